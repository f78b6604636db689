export { default as fc } from 'fast-check';
export {
  anyDayText,
  anyNumberText,
  anyText,
  nastyDays,
  nastyNumbers,
  nastyTexts,
} from '../testing/any-input.ts';
