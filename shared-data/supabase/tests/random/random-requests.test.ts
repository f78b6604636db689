import { postgresVariable } from '../../../local-backend/testing/test-backend.ts';
import { readSchema } from '../../../scripts/read-schema.ts';
import { createRandom } from '../support/random-source.ts';
import { call } from '../support/rpc-calls.ts';
import { openWorkshop, type Role, roles, type Workshop } from '../support/workshop.ts';
import { readRelations } from './embeddable-relations.ts';
import { markRows, type Visibility } from './marker-rows.ts';
import { makeCalls, type RandomCallable } from './random-calls.ts';
import { makeQueries } from './random-queries.ts';

const onPostgres = Boolean(process.env[postgresVariable]);

/** Requests of one run, over all roles together: 10,000 on both engines, most of them on the faster one. */
const total = Number(process.env.PITLANE_RANDOM_QUERIES ?? (onPostgres ? 7000 : 3000));
/** What makes them the same again; each engine is asked others. */
const seed = Number(process.env.PITLANE_RANDOM_SEED ?? 20_261_121) + (onPostgres ? roles.length : 0);

let workshop: Workshop;
let sights: Map<Role, Visibility>;
const print = console.error;
beforeAll(async () => {
  // Lite prints what it cannot parse, which here is half of what it is asked.
  console.error = () => {};
  workshop = await openWorkshop();
  await workshop.as('dismissed');
  await call(await workshop.as('manager'), 'dismiss_mechanic', { mechanic_id: workshop.idOf('dismissed') });
  sights = await markRows(workshop);
});
afterAll(async () => {
  await workshop.close();
  console.error = print;
});

async function readCallables(): Promise<RandomCallable[]> {
  const { functions } = await readSchema(workshop.backend.exec);
  const volatile = await workshop.backend.exec(
    "select proname from pg_proc where pronamespace = 'public'::regnamespace and provolatile = 'v'",
  );
  const changing = new Set(volatile.map(({ proname }) => proname));
  return functions.map((callable) => ({ ...callable, changes: changing.has(callable.name) }));
}

/** Every row key in an answer that its reader may not see. */
function strangeKeys(answer: unknown, { keys }: Visibility): string[] {
  if (Array.isArray(answer)) return answer.flatMap((item) => strangeKeys(item, { keys } as Visibility));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => {
    const table = name.startsWith('key_') ? name.slice(4) : '';
    const known = keys.get(table);
    // A spread of many rows is a list, within another spread a list of lists.
    const values = [value].flat(Number.POSITIVE_INFINITY);
    if (known === undefined) return strangeKeys(value, { keys } as Visibility);
    return values.filter((key) => key !== null && !known.has(String(key))).map((key) => `${table} ${key}`);
  });
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

test.each(roles)(
  `%s gets nothing strange from random requests (seed ${seed})`,
  async (role) => {
    const random = createRandom(seed + roles.indexOf(role));
    const nextQuery = makeQueries(random, await readRelations(workshop.backend));
    const nextCall = makeCalls(random, await readCallables());
    const sight = sights.get(role) as Visibility;
    const { data } = await (await workshop.as(role)).auth.getSession();
    const token = data.session?.access_token;
    const headers = {
      apikey: workshop.backend.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const found: string[] = [];
    let answered = 0;
    for (let count = 0; count < total / roles.length; count++) {
      const isCall = random.chance(0.25);
      const question = isCall ? nextCall(role) : nextQuery();
      const request =
        'name' in question
          ? {
              path: `rpc/${question.name}`,
              method: 'POST',
              headers,
              body: JSON.stringify(question.parameters),
            }
          : { path: question.path, method: question.method, headers: { ...headers, ...question.headers } };
      const { path, ...init } = request;
      const answer = await workshop.backend.fetch(`http://localhost/rest/v1/${path}`, init);
      const text = await answer.text();
      const complain = (what: string) =>
        found.push(
          `${what}: ${init.method} ${decodeURIComponent(path)} ${'body' in init ? init.body : ''}\n  ${text}`,
        );
      if (answer.ok) answered++;
      if (answer.status >= 500) complain(`status ${answer.status}`);
      if ('touchesHidden' in question && question.touchesHidden && answer.ok) complain('a hidden column');
      const marks = sight.forbidden.filter((mark) => text.includes(mark));
      if (marks.length > 0) complain(`a foreign row (${marks})`);
      const strange = answer.ok && !isCall ? strangeKeys(parse(text), sight) : [];
      if (strange.length > 0) complain(`a foreign row (${strange})`);
    }
    expect(found.slice(0, 10)).toEqual([]);
    // Requests that are all refused would prove nothing.
    if (role !== 'visitor') expect(answered).toBeGreaterThan(total / roles.length / 10);
  },
  600_000,
);
