import { fileURLToPath } from 'node:url';
import { ignoredNow } from './.config/jest/long-tests.js';

const rootFile = (name) => fileURLToPath(new URL(name, import.meta.url));

const toCommonJs = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
  },
];

/**
 * Jest configuration for packages whose code runs in the browser.
 * Libraries are not transformed; those that are published only as ES modules need `node --experimental-vm-modules`.
 * @param {{ displayName: string }} options
 */
export const browserTests = ({ displayName }) => ({
  displayName,
  testEnvironment: rootFile('.config/jest/environment.js'),
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'development'] },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '\\.backend\\.test\\.ts$', ...ignoredNow],
  globals: {
    // Set by the bundler: where an app's files are.
    __webpack_public_path__: '/',
    // Style rules are inserted one by one, as in production: as text, jsdom would parse all of them again for each.
    SC_DISABLE_SPEEDY: false,
  },
  transform: { '\\.tsx?$': toCommonJs, '\\.woff$': rootFile('.config/jest/font-file.js') },
  transformIgnorePatterns: ['/node_modules/(?!.*\\.woff$)'],
  moduleNameMapper: { '^pdfkit$': rootFile('shared-ui/src/testing/pdfkit.cjs') },
  // Typing into a whole form takes seconds on a busy machine with two cores.
  testTimeout: 60_000,
  setupFilesAfterEnv: [rootFile('.config/jest/setup.js'), rootFile('shared-ui/src/testing/top-layer.ts')],
});
