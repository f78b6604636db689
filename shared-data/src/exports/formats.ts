export { countCharacters } from '../formats/count-characters.ts';
export { formatDate, formatDateTime } from '../formats/date.ts';
export { formatDuration } from '../formats/duration.ts';
export { addDays, todayInGarage } from '../formats/garage-day.ts';
export { isDay } from '../formats/is-day.ts';
export { formatKilometres } from '../formats/kilometres.ts';
export { formatMoney } from '../formats/money.ts';
export { relativeCompletion } from '../formats/relative-completion.ts';
export { tidyText } from '../formats/tidy-text.ts';
