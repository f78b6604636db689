/** Installs the dependencies when they are missing or older than the lock file. Runs under any Node 20+. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const urlOf = (path) => new URL(path, root);
const mark = urlOf('node_modules/.pitlane-lock.json');
const lock = readFileSync(urlOf('package-lock.json'), 'utf8');

const isCurrent =
  existsSync(urlOf('node_modules/.bin/node')) && existsSync(mark) && readFileSync(mark, 'utf8') === lock;

if (!isCurrent) {
  process.stdout.write('Installing dependencies…\n');
  // Not `npm ci`: it refuses a lock file without the binaries of other platforms.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: fileURLToPath(root),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(mark, lock);
}
