import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { metAnswersVariable, unmetAnswers } from './met-answers.ts';
import { startPostgresServer } from './postgres-server.ts';
import { postgresVariable, prepareTestDatabases } from './test-backend.ts';

/**
 * Runs the backend's tests on PostgreSQL, which has parallel connections: on a server of its own, or on the one whose
 * superuser's URL is in PITLANE_TEST_POSTGRES. When all of them have run, those of `npm test` and the long ones after
 * them, the run fails if the schema of an answer was met by none.
 */
const parameters = process.argv.slice(2);
/** Nothing chosen: only said how to report. */
const choosesNone = parameters.every((given) => /^--(json|passWithNoTests|outputFile=.*)$/.test(given));
const part = process.env.PITLANE_TESTS;
const packageFolder = path.resolve(import.meta.dirname, '../..');
const metFile = path.join(packageFolder, 'reports/met-answers.txt');
mkdirSync(path.dirname(metFile), { recursive: true });
if (choosesNone && part !== 'rest') writeFileSync(metFile, '');
const existing = process.env[postgresVariable];
const server = existing ? undefined : await startPostgresServer({ forTests: true });
try {
  await prepareTestDatabases(existing ?? server?.urlOf('postgres'));
  const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));
  const child = spawn(
    process.execPath,
    ['--experimental-vm-modules', jest, '--config', 'jest.backend.config.js', ...parameters],
    {
      cwd: packageFolder,
      env: {
        ...process.env,
        [postgresVariable]: existing ?? server?.urlOf('postgres'),
        [metAnswersVariable]: metFile,
      },
      stdio: 'inherit',
    },
  );
  const [code] = await once(child, 'exit');
  const unmet = choosesNone && part !== 'default' ? unmetAnswers(metFile) : [];
  if (unmet.length > 0) process.stderr.write(`No test calls with success: ${unmet.join(', ')}\n`);
  // Not Jest's code of failed tests, which a whole run would try again one by one.
  process.exitCode = unmet.length > 0 ? 2 : (code ?? 1);
} finally {
  await server?.stop();
}
