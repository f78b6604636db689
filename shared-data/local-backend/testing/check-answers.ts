import type * as z from 'zod';
import { answers } from '../../src/answers/answers.ts';
import { currentAnswers } from '../../src/answers/current-answers.ts';
import { photoLinks } from '../../src/requests/photos/photos-answers.ts';

type Schemas = Record<string, z.ZodType | undefined>;

const schemas: Schemas = { ...answers, 'photo-links': photoLinks };
const current: Schemas = currentAnswers;

/** How an answer of a function differs from its schema; none for a function without one, as those answer no JSON. */
export function differences(name: string, answer: unknown, schema = schemas[name]): string[] {
  const issues = schema?.safeParse(answer).error?.issues ?? [];
  return issues.map(({ path, message }) => `${[name, ...path].join('.')}: ${message}`);
}

/** The same of what it tells with PT412; of some, a customer may not see it. */
export function refusalDifferences(name: string, { code, details }: { code?: string; details?: string }) {
  if (code !== 'PT412' || !details) return [];
  if (!current[name]) return [`${name}: PT412 without a schema`];
  return differences(`${name} (PT412)`, JSON.parse(details), current[name]);
}

const found: string[] = [];
const met = new Set<string>();

/** Functions that have answered as their schema says. */
export const metAnswers = (): string[] => [...met];

function check(name: string, answer: unknown) {
  const differing = differences(name, answer);
  found.push(...differing);
  if (differing.length === 0) met.add(name);
}

/** The differences found since the last call. */
export const takeDifferences = (): string[] => found.splice(0);

const calledFunction = /\/(?:rest\/v1\/rpc|functions\/v1)\/([\w-]+)(?:\?|$)/;

/** Checks every answer of a function that is called over the API. */
export const withCheckedAnswers =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const name = calledFunction.exec(input instanceof Request ? input.url : String(input))?.[1] ?? '';
    if (response.ok && schemas[name]) check(name, await response.clone().json());
    if (response.status === 412) found.push(...refusalDifferences(name, await response.clone().json()));
    return response;
  };

const calledInSql = /^\s*select (?:private|public)\.(\w+)\(.*\) as (\w+)\s*$/;

/** Checks the answer of a statement that only calls a function, such as those of the worker that sends messages. */
export const withCheckedCalls =
  <Row extends Record<string, unknown>>(exec: (sql: string, parameters?: unknown[]) => Promise<Row[]>) =>
  async (sql: string, parameters?: unknown[]): Promise<Row[]> => {
    const rows = await exec(sql, parameters);
    const [, name = '', column = ''] = calledInSql.exec(sql) ?? [];
    for (const row of rows) if (column in row) check(name, row[column]);
    return rows;
  };
