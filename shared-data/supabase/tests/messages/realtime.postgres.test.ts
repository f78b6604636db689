import type postgres from 'postgres';
import { readMigrations, readSeed } from '../../../local-backend/data/migrations.ts';
import { createHostedProject, type HostedProject } from '../support/hosted-project.ts';

let project: HostedProject;
let sql: postgres.Sql;
let customer: string;
let stranger: string;

beforeAll(async () => {
  project = await createHostedProject('hosted_realtime', '');
  sql = project.sql;
  for (const migration of readMigrations()) await sql.unsafe(migration.sql).simple();
  await sql.unsafe(readSeed()).simple();
  const people = await sql`
    select c.customer_id from public.customers c where c.has_login
    order by exists (select from private.notices n where n.recipient = c.customer_id) desc, 1 limit 2`;
  [customer, stranger] = people.map((row) => String(row.customer_id)) as [string, string];
});
afterAll(() => project.drop());
beforeEach(async () => {
  await sql`delete from realtime.messages`;
});

type Row = Record<string, unknown>;

/** The claims of a new session. */
async function claimsOf(person: string): Promise<string> {
  const [session] = await sql`
    insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${person}) returning id`;
  return JSON.stringify({ role: 'authenticated', sub: person, session_id: session?.id });
}

/** Runs a query like the API or like Realtime, which sets the topic; then undoes it. */
async function runAs(role: string, claims: string, query: string, topic: string): Promise<Row[]> {
  let rows: Row[] = [];
  await sql
    .begin(async (transaction) => {
      // As Realtime does, to see whether the person may read it.
      await transaction`
        insert into realtime.messages (topic, extension)
        values (${topic}, 'broadcast'), (${topic}, 'presence')`;
      await transaction.unsafe(`set local role ${role}`);
      await transaction`select set_config('request.jwt.claims', ${claims}, true),
        set_config('realtime.topic', ${topic}, true)`;
      rows = [...(await transaction.unsafe<Row[]>(query))];
      throw new Error('undo');
    })
    .catch((error: Error) => {
      if (error.message !== 'undo') throw error;
    });
  return rows;
}

/** A public function called with a session of the person. */
async function callAs(person: string, call: string) {
  const claims = await claimsOf(person);
  await sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
    await transaction`set local role authenticated`;
    await transaction.unsafe(`select public.${call}`);
  });
}

const mark = 'read by the test';
const notify = (key: string, person = customer) => sql`
  select private.notify(${person}, 'car_arrived', null, ${key}, ${sql.json({ name: mark, amount: 500 })})`;
const latestOf = async (person: string) =>
  Number(
    (await sql`select max(notice_id) as latest from private.notices where recipient = ${person}`)[0]?.latest,
  );
const broadcasts = async () => [
  ...(await sql`select topic, event, payload, private, extension from realtime.messages order by topic, event`),
];

test('A notice is broadcast to the private topic of its person, without any fact of it', async () => {
  await notify('a');
  expect(await broadcasts()).toEqual([
    {
      topic: `notices:${customer}`,
      event: 'notice',
      payload: { latest: await latestOf(customer) },
      private: true,
      extension: 'broadcast',
    },
  ]);
});

test('A notice that is there already is not broadcast again, nor one that is rolled back', async () => {
  await notify('a');
  await sql
    .begin(async (transaction) => {
      await transaction`select private.notify(${customer}, 'car_arrived', null, 'rolled back', '{}')`;
      throw new Error('undo');
    })
    .catch(() => undefined);
  expect(await broadcasts()).toEqual([]);
});

test('Each manager gets one broadcast', async () => {
  await sql`select private.notify_managers('booking_made', null, 'b', '{}')`;
  const managers = await sql`select 'notices:' || manager_id as topic from public.managers order by 1`;
  expect((await broadcasts()).map(({ topic }) => topic)).toEqual(managers.map(({ topic }) => topic));
});

test('Reading is broadcast once for all notices, so that a second tab agrees', async () => {
  await notify('c');
  await notify('d');
  await sql`delete from realtime.messages`;
  const markRead = async () => callAs(customer, `mark_read(${await latestOf(customer)})`);
  await markRead();
  expect(await broadcasts()).toMatchObject([
    { topic: `notices:${customer}`, event: 'read', payload: { latest: await latestOf(customer) } },
  ]);
  await sql`delete from realtime.messages`;
  await markRead();
  expect(await broadcasts()).toEqual([]);
});

const read = 'select extension from realtime.messages';

test('Only the person may receive their own topic, and only broadcasts of it', async () => {
  const own = `notices:${customer}`;
  const claims = await claimsOf(customer);
  expect(await runAs('authenticated', claims, read, own)).toEqual([{ extension: 'broadcast' }]);
  expect(await runAs('authenticated', await claimsOf(stranger), read, own)).toEqual([]);
  expect(await runAs('anon', '{"role":"anon"}', read, own)).toEqual([]);
  for (const topic of ['notices:', 'garage', `${own}:more`])
    expect(await runAs('authenticated', claims, read, topic)).toEqual([]);
  expect(await runAs('authenticated', '{"role":"authenticated"}', read, 'notices:')).toEqual([]);
});

test('What changes in the workshop is broadcast to staff once for a transaction, without any fact', async () => {
  const [work] = await sql`
    select r.request_id, (r.scheduled_date at time zone private.garage_time_zone())::date::text as day,
      (select mechanic_id from public.mechanics limit 1) as mechanic_id,
      (select manager_id from public.managers where email = 'manager@pitlane.test') as manager_id
    from public.service_requests r where r.status = 'pending' limit 1`;
  await callAs(
    work?.manager_id,
    `plan_request(${work?.request_id}, '${work?.day}', '12:00', '${work?.mechanic_id}')`,
  );
  const ofWorkshop = (await broadcasts()).filter(({ topic }) => topic === 'workshop');
  expect(ofWorkshop).toEqual([
    { topic: 'workshop', event: 'changed', payload: {}, private: true, extension: 'broadcast' },
  ]);
  await sql`delete from realtime.messages`;
  for (const person of [work?.manager_id, work?.mechanic_id])
    expect(await runAs('authenticated', await claimsOf(person), read, 'workshop')).toEqual([
      { extension: 'broadcast' },
    ]);
  expect(await runAs('authenticated', await claimsOf(customer), read, 'workshop')).toEqual([]);
  expect(await runAs('anon', '{"role":"anon"}', read, 'workshop')).toEqual([]);
});

test('A session that was ended receives nothing', async () => {
  const claims = await claimsOf(customer);
  await sql`delete from auth.sessions`;
  const received = runAs('authenticated', claims, read, `notices:${customer}`);
  await expect(received).rejects.toMatchObject({ code: 'PT401' });
});

test('Nobody may send from a browser, to their own topic either', async () => {
  const own = `notices:${customer}`;
  const send = `insert into realtime.messages (topic, extension) values ('${own}', 'broadcast')`;
  const sent = async (role: string, claims: string) => runAs(role, claims, send, own);
  await expect(sent('authenticated', await claimsOf(customer))).rejects.toMatchObject({ code: '42501' });
  await expect(sent('anon', '{"role":"anon"}')).rejects.toMatchObject({ code: '42501' });
});

test('A failed broadcast does not stop the change that it is about', async () => {
  const [work] = await sql`
    select r.request_id, (select mechanic_id from public.mechanics limit 1) as mechanic_id,
      (select manager_id from public.managers where email = 'manager@pitlane.test') as manager_id
    from public.service_requests r where r.status = 'pending' limit 1`;
  await sql`alter table realtime.messages add constraint broken check (false) not valid`;
  try {
    await callAs(work?.manager_id, `assign_mechanic(${work?.request_id}, '${work?.mechanic_id}')`);
  } finally {
    await sql`alter table realtime.messages drop constraint broken`;
  }
  const told = await sql`
    select event from private.notices where request_id = ${work?.request_id} and created_at > now() - interval '1 minute'
    order by 1`;
  expect(told.map(({ event }) => event)).toEqual(['booking_approved', 'job_assigned']);
  expect(await broadcasts()).toEqual([]);
});
