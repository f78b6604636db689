import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ageInWords, howToRestore, lastBackup } from './last-backup.ts';

let place: string;
let data: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'pitlane-test-'));
  data = path.join(place, 'data');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

function addBackup(name: string, label: string) {
  const folder = path.join(place, 'backups', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'backup.json'), label);
  return folder;
}

test.each([
  [0, '0 minutes old'],
  [119, '119 minutes old'],
  [60 * 5, '5 hours old'],
  [60 * 24 * 3 + 5, '3 days old'],
])('what was made %d minutes ago is %s', (minutes, age) => {
  expect(ageInWords(ago(minutes))).toBe(age);
});

test('the last backup is the newest that can be read, and named with its age', () => {
  addBackup('a', JSON.stringify({ madeAt: ago(60 * 24 * 9) }));
  const newest = addBackup('b', JSON.stringify({ madeAt: ago(60 * 24 * 3 + 1) }));
  addBackup('c', '{"made');
  addBackup('d.unfinished', '{}');
  expect(lastBackup(data)?.backup).toBe(newest);
  expect(howToRestore(data)).toMatch(/^The last backup is 3 days old/);
  expect(howToRestore(data)).toContain(`npm run restore -- ${newest}`);
});

test('without a backup it is said where none is', () => {
  expect(howToRestore(data)).toContain(`There is no backup in ${path.join(place, 'backups')}`);
});
