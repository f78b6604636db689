import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// What a person would see within a moment may take seconds on a busy machine with two cores.
configure({ asyncUtilTimeout: 10_000 });

/** A console error or warning is a defect that no assertion looked for, so it fails the test that caused it. */
const unexpected = [];
beforeEach(() => {
  unexpected.length = 0;
  for (const level of ['error', 'warn']) {
    jest.spyOn(console, level).mockImplementation((...args) => unexpected.push([level, ...args].join(' ')));
  }
});
afterEach(() => {
  const seen = unexpected.splice(0);
  jest.restoreAllMocks();
  if (seen.length > 0) throw new Error(`The test wrote to the console:\n${seen.join('\n')}`);
});
