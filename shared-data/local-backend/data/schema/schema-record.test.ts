import { readMigrations } from '../migrations.ts';
import { describeSchema, standingOf } from './schema-record.ts';

const migration = (version: string, sql: string) => ({ version, name: 'notes', sql });
const first = migration('20260101000000', 'create table a ();');
const second = migration('20260102000000', 'create table b ();');

test.each([
  ['same', 'all migrations', [first, second]],
  ['earlier', 'the first migrations', [first]],
  ['earlier', 'no migration yet', []],
  ['newer', 'all migrations and more', [first, second, migration('20260103000000', '')]],
  ['another', 'one that was edited since', [first, { ...second, sql: `${second.sql} ` }]],
  ['another', 'one that was renamed since', [{ ...first, name: 'remarks' }, second]],
  ['another', 'the later of two', [second]],
  ['before 1.0', 'earlier ones alone', [migration('20251231000000', '')]],
])('it is the %s schema that was made by %s', (standing, _, made) => {
  expect(standingOf(describeSchema(made), [first, second])).toBe(standing);
});

test('a migration before the last applied one makes another schema', () => {
  const inserted = [first, migration('20260101120000', ''), second];
  expect(standingOf(describeSchema([first, second]), inserted)).toBe('another');
});

test('a schema without a record is another', () => {
  expect(standingOf(undefined, [])).toBe('another');
});

test('every migration of the project counts, to its last character', () => {
  const migrations = readMigrations();
  for (const edited of migrations) {
    const changed = migrations.map((each) => (each === edited ? { ...each, sql: `${each.sql} ` } : each));
    expect(standingOf(describeSchema(migrations), changed)).toBe('another');
  }
});
