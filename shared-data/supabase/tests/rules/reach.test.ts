import { call } from '../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const exec = (sql: string) => workshop.backend.exec(sql);
const reach = async (role: Parameters<Workshop['as']>[0] = 'manager') =>
  (
    await call<{ reach: unknown }>(await workshop.as(role), 'request_estimate', {
      request_id: requests.inProgress,
    })
  ).reach;

test('staff read by which channel an estimate reaches its customer, and the customer does not', async () => {
  const byMail = { channels: ['mail'], problem: null };
  expect(await reach()).toEqual(byMail);
  expect(await reach('mechanic')).toEqual(byMail);
  expect(await reach('customer')).toBeNull();
});

test.each([
  ["channels = '{mail,sms}', set_up = '{sms}'", ['sms'], null],
  ["channels = '{sms,mail}', set_up = '{mail}'", ['mail'], null],
  ["channels = '{sms,mail}', set_up = null", ['sms'], null],
  ["channels = '{mail}', set_up = '{}'", [], 'email is not set up, and SMS is not set up'],
  ["channels = '{sms,mail}', set_up = '{mail,sms}'", ['sms'], null],
])('with %s the channels are %j', async (settings, channels, problem) => {
  await exec(`update private.message_settings set ${settings} where true`);
  const found = (await reach()) as { channels: string[]; problem: string | null };
  expect(found.channels).toEqual(channels);
  if (problem === null) expect(found.problem).toBeNull();
  else expect(found.problem).toContain(problem);
});

test('a customer with a phone alone is reached by nothing until SMS is set up', async () => {
  const manager = await workshop.as('manager');
  const { customer_id } = await call<{ customer_id: string }>(manager, 'register_walk_in', {
    name: 'Walk In',
    phone: '9845022222',
  });
  await exec(
    `update public.service_requests set customer_id = '${customer_id}' where request_id = ${requests.inProgress}`,
  );
  expect(await reach()).toEqual({ channels: [], problem: 'no email address, and SMS is not set up' });
  await exec("update private.message_settings set channels = '{mail,sms}' where true");
  expect(await reach()).toEqual({ channels: ['sms'], problem: null });
});
