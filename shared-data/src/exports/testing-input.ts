export { default as fc } from 'fast-check';
export {
  arbitraryNumberText,
  arbitraryText,
  lengthOf,
  shownNumber,
  storedText,
  unusualDays,
} from '../testing/arbitrary-input.ts';
export { testFuzzedAddresses } from '../testing/fuzz-addresses.tsx';
export { enterText, fuzzForm } from '../testing/fuzz-form.ts';
export { testFuzzedScreens } from '../testing/fuzz-screens.tsx';

export { expectNoInjectedElements } from '../testing/injected-content.ts';
