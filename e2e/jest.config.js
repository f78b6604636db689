import { browserTests } from '../jest.base.js';

/** The journeys run in Playwright; here stand only the tests of the code that runs and counts them. */
export default {
  ...browserTests({ displayName: 'e2e' }),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
};
