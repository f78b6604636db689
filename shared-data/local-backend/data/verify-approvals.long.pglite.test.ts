import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openBackend } from '../server/open-backend.ts';
import { fillDataFolder } from '../testing/fill-data-folder.ts';
import { verifyApprovals } from './verify-approvals.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-approvals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = path.resolve(import.meta.dirname, '../../scripts/verify-approvals.ts');

test('the records of the demo data are what was signed, and the command fails for a changed one', async () => {
  await fillDataFolder(folder, { seed: true });
  const { exec, close } = await openBackend({ dataDir: folder, seed: true });
  expect(await verifyApprovals(exec)).toEqual({ checked: 3, failed: [] });
  await exec('alter table private.approval_records disable trigger keep_approval_records');
  await exec(`update private.approval_records set document = document || ' ',
    sha256 = private.text_hash(document || ' ') where record_id = 1`);
  expect((await verifyApprovals(exec)).failed).toMatchObject([
    { recordId: 1, problem: 'the text is not canonical' },
  ]);
  await exec(`update private.approval_records set document = replace(document, '"declined"', '"approved"')
    where record_id = 2`);
  await close();
  const settings = { env: { PATH: process.env.PATH, PITLANE_DATA: folder } };
  await expect(promisify(execFile)(process.execPath, [script], settings)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the text does not have this SHA-256.\n'),
    stdout: '3 approval records checked, 2 failed.\n',
  });
});
