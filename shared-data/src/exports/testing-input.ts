export { default as fc } from 'fast-check';
export { testAnyAddresses } from '../testing/any-address.tsx';
export { type AnyField, type AnyForm, expectNothingMade, put, tryAnyForm } from '../testing/any-form.ts';
export {
  anyDayText,
  anyNumberText,
  anyText,
  kept,
  lengthOf,
  nastyDays,
  nastyNumbers,
  nastyTexts,
  shownNumber,
} from '../testing/any-input.ts';
export { type AnyScreen, testAnyScreens } from '../testing/any-screen.tsx';
