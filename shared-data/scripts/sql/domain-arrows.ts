import { publicationsIn } from './publications.ts';
import type { SchemaFile } from './schema-files.ts';

const identifier = String.raw`((?:public|private)\.\w+)`;
const definition = new RegExp(
  `^create (?:or replace )?(function|procedure|table|view|materialized view|type|domain|sequence) ${identifier}`,
  'gim',
);
/** A name right before "(" is a function; a list of columns has a space there. */
const reference = new RegExp(String.raw`\b${identifier}\b(\()?`, 'g');
const commentOrText = /--.*|'(?:[^']|'')*'(::reg\w+)?/g;

const definedIn = (sql: string) => [
  ...[...sql.matchAll(definition)].map(
    ([, kind, name]) => `${name}${/function|procedure/i.test(String(kind)) ? '(' : ''}`,
  ),
  ...publicationsIn(sql).map(({ name }) => `public.${name}(`),
];

/** The text without comments and texts, but with names as texts, such as 'public.parts'::regclass. */
const statementsOf = (sql: string) =>
  sql.replace(commentOrText, (text, isName) => (isName ? text.replaceAll("'", ' ') : ''));

const usedIn = (sql: string) => [
  ...new Set(
    [...statementsOf(sql).toLowerCase().matchAll(reference)].map(([, name, call]) => `${name}${call ?? ''}`),
  ),
];

/** Such as parts of parts/stock.sql, tables/parts.sql and rows/parts.sql; undefined for a file of all domains. */
function domainOf(file: string): string | undefined {
  const [folder, name] = file.split('/');
  if (name === undefined) return undefined;
  return folder === 'tables' || folder === 'rows' ? name.replace('.sql', '') : folder;
}

/** Names that no chapter defines, in functions, policies and triggers too: bodies in PL/pgSQL are bound when they run. */
export function undefinedNames(chapters: readonly SchemaFile[]): string[] {
  const known = new Set(chapters.flatMap(({ sql }) => definedIn(sql)));
  return chapters.flatMap(({ name, sql }) =>
    usedIn(sql)
      .filter((used) => !known.has(used))
      .map((used) => `${name} uses ${used.replace('(', '()')}`),
  );
}

/** Which domains a domain may call, by name. All of them may use the foundation. */
export type Arrows = Record<string, string[]>;

/** The functions that each domain calls of others: from domain to domain to the names. */
function callsBetween(chapters: readonly SchemaFile[]): Map<string, Map<string, Set<string>>> {
  const homes = new Map(
    chapters.flatMap(({ name, sql }) => definedIn(sql).map((defined) => [defined, domainOf(name)] as const)),
  );
  const calls = new Map<string, Map<string, Set<string>>>();
  for (const { name, sql } of chapters) {
    const from = domainOf(name);
    for (const used of usedIn(sql)) {
      const to = homes.get(used);
      if (!from || !to || to === from || to === 'foundation' || !used.endsWith('(')) continue;
      const called = calls.get(from) ?? new Map<string, Set<string>>();
      calls.set(from, called.set(to, (called.get(to) ?? new Set()).add(used.slice(0, -1))));
    }
  }
  return calls;
}

/** The calls between domains that are not allowed, and the allowed ones that nobody makes any more. */
export function arrowProblems(chapters: readonly SchemaFile[], allowed: Arrows): string[] {
  const calls = callsBetween(chapters);
  const unwanted = [...calls].flatMap(([from, called]) =>
    [...called]
      .filter(([to]) => !allowed[from]?.includes(to))
      .map(([to, names]) => `${from} may not call ${to}: ${[...names].sort().join(', ')}`),
  );
  const unused = Object.entries(allowed).flatMap(([from, domains]) =>
    domains.filter((to) => !calls.get(from)?.has(to)).map((to) => `${from} calls nothing of ${to} any more`),
  );
  return [...unwanted, ...unused];
}
