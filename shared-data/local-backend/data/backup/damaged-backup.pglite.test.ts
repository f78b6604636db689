import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { webp } from '../../../supabase/tests/support/pictures.ts';
import { fillDataFolder } from '../../testing/fill-data-folder.ts';
import { backUp, restore } from './backup.ts';

const photo = 'photos/1/00000000-0000-4000-8000-000000000000.webp';

let place: string;
let data: string;
let copy: string;
beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'pitlane-backup-'));
  data = path.join(place, 'data');
  copy = path.join(place, 'copy');
  await fillDataFolder(data, { seed: false });
  mkdirSync(path.join(data, 'photos/1'), { recursive: true });
  writeFileSync(path.join(data, photo), webp());
  await backUp(data, copy);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const damages: Record<string, (file: string) => void> = {
  changed(file) {
    const bytes = readFileSync(file);
    const place = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    writeFileSync(file, bytes);
  },
  'cut off': (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  empty: (file) => truncateSync(file, 0),
  missing: (file) => rmSync(file),
};

test('a damaged backup is refused in words that name what is damaged, and creates nothing', async () => {
  const target = path.join(place, 'elsewhere');
  for (const name of ['database.tar.gz', 'keys.json', 'backup.json', 'photos.sha256', photo])
    for (const [kind, damage] of Object.entries(damages)) {
      // A changed letter in it may be one of its date.
      if (name === 'backup.json' && kind === 'changed') continue;
      const spoiled = path.join(place, 'spoiled');
      cpSync(copy, spoiled, { recursive: true });
      damage(path.join(spoiled, name));
      const refusal = await restore(spoiled, target).catch(({ message }: Error) => message);
      expect([name, kind, refusal]).toEqual([
        ...[name, kind],
        expect.stringMatching(new RegExp(`${name.replace(/\W.*/, '')}.* damaged.*Nothing was changed`)),
      ]);
      expect(refusal).not.toContain('PITLANE_DATA');
      expect(existsSync(target)).toBe(false);
      rmSync(spoiled, { recursive: true });
    }
  await expect(restore(place, target)).rejects.toThrow('is not a backup');
});

test('a full disk is told in words by each command, without a stack, and restoring leaves nothing', async () => {
  const target = path.join(place, 'elsewhere');
  const full = path.resolve(import.meta.dirname, '../../testing/full-disk.ts');
  const run = (script: string, parameters: string[], folder: string) =>
    promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, script), ...parameters], {
      env: {
        ...process.env,
        NODE_OPTIONS: `--import ${full}`,
        PITLANE_DATA: folder,
        PITLANE_BACKEND_PORT: '0',
      },
    }).catch((error: { stderr: string }) => error);
  for (const [script, parameters, folder] of [
    ['backup-command.ts', ['backup', path.join(place, 'another')], data],
    ['backup-command.ts', ['restore', copy], target],
    ['../../server/serve.ts', [], data],
    ['../../server/serve.ts', [], target],
  ] as const) {
    const { stderr } = await run(script, [...parameters], folder);
    expect([script, stderr]).toEqual([script, expect.stringContaining('The disk is full.')]);
    expect(stderr).not.toContain('    at ');
  }
  expect(readdirSync(place).sort()).toEqual(['copy', 'data', 'elsewhere']);
  expect(readdirSync(target)).toEqual([]);
});
