import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPglite } from '../engine/pglite-engine.ts';
import { fillDataFolder } from '../testing/fill-data-folder.ts';
import { type ServedBackend, serveBackend } from './serve.ts';

let folder: string;
let served: ServedBackend;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitlane-test-'));
});
afterEach(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

test('limits per address count that of the socket, in the functions too, whatever a request claims', async () => {
  await fillDataFolder(folder, { seed: true });
  served = await serveBackend({ port: 0, dataDir: folder });
  const headers = {
    apikey: served.publishableKey,
    'content-type': 'application/json',
    'x-forwarded-for': '198.51.100.7',
    'x-pitlane-caller': '198.51.100.8',
  };
  const token = 'wrong-token-wrong-token';
  for (const path of ['rest/v1/rpc/open_link', 'functions/v1/photo-links']) {
    const body = JSON.stringify({ token });
    const { status } = await fetch(`${served.url}/${path}`, { method: 'POST', headers, body });
    expect(status).toBe(404);
  }
  await served.close();
  const engine = await openPglite(path.join(folder, 'database'));
  const counted = await engine.query("select caller from private.attempts where action = 'link'");
  await engine.close();
  expect(counted).toEqual([{ caller: '127.0.0.1' }, { caller: '127.0.0.1' }]);
});
