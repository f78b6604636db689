import { readMigrations } from '../../../local-backend/data/migrations.ts';
import { findForwardReferences } from './forward-references.ts';

test('a file uses only what it or a file before it defines', () => {
  expect(findForwardReferences(readMigrations())).toEqual([]);
});

const later = {
  name: 'later',
  sql: `create table public.tags (id int);
create function private.tag() returns int language sql as 'select 1';
create table private.both (id int);`,
};
const earlier = 'create function private.both() returns int language sql as $$ select 1 $$;';

test.each([
  ['a function body', 'as $$ begin perform private.tag(); end $$', 'private.tag()'],
  ['the type of a variable', 'as $$ declare tag public.tags; begin end $$', 'public.tags'],
  ['a policy', 'create policy "Tags" on public.tags using (true);', 'public.tags'],
  ['a trigger', 'create trigger tag after insert on x execute function private.tag();', 'private.tag()'],
  ['a grant', 'grant execute on function private.tag() to anon;', 'private.tag()'],
  ['a name as text', "select 'public.tags'::regclass;", 'public.tags'],
  ['capitals', 'SELECT Private.Tag();', 'private.tag()'],
  ['a table named like an earlier function', 'insert into private.both (id) values (1);', 'private.both'],
  ['what no file defines', 'select private.nowhere();', 'private.nowhere()'],
])('a forward reference is found in %s', (_place, sql, name) => {
  const files = [{ name: 'first', sql: `${earlier}\n${sql}` }, later];
  expect(findForwardReferences(files)).toEqual([`first uses ${name}`]);
});

test('comments and texts may name what comes later, and a function its overload', () => {
  const sql = `${earlier}
-- private.tag() comes later.
comment on function private.both() is 'Like private.tag(), but isn''t public.tags.';
select private.both();`;
  expect(findForwardReferences([{ name: 'first', sql }, later])).toEqual([]);
});
