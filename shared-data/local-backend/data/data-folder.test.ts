import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDataFolder, removeData } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitlane-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), 'mine');
};

async function createData() {
  const { database, markComplete, release } = await openDataFolder(folder);
  mkdirSync(database);
  writeFileSync(path.join(database, 'PG_VERSION'), '17');
  markComplete();
  release();
}

test('only its owner reads the folder', async () => {
  chmodSync(folder, 0o755);
  await createData();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('the data is removed with its folder', async () => {
  await createData();
  await removeData(folder);
  expect(existsSync(folder)).toBe(false);
});

test('files of others in the folder are kept, and so is the folder', async () => {
  await createData();
  put('letters/to-the-garage.txt');
  put('notes.txt');
  await removeData(folder);
  expect(readdirSync(folder)).toEqual(['letters', 'notes.txt']);
});

test.each([
  ['a home folder', ['Documents/letter.txt']],
  ["another program's database", ['database/table.db', 'database.complete']],
  ["another program's keys", ['keys.json', 'database/table.db']],
])('%s is left unchanged', async (_, files) => {
  for (const file of files) put(file);
  await expect(removeData(folder)).rejects.toThrow(`${folder} holds no data of Pitlane`);
  for (const file of files) expect(existsSync(path.join(folder, file))).toBe(true);
  expect(existsSync(path.join(folder, 'backend.lock'))).toBe(false);
});

test('keys of an earlier version stay, and get the one for photos', async () => {
  const earlier = { jwtSecret: 'a'.repeat(43), secretKey: `sb_secret_${'b'.repeat(32)}` };
  writeFileSync(path.join(folder, 'keys.json'), JSON.stringify(earlier));
  const { keys, release } = await openDataFolder(folder);
  release();
  expect(keys).toEqual({ ...earlier, photoKey: expect.stringMatching(/^[\w-]{43}$/) });
  const again = await openDataFolder(folder);
  again.release();
  expect(again.keys).toEqual(keys);
});

test.each(['', '{"jwtSecret":', '{}'])(
  'damaged keys (%j) send nobody away from good data',
  async (damaged) => {
    await createData();
    const file = path.join(folder, 'keys.json');
    const keys = readFileSync(file, 'utf8');
    writeFileSync(file, damaged);
    const refusal = await openDataFolder(folder).catch(({ message }: Error) => message);
    expect(refusal).toContain(`${file} is damaged. The data beside it is unchanged.`);
    expect(refusal).not.toContain('PITLANE_DATA');

    // Without the file there are new keys.
    rmSync(file);
    const opened = await openDataFolder(folder);
    opened.release();
    expect([opened.isNew, opened.keys.jwtSecret === JSON.parse(keys).jwtSecret]).toEqual([false, false]);

    writeFileSync(file, damaged);
    await removeData(folder);
    expect(existsSync(folder)).toBe(false);
  },
);

test('removing from an empty or missing folder does nothing', async () => {
  await removeData(folder);
  expect(readdirSync(folder)).toEqual([]);
  await removeData(path.join(folder, 'none'));
  expect(existsSync(path.join(folder, 'none'))).toBe(false);
});

test('a folder whose database is incomplete has the record of an empty schema', async () => {
  writeFileSync(path.join(folder, 'schema.json'), '[{"migration":"a","sha256":"b"}]');
  const data = await openDataFolder(folder);
  expect(data.readSchema()).toEqual([]);
  data.markComplete();
  data.writeSchema([{ migration: 'a', sha256: 'b' }]);
  data.release();
  const again = await openDataFolder(folder);
  again.release();
  expect(again.readSchema()).toEqual([{ migration: 'a', sha256: 'b' }]);
});

test("a folder with another program's database is refused", async () => {
  put('database/table.db');
  await expect(openDataFolder(folder)).rejects.toThrow('Set PITLANE_DATA to another folder');
  expect(existsSync(path.join(folder, 'database/table.db'))).toBe(true);
});

test('a new data folder may already hold other files', async () => {
  put('notes.txt');
  await createData();
  expect(readdirSync(folder).sort()).toEqual([
    'database',
    'database.complete',
    'keys.json',
    'notes.txt',
    'schema.json',
  ]);
});

test('a lock of a killed process is taken over, even if another process has its number now', async () => {
  writeFileSync(path.join(folder, 'backend.lock'), `${process.ppid} 1`);
  if (process.platform === 'linux') await createData();
  else await expect(createData()).rejects.toThrow(`Process ${process.ppid} is using the data`);
});

test('a lock of a running process is respected', async () => {
  const { release } = await openDataFolder(folder);
  const [, start] = readFileSync(path.join(folder, 'backend.lock'), 'utf8').split(' ');
  release();
  expect(start).toMatch(process.platform === 'linux' ? /^\d+$/ : /^$/);
  writeFileSync(path.join(folder, 'backend.lock'), String(process.ppid));
  await expect(openDataFolder(folder)).rejects.toThrow(`Process ${process.ppid} is using the data`);
});
