export { default as fc } from 'fast-check';
export {
  anyNumberText,
  anyText,
  kept,
  lengthOf,
  nastyDays,
  shownNumber,
} from '../testing/arbitrary-input.ts';
export { testFuzzedAddresses } from '../testing/fuzz-addresses.tsx';
export { enterText, fuzzForm } from '../testing/fuzz-form.ts';
export { testFuzzedScreens } from '../testing/fuzz-screens.tsx';

export { expectNoInjectedElements } from '../testing/injected-content.ts';
