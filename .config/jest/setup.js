import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A busy machine with two cores may need seconds to render.
configure({ asyncUtilTimeout: 10_000 });

/** A console error or warning fails the test that caused it. */
const unexpected = [];
beforeEach(() => {
  unexpected.length = 0;
  for (const level of ['error', 'warn']) {
    jest.spyOn(console, level).mockImplementation((...args) => unexpected.push([level, ...args].join(' ')));
  }
});
afterEach(() => {
  const messages = unexpected.splice(0);
  jest.restoreAllMocks();
  if (messages.length > 0) throw new Error(`The test wrote to the console:\n${messages.join('\n')}`);
});
