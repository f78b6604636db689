import { functionsIn, readStatements, type SqlFile, type SqlFunction } from './read-statements.ts';

export interface SchemaFile {
  /** Such as 20261122000100_foundation.sql. */
  name: string;
  sql: string;
}

const sections = ['Tables', 'Indexes', 'Row-level security', 'Functions', 'Grants'];

/** Functions that must use dynamic SQL. */
export const dynamicFunctions = [
  'private.create_search_index',
  'private.insert_known_columns',
  'private.export_page',
];

interface ReadFile extends SchemaFile, SqlFile {
  functions: SqlFunction[];
}

const read = (file: SchemaFile): ReadFile => {
  const content = readStatements(file.sql);
  return { ...file, ...content, functions: functionsIn(content.statements) };
};

const startsWith = (code: string, words: RegExp) => words.test(code.trimStart());

function orderOf({ name, comments }: ReadFile) {
  const places = comments.map((title) => sections.indexOf(title)).filter((place) => place >= 0);
  const isSorted = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return isSorted ? [] : [`${name}: its sections are ${places.map((place) => sections[place]).join(', ')}`];
}

/** Grants stand at the end, under their heading; those of a whole schema anywhere. */
function strayGrants({ name, sql }: ReadFile) {
  const end = sql.indexOf('\n-- Grants\n');
  const before = end < 0 ? sql : sql.slice(0, end);
  return readStatements(before)
    .statements.filter(({ code }) => startsWith(code, /^grant\s/i) && !/\son\s+schema\s/i.test(code))
    .map(() => `${name}: a grant before the section Grants`);
}

const changes = ({ name, statements }: ReadFile) =>
  statements
    .filter(({ code }) => startsWith(code, /^(?:alter|drop)\s+(?:function|procedure|routine)\s/i))
    .map(({ code }) => `${name}: ${code.trim()}`);

/** EXECUTE of PL/pgSQL; in a definition's own head, it names the function of a trigger. */
const isDynamic = ({ statement }: SqlFunction) =>
  statement.bodies.some((body) =>
    readStatements(body).statements.some(({ code }) => /\bexecute\b/i.test(code)),
  );

function duplicates(files: readonly ReadFile[]) {
  const seen = new Set<string>();
  return files.flatMap(({ functions }) =>
    functions.flatMap(({ name }) => {
      const isKnown = seen.has(name);
      seen.add(name);
      return isKnown ? [`${name} is defined twice`] : [];
    }),
  );
}

function dynamics(files: readonly ReadFile[]) {
  const found = files.flatMap(({ functions }) => functions.filter(isDynamic)).map(({ name }) => name);
  return found
    .filter((name) => !dynamicFunctions.includes(name))
    .map((name) => `${name} builds SQL dynamically`);
}

/** Tests replace this function by one of the lowest cost. */
function passwordCost(files: readonly ReadFile[]) {
  const salt = files
    .flatMap(({ functions }) => functions)
    .find(({ name }) => name === 'private.password_salt');
  return salt?.statement.text.includes("extensions.gen_salt('bf', 10)")
    ? []
    : ['passwords are not hashed at the cost that Supabase Auth uses'];
}

const revoke = 'alter default privileges revoke execute on functions from public';

/** Execution is taken back once, by the default privileges, before the first function. */
function revokedLate(files: readonly ReadFile[]) {
  const all = files
    .flatMap(({ statements }) => statements)
    .map(({ code }) => code.trim().replace(/\s+/g, ' '));
  const revokes = all.filter((code) => /\brevoke\b.*\bon (?:all )?functions?\b.*\bfrom public\b/i.test(code));
  const first = all.findIndex((code) => functionsIn([{ text: code, code, bodies: [] }]).length > 0);
  const isFirst = all.indexOf(revoke) >= 0 && (first < 0 || all.indexOf(revoke) < first);
  return isFirst && revokes.length === 1
    ? []
    : [`execution is taken back ${revokes.length} times: ${revokes.join('; ')}`];
}

/** What the files of a schema do against our rules, in the order in which they are applied. */
export function schemaProblems(schema: readonly SchemaFile[]): string[] {
  const files = schema.map(read);
  return [
    ...files.flatMap((file) => [...orderOf(file), ...strayGrants(file), ...changes(file)]),
    ...[duplicates, dynamics, passwordCost, revokedLate].flatMap((rule) => rule(files)),
  ];
}

export const functionNames = (schema: readonly SchemaFile[]): string[] =>
  schema.flatMap((file) => read(file).functions.map(({ name }) => name));
