import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
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

async function makeData() {
  const { database, markComplete, release } = await openDataFolder(folder);
  mkdirSync(database);
  writeFileSync(path.join(database, 'PG_VERSION'), '17');
  markComplete();
  release();
}

test('what the backend made is removed, with its folder', async () => {
  await makeData();
  await removeData(folder);
  expect(existsSync(folder)).toBe(false);
});

test('what somebody else put there stays, and so does the folder', async () => {
  await makeData();
  put('letters/to-the-garage.txt');
  put('notes.txt');
  await removeData(folder);
  expect(readdirSync(folder)).toEqual(['letters', 'notes.txt']);
});

test.each([
  ['a home', ['Documents/letter.txt']],
  ["another program's database", ['database/table.db', 'database.complete']],
  ["another program's keys", ['keys.json', 'database/table.db']],
])('%s is not touched', async (_, files) => {
  for (const file of files) put(file);
  await expect(removeData(folder)).rejects.toThrow(`${folder} holds no data of Pitlane`);
  for (const file of files) expect(existsSync(path.join(folder, file))).toBe(true);
  expect(existsSync(path.join(folder, 'backend.lock'))).toBe(false);
});

test('nothing to remove is no failure, and makes nothing', async () => {
  await removeData(folder);
  expect(readdirSync(folder)).toEqual([]);
  await removeData(path.join(folder, 'none'));
  expect(existsSync(path.join(folder, 'none'))).toBe(false);
});

test("a backend does not begin over another program's database", async () => {
  put('database/table.db');
  await expect(openDataFolder(folder)).rejects.toThrow('Set PITLANE_DATA to another folder');
  expect(existsSync(path.join(folder, 'database/table.db'))).toBe(true);
});

test('an unused folder may hold other things when a backend begins in it', async () => {
  put('notes.txt');
  await makeData();
  expect(readdirSync(folder).sort()).toEqual(['database', 'database.complete', 'keys.json', 'notes.txt']);
});

test('a lock whose owner was killed holds nobody up, though its number is another process’s by now', async () => {
  writeFileSync(path.join(folder, 'backend.lock'), `${process.ppid} 1`);
  if (process.platform === 'linux') await makeData();
  else await expect(makeData()).rejects.toThrow(`Process ${process.ppid} is using the data`);
});

test('a lock whose owner lives is kept', async () => {
  const { release } = await openDataFolder(folder);
  const [, start] = readFileSync(path.join(folder, 'backend.lock'), 'utf8').split(' ');
  release();
  expect(start).toMatch(process.platform === 'linux' ? /^\d+$/ : /^$/);
  writeFileSync(path.join(folder, 'backend.lock'), String(process.ppid));
  await expect(openDataFolder(folder)).rejects.toThrow(`Process ${process.ppid} is using the data`);
});
