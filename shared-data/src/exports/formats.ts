export {
  formatDate,
  formatDateTime,
  formatNearDay,
  formatShortDay,
  formatTime,
} from '../foundation/days/date.ts';
export { formatDuration } from '../foundation/days/duration.ts';
export { financialYear } from '../foundation/days/financial-year.ts';
export { addDays, dayInGarage, minuteInGarage, todayInGarage } from '../foundation/days/garage-day.ts';
export { isDay } from '../foundation/days/is-day.ts';
export { relativeCompletion } from '../foundation/days/relative-completion.ts';
export { formatCount, formatCountOf } from '../foundation/formats/count.ts';
export { countCharacters } from '../foundation/formats/count-characters.ts';
export { isUuid } from '../foundation/formats/is-uuid.ts';
export { formatKilometres } from '../foundation/formats/kilometres.ts';
export { formatPercent } from '../foundation/formats/percent.ts';
export { searchKey } from '../foundation/formats/search-key.ts';
export {
  gstRates,
  invalidGstRate,
  invalidTaxCode,
  isGstRate,
  isTaxCode,
  longestTaxCode,
  taxCodeOf,
} from '../foundation/numbers/gst.ts';
export { formatMoney, formatMoneyWithPaise, formatShortMoney } from '../foundation/numbers/money.ts';
export { toPaise, toRupees } from '../foundation/numbers/paise.ts';
export { tidyText } from '../foundation/schema/tidy-text.ts';
