import { call, refuse } from '../support/rpc-calls.ts';
import { connect, openWorkshop, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const exec = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const manager = () => workshop.as('manager');
const visitor = () => workshop.as('visitor');
let number = 0;
/** A walk-in with an invitation. */
async function invite(email?: string) {
  number++;
  const { customer_id } = await call<{ customer_id: string }>(await manager(), 'register_walk_in', {
    name: 'Gita Nair',
    phone: `+91 98450 ${51_000 + number}`,
  });
  const { code } = await call<{ code: string }>(await manager(), 'invite_customer', { customer_id, email });
  return { customer_id, code, own: `gita${number}@example.test` };
}
const notValid = {
  code: 'PT404',
  message: 'This invitation is not valid any more. Please ask the garage for a new one.',
};

test('an accepted invitation lets the walk-in sign in to the account with its history @long', async () => {
  const { customer_id, code, own } = await invite();
  const vehicle = { registration_number: `KA 77 ${number}`, brand: 'Tata', model: 'Tiago', year: 2020 };
  await call(await manager(), 'add_vehicle_for', { customer_id, vehicle });
  expect(await call(await visitor(), 'read_invitation', { code })).toEqual({
    name: 'Gita Nair',
    phone: `+91 98450 ${51_000 + number}`,
    email: null,
    role: 'customer',
  });
  const account = { id: customer_id, name: 'Gita Nair', email: own, role: 'customer' };
  const sent = { code, email: ` ${own.toUpperCase()} `, password: 'gita1' };
  expect(await call(await visitor(), 'accept_invitation', sent)).toMatchObject(account);
  const client = connect(workshop.backend);
  const { error } = await client.auth.signInWithPassword({ email: own, password: 'gita1' });
  expect(error).toBeNull();
  expect(await call(client, 'current_account')).toMatchObject(account);
  const { data } = await client.from('vehicles').select('brand');
  expect(data).toEqual([{ brand: 'Tata' }]);
});

test('the code has 128 random bits, and only its hash is stored', async () => {
  const { code, customer_id } = await invite('Gita@Example.Test');
  expect(code).toMatch(/^[0-9a-f]{32}$/);
  const [row] = await exec(
    `select encode(code_hash, 'hex') as hash, email, expires_at between now() + interval '13 days' and now() + interval '14 days' as fresh
     from private.invitations where person_id = '${customer_id}'`,
  );
  expect(row).toMatchObject({ email: 'gita@example.test', fresh: true });
  expect(row?.hash).not.toContain(code);
});

test('a used, expired, replaced or wrong code gets the same answer @long', async () => {
  const password = 'gita1';
  const used = await invite();
  await call(await visitor(), 'accept_invitation', { code: used.code, email: used.own, password });
  const expired = await invite();
  await exec(`update private.invitations set expires_at = now() where person_id = '${expired.customer_id}'`);
  const replaced = await invite();
  await call(await manager(), 'invite_customer', { customer_id: replaced.customer_id });
  for (const code of [used.code, expired.code, replaced.code, 'wrong', '']) {
    expect(await refuse(await visitor(), 'read_invitation', { code })).toEqual(notValid);
    expect(
      await refuse(await visitor(), 'accept_invitation', { code, email: 'new@example.test', password }),
    ).toEqual(notValid);
  }
});

test("someone else's address and a bad password are refused, and the code stays @long", async () => {
  const { code, own } = await invite();
  const sent = { code, email: own, password: 'gita1' };
  for (const [change, refusal] of [
    [{ email: 'customer@example.test' }, 'PT409 User with this email already exists email'],
    [{ email: 'mechanic@example.test' }, 'PT409 User with this email already exists email'],
    [{ email: '' }, 'PT400 Email is required email'],
    [{ email: 'gita' }, 'PT400 Please enter a valid email address email'],
    [{ password: 'abc' }, 'PT400 Password must be at least 4 characters long password'],
  ] as const) {
    const {
      code: sqlstate,
      message,
      hint,
    } = await refuse(await visitor(), 'accept_invitation', {
      ...sent,
      ...change,
    });
    expect(`${sqlstate} ${message} ${hint}`).toBe(refusal);
  }
  expect(await call(await visitor(), 'accept_invitation', sent)).toMatchObject({ email: own });
});

test('only a walk-in is invited, and not under an address in use', async () => {
  const { customer_id } = await invite();
  const customers = { customer_id: workshop.idOf('customer') };
  expect(await refuse(await manager(), 'invite_customer', customers)).toMatchObject({
    code: 'PT409',
    message: 'This customer has a login already',
  });
  const taken = { customer_id, email: 'manager@example.test' };
  expect(await refuse(await manager(), 'invite_customer', taken)).toMatchObject({
    code: 'PT409',
    hint: 'email',
  });
});

test.each([
  [['mail'], 'gita@example.test', ['mail']],
  [['mail'], undefined, []],
  [['mail', 'sms'], undefined, ['sms']],
  [['sms', 'mail'], 'gita@example.test', ['sms']],
  [[], 'gita@example.test', []],
])('a garage with the channels %j sends an invitation with the email %s by %j', async (own, email, used) => {
  await exec('update private.message_settings set channels = $1', [own]);
  const walkIn = { name: 'Gita Nair', phone: `+91 98450 ${52_000 + ++number}` };
  const { customer_id } = await call<{ customer_id: string }>(await manager(), 'register_walk_in', walkIn);
  const invitation = { customer_id, email };
  // Of an earlier invitation nothing is told.
  await call(await manager(), 'invite_customer', invitation);
  expect(await call(await manager(), 'invite_customer', invitation)).toMatchObject({ channels: used });
});

test('an invitation does not claim to be sent by a channel that is not set up @long', async () => {
  const { customer_id } = await invite();
  const channels = async () =>
    (await call(await manager(), 'invite_customer', { customer_id, email: 'gita@example.test' })).channels;
  await exec("select private.claim_messages(1, '{sms}')");
  expect(await channels()).toEqual([]);
  await exec("select private.claim_messages(1, '{sms,mail}')");
  expect(await channels()).toEqual(['mail']);
});

test('trying codes is limited as registering is', async () => {
  await exec('update private.garage set registrations_per_hour = 3');
  for (let attempt = 0; attempt < 3; attempt++) {
    expect(await refuse(await visitor(), 'read_invitation', { code: `${attempt}` })).toEqual(notValid);
  }
  expect(await refuse(await visitor(), 'read_invitation', { code: 'x' })).toMatchObject({ code: 'PT429' });
  await exec('update private.garage set registrations_per_hour = 1000');
});
