import { functionsIn, readStatements, type SqlFile, type SqlFunction } from './read-statements.ts';

export interface SchemaFile {
  /** Its path in `supabase/schemas`, such as parts/stock.sql. */
  name: string;
  sql: string;
}

/** Functions that must use dynamic SQL. */
export const dynamicFunctions = [
  'private.publish',
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

const isIn = (...folders: string[]) => new RegExp(`^(?:${folders.join('|')})/`);
const nowhere = /(?!)/;
const declarations = String.raw`into private\.(?:change_subjects|left_out_of_export)\s`;

/** Where each kind of statement stands. What the API offers is published, and the one grant beside is of a policy. */
const places: readonly { what: string; is: RegExp; where: RegExp }[] = [
  { what: 'a table', is: /^create table\s/i, where: isIn('tables') },
  {
    what: 'a row',
    is: new RegExp(`^insert\\s(?!${declarations})`, 'i'),
    where: isIn('rows'),
  },
  {
    what: 'what a table says of itself',
    is: new RegExp(`^insert ${declarations}`, 'i'),
    where: isIn('tables'),
  },
  { what: 'a function of the API', is: /^create (?:or replace )?function public\./i, where: nowhere },
  {
    what: 'a grant of functions',
    is: /^grant execute on function\s/i,
    where: /^foundation\/|^requests\/photos\.sql$/,
  },
];

const misplaced = ({ name, statements }: ReadFile) =>
  places.flatMap(({ what, is, where }) =>
    !where.test(name) && statements.some(({ code }) => startsWith(code, is)) ? [`${name}: ${what}`] : [],
  );

/** A file with functions looks into no body, which may name what a later one defines. */
function boundEarly({ name, statements, functions }: ReadFile) {
  const [first] = statements;
  const isLate = /^set check_function_bodies = off$/.test(first?.code.trim() ?? '');
  return functions.length > 0 && !isLate
    ? [`${name} does not begin with: set check_function_bodies = off;`]
    : [];
}

/** But for the procedure that only makes the schema. */
const changes = ({ name, statements }: ReadFile) =>
  statements
    .filter(({ code }) =>
      startsWith(code, /^(?:alter|drop)\s+(?:function|procedure|routine)\s(?!private\.publish\()/i),
    )
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

const longest = 110;

/** Lines that are too long to read. A text is as long as it has to be. */
const longLines = ({ name, sql }: SchemaFile) =>
  sql
    .split('\n')
    .flatMap((line, index) =>
      line.length > longest && !/^\s*\(?e?['"]/.test(line)
        ? [`${name}:${index + 1} is longer than ${longest} characters`]
        : [],
    );

/** What the files of a schema do against our rules, in the order in which they are applied. */
export function schemaProblems(schema: readonly SchemaFile[]): string[] {
  const files = schema.map(read);
  return [
    ...schema.flatMap(longLines),
    ...files.flatMap((file) => [...misplaced(file), ...boundEarly(file), ...changes(file)]),
    ...[duplicates, dynamics, passwordCost, revokedLate].flatMap((rule) => rule(files)),
  ];
}

export const functionNames = (schema: readonly SchemaFile[]): string[] =>
  schema.flatMap((file) => read(file).functions.map(({ name }) => name));
