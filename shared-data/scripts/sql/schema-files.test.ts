import { globSync } from 'node:fs';
import path from 'node:path';
import { readSchemaFiles } from './read-schema-files.ts';
import { dynamicFunctions, functionNames, type SchemaFile, schemaProblems } from './schema-files.ts';

const schema = readSchemaFiles();

test('config.toml lists every chapter once', () => {
  const folder = path.resolve(__dirname, '../../supabase/schemas');
  expect(schema.map(({ name }) => name).sort()).toEqual(globSync('**/*.sql', { cwd: folder }).sort());
});

test('the chapters keep our rules @long', () => {
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
  name: 'foundation/first.sql',
  sql: `set check_function_bodies = off;
alter default privileges revoke execute on functions from public;
create function private.limits() returns jsonb language sql immutable return '{"a;": 1}'::jsonb;
create function private.password_salt() returns text language sql return extensions.gen_salt('bf', 10);

grant execute on function private.limits() to anon;
`,
};
const late = 'set check_function_bodies = off;';
const withFile = (sql: string, name = 'parts/stock.sql') =>
  schemaProblems([foundation, { name, sql: `${late}\n${sql}` }]);

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

const head = 'create function a.b() returns void language plpgsql as $body$\nbegin';
test.each([
  ['a function is defined twice', 'create function private.limits() returns int return 1;'],
  [
    'one is defined twice after another without a body in dollars',
    'create function a.b() returns int return 1; create function "a"."b" () returns int return 2;',
  ],
  ['a text is executed', `${head} execute 'select 1'; end $body$;`],
  ['a variable is executed', `${head} EXECUTE statement into found; end $body$;`],
  ['what format makes is executed', `${head} return query execute\n format('select 1'); end $body$;`],
  ['what is concatenated is executed', `${head} execute ('select ' || name); end $body$;`],
  ['what a function returns is executed', `${head} execute private.statement_of(1); end $body$;`],
  ['a function is dropped', ' drop function a.b();'],
  ['a line is longer than 110 characters', `select ${'1 + '.repeat(26)}1;`],
  ['a function is altered', 'select 1;\nalter function a.b() owner to anon;'],
  ['a function of the API is written out', 'create function public.b() returns int return 1;'],
  ['execution is taken back again', 'revoke execute on function a.b() from public;'],
  ['execution of all is taken back again', 'revoke all on all functions in schema a from public;'],
])('it is found when %s', (_, sql) => {
  expect(withFile(sql)).toHaveLength(1);
});

test.each([
  ['a table', 'create table a.b ();', 'tables/parts.sql'],
  ['a row', "insert into a.b values ('x');", 'rows/parts.sql'],
  [
    'what a table says of itself',
    "insert into private.change_subjects values ('x', 'X');",
    'tables/parts.sql',
  ],
  ['a grant of functions', 'grant execute on function a.b() to anon;', 'foundation/callers.sql'],
])('it is found when %s stands in the chapter of functions', (_, sql, right) => {
  expect(withFile(sql, right)).toEqual([]);
  expect(withFile(sql)).toHaveLength(1);
});

test('it is found when a chapter of functions looks into bodies', () => {
  const sql = 'create function a.b() returns int return 1;';
  expect(schemaProblems([foundation, { name: 'parts/stock.sql', sql }])).toHaveLength(1);
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
