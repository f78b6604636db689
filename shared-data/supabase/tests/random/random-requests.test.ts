import { postgresVariable } from '../../../local-backend/testing/test-backend.ts';
import { readSchema } from '../../../scripts/types/read-schema.ts';
import { type Role, roles } from '../support/people.ts';
import { createRandom } from '../support/random-source.ts';
import { call } from '../support/rpc-calls.ts';
import { connect, openWorkshop, requests, type Workshop } from '../support/workshop.ts';
import { readRelations } from './embeddable-relations.ts';
import { markRows, marksOfRequest, type Visibility } from './marker-rows.ts';
import { makeCalls, type RandomCallable } from './random-calls.ts';
import { makeQueries } from './random-queries.ts';

const onPostgres = Boolean(process.env[postgresVariable]);

/** Requests of all roles in one run. */
const total = Number(process.env.PITLANE_RANDOM_QUERIES ?? 900);
/** The same seed repeats the same requests; each engine gets different ones. */
const seed = Number(process.env.PITLANE_RANDOM_SEED ?? 20_261_121) + (onPostgres ? roles.length : 0);

let workshop: Workshop;
let visibleTo: Map<Role, Visibility>;
const print = console.error;
beforeAll(async () => {
  // Lite logs requests that it cannot parse, which here are half of them.
  console.error = () => {};
  workshop = await openWorkshop();
  await workshop.as('dismissed');
  await call(await workshop.as('manager'), 'dismiss_mechanic', { mechanic_id: workshop.idOf('dismissed') });
  visibleTo = await markRows(workshop);
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

/** Every row key in a response that its reader must not see. */
function strangeKeys(response: unknown, { keys }: Visibility): string[] {
  if (Array.isArray(response)) return response.flatMap((item) => strangeKeys(item, { keys } as Visibility));
  if (typeof response !== 'object' || response === null) return [];
  return Object.entries(response).flatMap(([name, value]) => {
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
  `%s gets only permitted rows and no server errors from random requests (seed ${seed}) @long`,
  async (role) => {
    const random = createRandom(seed + roles.indexOf(role));
    const nextQuery = makeQueries(random, await readRelations(workshop.backend));
    const nextCall = makeCalls(random, await readCallables());
    const visibility = visibleTo.get(role) as Visibility;
    const { data } = await (await workshop.as(role)).auth.getSession();
    const token = data.session?.access_token;
    const headers = {
      apikey: workshop.backend.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const found: string[] = [];
    let succeeded = 0;
    for (let count = 0; count < total / roles.length; count++) {
      const isCall = random.chance(0.25);
      const randomRequest = isCall ? nextCall(role) : nextQuery();
      const request =
        'name' in randomRequest
          ? {
              path: `rpc/${randomRequest.name}`,
              method: 'POST',
              headers,
              body: JSON.stringify(randomRequest.parameters),
            }
          : {
              path: randomRequest.path,
              method: randomRequest.method,
              headers: { ...headers, ...randomRequest.headers },
            };
      const { path, ...init } = request;
      const response = await workshop.backend.fetch(`http://localhost/rest/v1/${path}`, init);
      const text = await response.text();
      const complain = (what: string) =>
        found.push(
          `${what}: ${init.method} ${decodeURIComponent(path)} ${'body' in init ? init.body : ''}\n  ${text}`,
        );
      if (response.ok) succeeded++;
      if (response.status >= 500) complain(`status ${response.status}`);
      // PostgreSQL asks for no right to read what a condition that is never true, such as a key that is null, leaves out.
      const isLeftOut = path.includes('is.null') && ['', '[]'].includes(text);
      if ('touchesHidden' in randomRequest && randomRequest.touchesHidden && response.ok && !isLeftOut)
        complain('a hidden column');
      const marks = visibility.forbidden.filter((mark) => text.includes(mark));
      if (marks.length > 0) complain(`a foreign row (${marks})`);
      const strange = response.ok && !isCall ? strangeKeys(parse(text), visibility) : [];
      if (strange.length > 0) complain(`a foreign row (${strange})`);
    }
    expect(found.slice(0, 10)).toEqual([]);
    // A tenth of the requests must succeed.
    if (role !== 'visitor') expect(succeeded).toBeGreaterThan(total / roles.length / 10);
  },
  600_000,
);

test(`the holder of a link reaches nothing but its request (seed ${seed})`, async () => {
  // The requests above tried more wrong tokens than an hour allows.
  await workshop.backend.exec('delete from private.attempts where true');
  const { token } = await call(await workshop.as('manager'), 'create_link', {
    request_id: requests.inProgress,
  });
  const own = await marksOfRequest(workshop, requests.inProgress);
  const forbidden = visibleTo.get('visitor')?.forbidden.filter((mark) => !own.has(mark)) ?? [];
  const random = createRandom(seed);
  const visitor = connect(workshop.backend);
  const someDecision = () => ({
    line_id: random.pick([1, 2, 3, 4, 5, 6, 7, 8, 77]),
    version: random.pick([1, 2]),
    approve: random.chance(0.5),
  });
  let opened = 0;
  for (let count = 0; count < total / roles.length / 5; count++) {
    const { data, error, status } = random.chance(0.5)
      ? await visitor.rpc('open_link', { token })
      : await visitor.rpc('answer_by_link', {
          token,
          decisions: random.pick([null, {}, [], [[]], random.some(1, 3, someDecision)]),
          decided_by_name: random.pick(['Asha', '', null, 'x'.repeat(200), '<b>']),
        });
    expect([error, status < 500]).toEqual([error, true]);
    const text = JSON.stringify([data, error]);
    expect(forbidden.filter((mark) => text.includes(mark))).toEqual([]);
    if (data) opened++;
  }
  expect(forbidden.length).toBeGreaterThan(20);
  expect(opened).toBeGreaterThan(5);
});
