import { type Migration, readMigrations } from '../migrations.ts';
import { requireCurrentBaseline } from './baseline.ts';
import { readReleased, release, releaseProblems } from './released-migrations.ts';

const first: Migration = { version: '20260101000000', name: '1_0', sql: 'create table a ();' };
const second: Migration = { version: '20260201000000', name: 'tags', sql: 'create table b ();' };
const released = release([first, second]);

test('released migrations are as they were released, and new ones come after them', () => {
  expect(releaseProblems(readMigrations(), readReleased())).toEqual([]);
});

test('until it is released, the first migration is what the chapters declare', () => {
  const migrations = readMigrations();
  expect(() => requireCurrentBaseline(migrations)).not.toThrow();
  const edited = migrations.map((migration) => ({ ...migration, sql: `${migration.sql} ` }));
  expect(() => requireCurrentBaseline(edited)).toThrow('npm run migration -- --baseline');
  expect(() => requireCurrentBaseline([])).toThrow('npm run migration -- --baseline');
});

test.each([
  ['nothing was changed', [first, second], []],
  ['one comes after them', [first, second, { ...second, version: '20260301000000' }], []],
  [
    'one is edited',
    [first, { ...second, sql: `${second.sql} ` }],
    ['20260201000000_tags.sql was released and is edited'],
  ],
  ['one is missing', [second], ['20260101000000_1_0.sql was released and is missing']],
  [
    'one is renamed',
    [first, { ...second, name: 'labels' }],
    ['20260201000000_tags.sql was released and is missing', '20260201000000_labels.sql comes before'],
  ],
  [
    'one comes between them',
    [first, { ...second, version: '20260115000000' }, second],
    ['20260115000000_tags.sql comes before'],
  ],
])('when %s', (_, migrations, problems) => {
  expect(releaseProblems(migrations, released)).toEqual(
    problems.map((text) => expect.stringContaining(text)),
  );
});
