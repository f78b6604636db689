import { emailOf } from '../support/people.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

/** What Supabase Auth does when someone signs in with a provider that knows this address. */
const link = (person: 'customer' | 'mechanic' | 'manager') =>
  workshop.backend.exec(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data)
     values (gen_random_uuid(), $1::uuid, 'google', $1::uuid::text, '{}')`,
    [workshop.idOf(person)],
  );

/** Sets a new password in a session that was opened in this way. */
async function changePassword(person: 'customer' | 'mechanic', method: string) {
  const [session] = await workshop.backend.exec(
    'insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1) returning id',
    [workshop.idOf(person)],
  );
  const claims = {
    sub: workshop.idOf(person),
    session_id: session?.id,
    amr: [{ method, timestamp: Math.floor(Date.now() / 1000) }],
  };
  await workshop.backend.runScript(`
    do $$
    begin
      perform set_config('request.jwt.claims', '${JSON.stringify(claims)}', true),
        set_config('request.jwt.claim.sub', '${claims.sub}', true);
      perform public.change_password('another', case '${method}' when 'password' then 'secret1' end);
    end
    $$;`);
}

test.each(['customer', 'mechanic', 'manager'] as const)(
  'a provider is not linked to the address of a %s that nobody proved',
  async (person) => {
    await expect(link(person)).rejects.toThrow('This email address has an account');
  },
);

test.each(['customer', 'mechanic'] as const)(
  'a provider is linked once a %s has set a password by email, which ends the earlier password',
  async (person) => {
    await changePassword(person, 'password');
    await expect(link(person)).rejects.toThrow('This email address has an account');
    await changePassword(person, 'otp');
    await link(person);
    const { error } = await (await workshop.as('visitor')).auth.signInWithPassword({
      email: emailOf(person),
      password: 'secret1',
    });
    expect(error?.code).toBe('invalid_credentials');
  },
);

test('an address changed in Supabase Auth is changed in the person’s row', async () => {
  const { exec } = workshop.backend;
  const change = (email: string) =>
    exec('update auth.users set email = $1 where id = $2', [email, workshop.idOf('customer')]);
  await change('New@example.test');
  expect(
    await exec('select email from public.customers where customer_id = $1', [workshop.idOf('customer')]),
  ).toEqual([{ email: 'new@example.test' }]);
  await change(emailOf('customer'));
});
