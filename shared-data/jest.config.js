import { ignoredNow } from '../.config/jest/long-tests.js';
import { browserTests } from '../jest.base.js';

export default {
  ...browserTests({ displayName: 'shared-data' }),
  testMatch: ['<rootDir>/{src,scripts}/**/*.test.{ts,tsx}'],
  // These need the embedded backend, which runs in Node: see jest.backend.config.js.
  testPathIgnorePatterns: ['/node_modules/', '\\.backend\\.test\\.', ...ignoredNow],
};
