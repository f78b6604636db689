/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dynamicFunctions, functionNames, type SchemaFile, schemaProblems } from './schema-files.ts';

const folder = path.resolve(__dirname, '../../supabase');
const schema: SchemaFile[] = globSync('{migrations,schemas}/**/*.sql', { cwd: folder })
  .sort()
  .map((name) => ({ name: path.basename(name), sql: readFileSync(path.join(folder, name), 'utf8') }));

test('the files of the schema keep our rules', () => {
  expect(schema.length).toBeGreaterThan(100);
  expect(schemaProblems(schema)).toEqual([]);
});

test('every function is seen', () => {
  const lines = schema.flatMap(
    ({ sql }) => sql.match(/^create (?:or replace )?(?:function|procedure) /gm) ?? [],
  );
  const names = functionNames(schema);
  expect(names).toHaveLength(lines.length);
  for (const name of dynamicFunctions) expect(names).toContain(name);
});

const foundation: SchemaFile = {
  name: 'foundation.sql',
  sql: `
-- Functions

alter default privileges revoke execute on functions from public;
create function private.limits() returns jsonb language sql immutable return '{"a;": 1}'::jsonb;
create function private.password_salt() returns text language sql return extensions.gen_salt('bf', 10);

-- Grants

grant execute on function private.limits() to anon;
`,
};
const withFile = (sql: string) => schemaProblems([foundation, { name: 'fault.sql', sql }]);

test.each([
  [''],
  [
    "-- execute 'x'\ncreate function a.b() returns void language plpgsql as $$ begin perform 'execute format'; end $$;",
  ],
  ['grant usage on schema private to anon;'],
  ["create function a.b() returns text language sql return 'grant all on a to b; drop function a.c();';"],
  ['create trigger t after insert on a.b for each row execute function a.c();'],
  ['create function a.b() returns int begin atomic; select case when true then 1 end; select 2; end;'],
])('%j is allowed', (sql) => {
  expect(withFile(sql)).toEqual([]);
});

const head = 'create function a.b() returns void language plpgsql as $body$ begin';
test.each([
  ['a function is defined twice', 'create function private.limits() returns int return 1;'],
  [
    'one is defined twice after another without a body in dollars',
    'create function a.b() returns int return 1; create function "a"."b" () returns int return 2;',
  ],
  ['sections are in another order', '-- Functions\nselect 1;\n-- Tables\n'],
  ['a section comes twice', '-- Tables\nselect 1;\n-- Tables\n'],
  ['a grant has no section', 'grant select on a.b to anon;'],
  ['a grant comes before its section', 'select 1;\n  GRANT select\n on a.b to anon;\n-- Grants\nselect 2;'],
  ['a text is executed', `${head} execute 'select 1'; end $body$;`],
  ['a variable is executed', `${head} EXECUTE statement into found; end $body$;`],
  ['what format makes is executed', `${head} return query execute\n format('select 1'); end $body$;`],
  ['what is concatenated is executed', `${head} execute ('select ' || name); end $body$;`],
  ['what a function returns is executed', `${head} execute private.statement_of(1); end $body$;`],
  ['a function is dropped', ' drop function a.b();'],
  ['a function is altered', 'select 1;\nalter function a.b() owner to anon;'],
  ['execution is taken back again', 'revoke execute on function a.b() from public;'],
  ['execution of all is taken back again', 'revoke all on all functions in schema a from public;'],
])('it is found when %s', (_, sql) => {
  expect(withFile(sql)).toHaveLength(1);
});

test.each([
  ['passwords cost less', "'bf', 10", "'bf', 4"],
  ['passwords have no function', 'password_salt', 'other_salt'],
  ['execution is never taken back', 'alter default privileges revoke execute on functions from public;', ''],
  ['execution is taken back late', /(alter default privileges .*;)\n(create function .*;)/, '$2\n$1'],
])('it is found when %s', (_, right, wrong) => {
  const sql = foundation.sql.replace(right, wrong);
  expect(sql).not.toBe(foundation.sql);
  expect(schemaProblems([{ ...foundation, sql }])).toHaveLength(1);
});
