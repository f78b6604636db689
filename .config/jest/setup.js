import { jest } from '@jest/globals';

// Tests that run in Node have no page.
if (typeof document !== 'undefined') await import('./page-setup.js');

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
