import { readMigrations } from '../migrations.ts';
import { canMigrate, describeSchema } from './schema-record.ts';

const migration = (version: string, sql: string) => ({ version, name: 'notes', sql });
const first = migration('20260101000000', 'create table a ();');
const second = migration('20260102000000', 'create table b ();');

test.each([
  ['all migrations', [first, second]],
  ['the first migrations', [first]],
  ['no migration yet', []],
])('a database with %s can be migrated', (_, made) => {
  expect(canMigrate(describeSchema(made), [first, second])).toBe(true);
});

test.each([
  ['an edited migration', [first, { ...second, sql: `${second.sql} ` }]],
  ['a renamed migration', [{ ...first, name: 'remarks' }, second]],
  ['a removed migration', [first]],
  ['a migration inserted before the last', [first, migration('20260101120000', ''), second]],
])('a database cannot be migrated after %s', (_, current) => {
  expect(canMigrate(describeSchema([first, second]), current)).toBe(false);
});

test('a database without a record cannot be migrated', () => {
  expect(canMigrate(undefined, [])).toBe(false);
});

test('every migration of the project counts, to its last character', () => {
  const migrations = readMigrations();
  for (const edited of migrations) {
    const changed = migrations.map((each) => (each === edited ? { ...each, sql: `${each.sql} ` } : each));
    expect(canMigrate(describeSchema(migrations), changed)).toBe(false);
  }
});
