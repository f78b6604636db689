export { default as fc } from 'fast-check';
export {
  arbitraryNumberText,
  arbitraryText,
  isEmail,
  isPersonName,
  isPhoneNumber,
  lengthOf,
  shownNumber,
  storedText,
  unusualDays,
} from '../testing/fuzz/arbitrary-input.ts';
export { testFuzzedAddresses } from '../testing/fuzz/fuzz-addresses.tsx';
export { enterText, fuzzForm } from '../testing/fuzz/fuzz-form.ts';
export { testFuzzedScreens } from '../testing/fuzz/fuzz-screens.tsx';
export { expectNoInjectedElements } from '../testing/fuzz/injected-content.ts';
export { customerList, encodeText, writeCsv } from '../testing/import-files.ts';
