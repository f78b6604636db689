import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { readSeed } from '../../../local-backend/data/migrations.ts';
import { createHostedProject, type HostedProject, push } from '../support/hosted-project.ts';
import { type Call, expectUpdated, readFigures, writeNextMigration } from '../support/next-release.ts';

let project: HostedProject;
let claims: Record<string, object>;

beforeAll(async () => {
  project = await createHostedProject('hosted_updated', '');
  await push(project.sql);
  await project.sql.unsafe(readSeed()).simple();
});
afterAll(() => project.drop());

/** The claims of a new session of somebody whose password Auth takes. */
async function signIn(person: string) {
  const [user] = await project.sql`
    select id from auth.users
    where email = ${`${person}@pitlane.test`}
      and encrypted_password = extensions.crypt(${`${person}1`}, encrypted_password)`;
  const session_id = randomUUID();
  await project.sql`insert into auth.sessions (id, user_id) values (${session_id}, ${user?.id})`;
  return { sub: user?.id, session_id };
}

async function signInAll() {
  claims = {
    customer: await signIn('customer'),
    mechanic: await signIn('mechanic'),
    manager: await signIn('manager'),
  };
}

const runAs = (sql: postgres.Sql, person: string, query: string) =>
  sql.begin(async (transaction) => {
    await transaction`set local role authenticated`;
    const given = JSON.stringify({ role: 'authenticated', ...claims[person] });
    await transaction`select set_config('request.jwt.claims', ${given}, true)`;
    return [...(await transaction.unsafe(query))];
  });

const callOver =
  (sql: postgres.Sql): Call =>
  async (person, name, parameters = {}) => {
    const given = Object.entries(parameters).map(([key, value]) => `${key} => '${value}'`);
    return (await runAs(sql, person, `select public.${name}(${given.join(', ')}) as answer`))[0]?.answer;
  };

/** Reads over connections of their own until it is told to stop. @returns how many rounds each made. */
function readOn(sessions: postgres.Sql[]) {
  let isOver = false;
  const rounds = sessions.map(async (sql) => {
    let count = 0;
    while (!isOver) {
      await readFigures(callOver(sql));
      count += 1;
    }
    return count;
  });
  return {
    stop: () => {
      isOver = true;
      return Promise.all(rounds);
    },
  };
}

test('a hosted 1.0 with the demo data becomes the next release while people read, and goes back by its backup', async () => {
  const next = await writeNextMigration();
  await signInAll();
  const before = await readFigures(callOver(project.sql));
  const restore = await project.backUp();

  const sessions = [project.connect(), project.connect()];
  const reading = readOn(sessions);
  await push(project.sql, [next]);
  for (const rounds of await reading.stop()) expect(rounds).toBeGreaterThan(0);
  expectUpdated(before, await readFigures(callOver(sessions[0] as postgres.Sql)));
  await signInAll();
  const cars = await runAs(project.sql, 'customer', 'select vehicle_id, made_up_size from public.vehicles');
  expect(cars[0]).toMatchObject({ made_up_size: null });
  const written = `update public.vehicles set made_up_size = '185/65 R15' where vehicle_id = ${cars[0]?.vehicle_id} returning made_up_size`;
  expect(await runAs(project.sql, 'customer', written)).toEqual([{ made_up_size: '185/65 R15' }]);
  for (const session of sessions) await session.end();

  await restore();
  await signInAll();
  expect(await readFigures(callOver(project.sql))).toEqual(before);
});
