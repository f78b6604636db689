/**
 * Tests against the real embedded backend, which runs in Node and ships as ES modules only. Start them with
 * `npm run test:backend`, or `npm run test:postgres` for the same on PostgreSQL.
 */
const onPostgres = Boolean(process.env.PITLANE_TEST_POSTGRES);

export default {
  displayName: onPostgres ? 'shared-data on PostgreSQL' : 'shared-data backend',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{supabase/tests,local-backend}/**/*.test.ts',
    '<rootDir>/src/**/*.backend.test.{ts,tsx}',
  ],
  // Parallel connections need a server; PGlite has one session for everybody. What is of PGlite's own files needs none.
  testPathIgnorePatterns: [
    '/node_modules/',
    onPostgres ? '\\.pglite\\.test\\.ts$' : '\\.postgres\\.test\\.ts$',
  ],
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
  workerIdleMemoryLimit: '250MB',
};
