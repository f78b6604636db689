import { readMigrations } from '../../../local-backend/data/migrations.ts';

const migrations = readMigrations();
const longestFile = 420;
const sections = ['Tables', 'Indexes', 'Row-level security', 'Functions', 'Grants'];
/** Functions that must use dynamic SQL. */
const dynamicFunctions = [
  'private.create_search_index',
  'private.insert_known_columns',
  'private.export_page',
];

const definitions = migrations.flatMap(({ name, sql }) =>
  [...sql.matchAll(/^create (?:or replace )?function ([\w.]+)[\s\S]*?\$\$;$/gm)].map(([text, callable]) => ({
    file: name,
    callable: String(callable),
    text,
  })),
);

test('no function is defined twice', () => {
  expect(definitions.length).toBeGreaterThan(100);
  const names = definitions.map(({ callable }) => callable);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test.each(migrations)('the file $name is not too long', ({ sql }) => {
  expect(sql.split('\n').length).toBeLessThanOrEqual(longestFile);
});

test.each(migrations)('the file $name has its sections in the fixed order', ({ sql }) => {
  const found = [...sql.matchAll(/^-- ([\w -]+)$/gm)].map(([, title]) => String(title));
  const places = found.map((title) => sections.indexOf(title)).filter((place) => place >= 0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBe(places.length);
  const [before] = sql.split('\n-- Grants\n');
  expect(before).not.toMatch(/^grant .* on (?!schema)/m);
});

test('only the functions listed here build SQL dynamically', () => {
  const dynamic = definitions.filter(({ text }) => /\bexecute\s+(format|'|\w+\s*(;|into|using))/.test(text));
  expect(dynamic.map(({ callable }) => callable)).toEqual(dynamicFunctions);
});

// Tests replace this function by one of the lowest cost.
test('passwords are hashed at the cost that Supabase Auth uses', () => {
  const salt = definitions.find(({ callable }) => callable === 'private.password_salt');
  expect(salt?.text).toContain("extensions.gen_salt('bf', 10)");
});

test('a function is changed where it is defined, not by a later statement', () => {
  const changes = migrations.filter(({ sql }) => /^(alter|drop) function/m.test(sql));
  expect(changes.map(({ name }) => name)).toEqual([]);
});

test('execution is taken back once, by the default privileges, before the first function', () => {
  const revoked = migrations.flatMap(({ name, sql }) =>
    [...sql.matchAll(/^.*\brevoke\b.* on functions?\b.* public;$/gm)].map(([line]) => `${name}: ${line}`),
  );
  expect(revoked).toEqual(['foundation: alter default privileges revoke execute on functions from public;']);
  const foundation = migrations[0]?.sql ?? '';
  expect(foundation.indexOf('alter default privileges revoke')).toBeLessThan(
    foundation.indexOf('create function'),
  );
});
