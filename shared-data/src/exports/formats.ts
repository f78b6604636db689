export { formatCount, formatCountOf } from '../formats/count.ts';
export { countCharacters } from '../formats/count-characters.ts';
export { formatDate, formatDateTime, formatNearDay, formatShortDay, formatTime } from '../formats/date.ts';
export { formatDuration } from '../formats/duration.ts';
export { financialYear } from '../formats/financial-year.ts';
export { addDays, dayInGarage, minuteInGarage, todayInGarage } from '../formats/garage-day.ts';
export { isDay } from '../formats/is-day.ts';
export { isUuid } from '../formats/is-uuid.ts';
export { formatKilometres } from '../formats/kilometres.ts';
export { formatMoney, formatMoneyWithPaise, formatShortMoney } from '../formats/money.ts';
export { formatPercent } from '../formats/percent.ts';
export { relativeCompletion } from '../formats/relative-completion.ts';
export { tidyText } from '../formats/tidy-text.ts';
export {
  gstRates,
  invalidGstRate,
  invalidTaxCode,
  isGstRate,
  isTaxCode,
  longestTaxCode,
  taxCodeOf,
} from '../money/gst.ts';
export { toPaise, toRupees } from '../money/paise.ts';
export { searchKey } from '../search/search-key.ts';
