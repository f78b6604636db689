import { ignoredNow } from '../.config/jest/long-tests.js';

/**
 * Tests against the real embedded backend, which runs in Node and ships as ES modules only. Start them with
 * `npm run test:backend`, or `npm run test:postgres` for PostgreSQL, where the rules are tested.
 */
const onPostgres = Boolean(process.env.PITLANE_TEST_POSTGRES);

/** Tests of PGlite itself: its files and processes, and the server, which runs on PGlite only. */
const onPgliteOnly = ['\\.pglite\\.test\\.ts$', '<rootDir>/local-backend/', 'mail-over-tls'];

/**
 * Parallel connections need a server: PGlite has one session for everybody. Rules are the same SQL on both engines, and
 * PGlite is the slower one; that each function can be called there, `callable-functions` shows. Of access and messages,
 * what is rules alone is tested where the rules are. Of the data package, accounts, sessions, photos and the generated
 * types depend on the engine.
 */
const onPostgresOnly = [
  '\\.postgres\\.test\\.ts$',
  'supabase/tests/access/(photo-sessions|photos|rate-limiting|session-ends|sessions|social-sign-in)\\.test\\.ts$',
  'supabase/tests/messages/(attached-invoice|(killed-)?delivery|message-events|refused-messages)\\.test\\.ts$',
  'supabase/tests/(rules|people|imports|performance|random)/(?!.*\\.pglite\\.test\\.ts$)',
  '<rootDir>/src/(?!accounts/(accounts|second-factor)|foundation|requests/photos)',
];

export default {
  displayName: onPostgres ? 'shared-data on PostgreSQL' : 'shared-data backend',
  testEnvironment: '<rootDir>/local-backend/testing/backend-environment.js',
  testMatch: [
    '<rootDir>/{supabase/tests,local-backend}/**/*.test.ts',
    '<rootDir>/src/**/*.backend.test.{ts,tsx}',
  ],
  testPathIgnorePatterns: ['/node_modules/', ...ignoredNow, ...(onPostgres ? onPgliteOnly : onPostgresOnly)],
  testSequencer: '<rootDir>/local-backend/testing/longest-first.js',
  setupFilesAfterEnv: ['<rootDir>/local-backend/testing/fail-on-wrong-answers.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'es6' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
  testTimeout: 120_000,
  maxWorkers: 2,
  // Jest keeps the modules of every file, and with them its database: a worker had 12 GB after half of the files. The limit
  // is that of the JavaScript heap, a tenth of all.
  workerIdleMemoryLimit: onPostgres ? '1500MB' : '250MB',
};
