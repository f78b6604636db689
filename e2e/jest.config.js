import { browserTests } from '../jest.base.js';

/** Tests of documents, settings and the test runner; the journeys run in Playwright. */
export default {
  ...browserTests({ displayName: 'e2e' }),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
};
