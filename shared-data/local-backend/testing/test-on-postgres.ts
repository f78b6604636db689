import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgresServer } from './postgres-server.ts';
import { postgresVariable, prepareTestDatabases } from './test-backend.ts';

/**
 * Runs the backend's tests on PostgreSQL, which has parallel connections: on a server of its own, or on the one whose
 * superuser's URL is in PITLANE_TEST_POSTGRES.
 */
const existing = process.env[postgresVariable];
const server = existing ? undefined : await startPostgresServer();
try {
  await prepareTestDatabases(existing ?? server?.urlOf('postgres'));
  const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));
  const child = spawn(
    process.execPath,
    ['--experimental-vm-modules', jest, '--config', 'jest.backend.config.js', ...process.argv.slice(2)],
    {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { ...process.env, [postgresVariable]: existing ?? server?.urlOf('postgres') },
      stdio: 'inherit',
    },
  );
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await server?.stop();
}
