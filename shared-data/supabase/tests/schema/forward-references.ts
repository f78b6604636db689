interface File {
  name: string;
  sql: string;
}

const identifier = String.raw`((?:public|private)\.\w+)`;
const definition = new RegExp(
  `^create (?:or replace )?(function|table|view|materialized view|type|domain|sequence) ${identifier}`,
  'gim',
);
/** A name right before "(" is a function; a list of columns has a space there. */
const reference = new RegExp(String.raw`\b${identifier}\b(\()?`, 'g');
const commentOrText = /--.*|'(?:[^']|'')*'(::reg\w+)?/g;

const definedIn = (sql: string) =>
  [...sql.matchAll(definition)].map(
    ([, kind, name]) => `${name}${kind?.toLowerCase() === 'function' ? '(' : ''}`,
  );

/** The text without comments and texts, but with names as texts, such as 'public.parts'::regclass. */
const statementsOf = (sql: string) =>
  sql.replace(commentOrText, (text, isName) => (isName ? text.replaceAll("'", ' ') : ''));

/** What each file uses before a later file defines it, or what none defines: also in functions, policies and triggers. */
export function findForwardReferences(files: File[]): string[] {
  const places = new Map<string, number>();
  files.forEach(({ sql }, place) => {
    for (const name of definedIn(sql)) if (!places.has(name)) places.set(name, place);
  });
  return files.flatMap(({ name, sql }, place) => {
    const used = [...statementsOf(sql).toLowerCase().matchAll(reference)].map(
      ([, identified, call]) => `${identified}${call ?? ''}`,
    );
    return [...new Set(used)]
      .filter((one) => (places.get(one) ?? files.length) > place)
      .map((one) => `${name} uses ${one.replace('(', '()')}`);
  });
}
