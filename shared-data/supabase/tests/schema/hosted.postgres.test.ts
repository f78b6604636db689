import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { createManager } from '../../../local-backend/data/create-manager.ts';
import { readSeed } from '../../../local-backend/data/migrations.ts';
import { openTestBackend, type TestBackend } from '../../../local-backend/testing/test-backend.ts';
import { schemaQuery } from '../../../scripts/check-project/schema-query.ts';
import { createHostedProject, oldGrants, push } from '../support/hosted-project.ts';

let embedded: TestBackend;
beforeAll(async () => {
  embedded = await openTestBackend();
});
afterAll(() => embedded.close());

describe.each([
  ['an older project, which grants everything', oldGrants],
  ['a newer project, which grants nothing', ''],
])('on %s', (kind, defaultGrants) => {
  const database = `hosted_${kind.includes('older') ? 'older' : 'newer'}`;
  let project: postgres.Sql;

  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ sql: project, drop } = await createHostedProject(database, defaultGrants));
    await push(project);
  });
  afterAll(() => drop());

  /** Runs a query like the API: with a role and JWT claims. */
  const runAs = (role: string, claims: object, query: string) =>
    project.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`);
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ role, ...claims })}, true)`;
      return [...(await transaction.unsafe(query))];
    });
  /** The claims of a new session. */
  const signIn = async (user: string) => {
    const session_id = randomUUID();
    await project`insert into auth.sessions (id, user_id) values (${session_id}, ${user})`;
    return { sub: user, session_id };
  };
  const register = (number: number) =>
    runAs(
      'anon',
      {},
      `select public.register_customer('Nina', 'NINA${number}@Example.test', '98450 9000${number}', 'four') as account`,
    );

  test('grants and definitions are the same as on the embedded backend', async () => {
    // Tests have a cheap one.
    const isSame = ({ object }: Record<string, unknown>) => object !== 'private.password_salt()';
    const schema = [...(await project.unsafe(schemaQuery))].filter(isSame);
    expect(schema.length).toBeGreaterThan(1000);
    expect(schema).toEqual((await embedded.exec(schemaQuery)).filter(isSame));
  });

  test('registration leaves a login that Supabase Auth can read', async () => {
    const [{ account } = { account: null }] = await register(1);
    expect(account).toMatchObject({ name: 'Nina', email: 'nina1@example.test', role: 'customer' });
    const [user] = await project`
      select *, encrypted_password = extensions.crypt('four', encrypted_password) as opens
      from auth.users where id = ${account.id}`;
    expect(user).toMatchObject({
      instance_id: '00000000-0000-0000-0000-000000000000',
      aud: 'authenticated',
      role: 'authenticated',
      email: 'nina1@example.test',
      opens: true,
      is_sso_user: false,
      is_anonymous: false,
      confirmation_token: '',
      recovery_token: '',
      email_change_token_new: '',
      email_change: '',
      email_change_token_current: '',
      reauthentication_token: '',
      phone: null,
      phone_change: '',
      raw_app_meta_data: { provider: 'email', providers: ['email'], role: 'customer' },
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
      email_confirmed_at: expect.any(Date),
      confirmed_at: expect.any(Date),
    });
    expect(user?.encrypted_password).toMatch(/^\$2a\$10\$/);
    const identities = await project`select * from auth.identities where user_id = ${account.id}`;
    expect(identities).toMatchObject([
      {
        provider: 'email',
        provider_id: account.id,
        email: 'nina1@example.test',
        identity_data: { sub: account.id, email: 'nina1@example.test', email_verified: true },
        created_at: expect.any(Date),
        updated_at: expect.any(Date),
      },
    ]);
  });

  test('a session works, changes its password and ends the others @long', async () => {
    const [{ account } = { account: null }] = await register(2);
    const [mine, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
    await project`insert into auth.sessions (id, user_id) values (${mine}, ${account.id}), (${other}, ${account.id})`;
    const claims = { sub: account.id, session_id: mine };
    expect(await runAs('authenticated', claims, 'select public.current_account() as account')).toEqual([
      { account },
    ]);
    const change = "select public.change_password('newer') as refusal";
    const seconds = Math.floor(Date.now() / 1000);
    for (const amr of [
      undefined,
      [{ method: 'password', timestamp: seconds }],
      [{ method: 'otp', timestamp: seconds - 3601 }],
    ])
      await expect(runAs('authenticated', { ...claims, amr }, change)).rejects.toThrow('current password');
    const recovered = { ...claims, amr: [{ method: 'otp', timestamp: seconds }] };
    expect(await runAs('authenticated', recovered, change)).toEqual([{ refusal: null }]);
    expect([...(await project`select id from auth.sessions where user_id = ${account.id}`)]).toEqual([
      { id: mine },
    ]);
    await project`delete from auth.sessions`;
  });

  test.each([
    ['anon', 'select * from public.customers'],
    ['anon', 'select * from public.vehicles'],
    ['anon', 'select public.current_account()'],
    ['authenticated', "update public.customers set email = 'x'"],
    ['authenticated', 'select is_paid from public.service_requests'],
    ['authenticated', 'delete from public.service_requests'],
    ['authenticated', "select private.create_login('a', 'b', 'manager')"],
    ['authenticated', 'select * from private.garage'],
    ['service_role', 'select public.clear_all_requests()'],
    ['service_role', "select private.create_manager('a', 'a@b.test', '1', 'four', null)"],
  ])('%s may not: %s', async (role, query) => {
    await expect(runAs(role, {}, query)).rejects.toMatchObject({ code: '42501' });
  });

  test('the owner of the project creates a manager', async () => {
    const query = async (sql: string, parameters: unknown[] = []) => [
      ...(await project.unsafe<Record<string, unknown>[]>(sql, parameters as never[])),
    ];
    const manager = { name: 'Mira', email: 'mira@example.test', phone: '+91 90000 00100', password: 'four' };
    const made = await createManager(query, manager);
    const claims = await signIn(String(made.manager_id));
    const [account] = await runAs('authenticated', claims, 'select public.current_account() as account');
    expect(account?.account).toMatchObject({ name: 'Mira', role: 'manager' });
  });

  test('the photos have a private bucket of 5 MB for pictures, and the policies of Storage', async () => {
    expect([
      ...(await project`select id, public, file_size_limit, allowed_mime_types from storage.buckets`),
    ]).toEqual([
      {
        id: 'request-photos',
        public: false,
        file_size_limit: '5242880',
        allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp'],
      },
    ]);
    const policies = `select policyname, cmd, roles::text, qual, with_check from pg_policies
      where schemaname = 'storage' order by 1`;
    expect([...(await project.unsafe(policies))]).toEqual(await embedded.exec(policies));
    const anyone = await signIn((await register(3))[0]?.account.id);
    const upload = "insert into storage.objects (bucket_id, name) values ('request-photos', '1/x.webp')";
    for (const role of ['anon', 'authenticated']) {
      await expect(runAs(role, role === 'anon' ? {} : anyone, upload)).rejects.toMatchObject({
        code: '42501',
      });
      expect(await runAs(role, role === 'anon' ? {} : anyone, 'select * from storage.objects')).toEqual([]);
    }
  });

  test('a refresh token that is used again ends its session, a renewed one does not', async () => {
    const [{ account } = { account: null }] = await register(5);
    const { session_id, ...claims } = await signIn(account.id);
    const add = (
      token: string,
      parent: string | null,
      sql: postgres.Sql | postgres.TransactionSql = project,
    ) =>
      sql`insert into auth.refresh_tokens (token, user_id, session_id, revoked, parent)
        values (${token}, ${account.id}, ${session_id}, false, ${parent})`;
    const answer = () =>
      runAs(
        'authenticated',
        { ...claims, session_id },
        'select public.current_account() is not null as is_in',
      );
    await add('first', null);
    // As Auth renews it: both in one transaction.
    await project.begin(async (transaction) => {
      await transaction`update auth.refresh_tokens set revoked = true where token = 'first'`;
      await add('second', 'first', transaction);
    });
    expect(await answer()).toEqual([{ is_in: true }]);
    // As Auth answers a token that was used before.
    await project`update auth.refresh_tokens set revoked = true where session_id = ${session_id} and not revoked`;
    await expect(answer()).rejects.toMatchObject({ code: 'PT401' });
  });

  test('a session that has ended reads and stores no file, without an error', async () => {
    const [{ account } = { account: null }] = await register(4);
    const ended = { sub: account.id, session_id: randomUUID() };
    expect(await runAs('authenticated', ended, 'select * from storage.objects')).toEqual([]);
    const upload = `insert into storage.objects (bucket_id, name) values ('request-photos', 'vehicles/1/${randomUUID()}.webp')`;
    await expect(runAs('authenticated', ended, upload)).rejects.toMatchObject({ code: '42501' });
  });

  /** With the demo data: a customer's car whose inspection was sent with photos of two items. */
  async function expectPhotosFollowInspections() {
    const [job] = await project`
      select r.request_id, r.customer_id, r.assigned_mechanic from public.service_requests r
      where r.registration_number = 'KA 03 MN 7788' and r.status = 'in_progress'`;
    const [stranger] =
      await project`select customer_id from public.customers where customer_id <> ${job?.customer_id}`;
    const [colleague] = await project`
      select mechanic_id from public.mechanics where mechanic_id <> ${job?.assigned_mechanic}`;
    const token = 'A token of this test';
    await project`insert into private.request_links (request_id, token_hash, created_by_name)
      values (${job?.request_id}, private.token_hash(${token}), 'Meera')`;
    const countFor = async (user: string) => {
      const files = `select name from storage.objects where starts_with(name, '${job?.request_id}/')`;
      return (await runAs('authenticated', await signIn(user), files)).length;
    };
    const countForLink = async (given: string) => {
      const [row] = await runAs('anon', {}, `select public.link_photos('${given}') as photos`);
      return Array.isArray(row?.photos) ? row.photos.length : 0;
    };
    for (const [finished, expected] of [
      [true, 2],
      [false, 0],
    ] as const) {
      if (!finished) {
        await project`update private.inspections set sent_at = null, finished_at = null, finished_by_name = null
          where request_id = ${job?.request_id}`;
      }
      expect(await countFor(job?.customer_id)).toBe(expected);
      expect(await countForLink(token)).toBe(expected);
      expect(await countFor(job?.assigned_mechanic)).toBe(2);
      expect(await countFor(stranger?.customer_id)).toBe(0);
      expect(await countFor(colleague?.mechanic_id)).toBe(0);
      expect(await countForLink('Another token')).toBe(0);
    }
  }

  test('the demo data is loaded, and a manager can work with it @long', async () => {
    await project.unsafe(readSeed()).simple();
    const [manager] =
      await project`select manager_id from public.managers where email = 'manager@pitlane.test'`;
    const [mechanic] = await project`select mechanic_id from public.mechanics where employee_id = 'MEC-002'`;
    const claims = await signIn(manager?.manager_id);
    const [listed] = await runAs('authenticated', claims, 'select public.list_assignments() as result');
    expect(listed?.result.total).toBe(67);
    await expectPhotosFollowInspections();
    const dismissal = `select public.dismiss_mechanic('${mechanic?.mechanic_id}') as result`;
    const [dismissed] = await runAs('authenticated', claims, dismissal);
    expect(dismissed?.result.open_requests).toBe(3);
    expect([...(await project`select 1 from auth.users where id = ${mechanic?.mechanic_id}`)]).toEqual([]);
    const [cleared] = await runAs('authenticated', claims, 'select public.clear_all_requests() as result');
    expect(cleared?.result.requests).toBe(67);
  });
});
