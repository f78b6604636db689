export { default as fc } from 'fast-check';
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
} from '../testing/arbitrary-input.ts';
export { testFuzzedAddresses } from '../testing/fuzz-addresses.tsx';
export { enterText, type FuzzedField, type FuzzedForm, fuzzForm } from '../testing/fuzz-form.ts';
export { testFuzzedScreens } from '../testing/fuzz-screens.tsx';
export type { FuzzedScreen } from '../testing/fuzzed-screen.ts';
export { expectNoInjectedElements } from '../testing/injected-content.ts';
