import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Runs a command as if the given moment of the garage's clock were now, and time goes on from there: Node, PostgreSQL and all
 * other programs with libfaketime (`apt install faketime`), pages of a browser by `fixtures/page/shift-date.ts`.
 */
const [moment = '', command = '', ...parameters] = process.argv.slice(2);
const ahead = Math.round((Date.parse(`${moment}+05:30`) - Date.now()) / 1000);
if (!command || Number.isNaN(ahead)) throw new Error('Usage: npm run test:at -- 2026-12-01T00:10 npm test');

const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((file) => existsSync(file));
if (!library) throw new Error('libfaketime is missing: apt install faketime');

const child = spawn(command, parameters, {
  stdio: 'inherit',
  env: {
    ...process.env,
    LD_PRELOAD: library,
    FAKETIME: `${ahead >= 0 ? '+' : ''}${ahead}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    PITLANE_TEST_AHEAD: String(ahead),
    // What passed at another moment has not passed at this one.
    TURBO_FORCE: 'true',
  },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
