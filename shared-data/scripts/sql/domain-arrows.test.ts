import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Arrows, arrowProblems, undefinedNames } from './domain-arrows.ts';
import { readSchemaFiles } from './read-schema-files.ts';

const schemas = path.resolve(__dirname, '../../supabase/schemas');
const chapters = readSchemaFiles();

test('a domain calls only those that arrows.json allows, and no arrow is without a call', () => {
  const allowed = JSON.parse(readFileSync(path.join(schemas, 'arrows.json'), 'utf8')) as Arrows;
  expect(arrowProblems(chapters, allowed)).toEqual([]);
});

test('the chapters define every name that they use', () => {
  expect(undefinedNames(chapters)).toEqual([]);
});

const home = {
  name: 'parts/tags.sql',
  sql: `create table public.tags (id int);
create function private.tag() returns int language sql as 'select 1';
create table private.both (id int);`,
};
const user = (sql: string) => [home, { name: 'hours/clock.sql', sql }];

test.each([
  ['a function body', 'as $$ begin perform private.tag(); end $$'],
  ['a trigger', 'create trigger tag after insert on x execute function private.tag();'],
  ['capitals', 'SELECT Private.Tag();'],
])('a call of another domain is found in %s', (_place, sql) => {
  expect(arrowProblems(user(sql), {})).toEqual(['hours may not call parts: private.tag']);
  expect(arrowProblems(user(sql), { hours: ['parts'] })).toEqual([]);
});

test('an arrow without a call is found', () => {
  expect(arrowProblems(user('select public.tags'), { hours: ['parts'] })).toEqual([
    'hours calls nothing of parts any more',
  ]);
});

test.each([
  ['a function body', 'as $$ begin perform private.nowhere(); end $$', 'private.nowhere()'],
  ['the type of a variable', 'as $$ declare tag public.nowhere; begin end $$', 'public.nowhere'],
  ['a policy', 'create policy "Tags" on public.nowhere using (true);', 'public.nowhere'],
  ['a grant', 'grant execute on function private.nowhere() to anon;', 'private.nowhere()'],
  ['a name as text', "select 'public.nowhere'::regclass;", 'public.nowhere'],
  ['a call of what is a table', 'select private.both();', 'private.both()'],
])('a name that nothing defines is found in %s', (_place, sql, name) => {
  expect(undefinedNames(user(sql))).toEqual([`hours/clock.sql uses ${name}`]);
});

test('comments and texts may name anything', () => {
  const sql = `-- private.nowhere() is gone.
comment on function private.tag() is 'Like private.nowhere(), but isn''t public.nothing.';`;
  expect(undefinedNames(user(sql))).toEqual([]);
});
