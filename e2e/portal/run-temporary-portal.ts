import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBackend } from '../../shared-data/local-backend/server/open-backend.ts';
import { cheapPasswords } from '../../shared-data/local-backend/testing/cheap-passwords.ts';
import { port, portalLog } from './address.ts';

/** Makes the demo data, in which hundreds of people will register. */
async function makeData(folder: string) {
  const backend = await openBackend({ dataDir: folder, seed: true });
  await backend.exec(cheapPasswords);
  await backend.close();
}

/** Runs the portal's production builds on new demo data until it is stopped, and logs its output. */
async function runTemporaryPortal() {
  const data = mkdtempSync(path.join(tmpdir(), 'pitlane-e2e-'));
  await makeData(data);
  const start = path.resolve(import.meta.dirname, '../../shell/launch/start.ts');
  const portal = spawn(process.execPath, [start], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, PITLANE_PORT: String(port), PITLANE_DATA: data },
  });
  mkdirSync(path.dirname(portalLog), { recursive: true });
  const log = createWriteStream(portalLog);
  for (const name of ['stdout', 'stderr'] as const) {
    portal[name].pipe(process[name]);
    portal[name].pipe(log, { end: false });
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => portal.kill('SIGTERM'));
  portal.once('exit', (code) => {
    rmSync(data, { recursive: true, force: true });
    process.exit(code ?? 1);
  });
}

await runTemporaryPortal();
