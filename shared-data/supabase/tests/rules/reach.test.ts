import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import { call, refuse } from '../support/rpc-calls.ts';
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
  const byMail = { channels: ['mail'], captured: [], problem: null };
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
  expect(await reach()).toEqual({
    channels: [],
    captured: [],
    problem: 'no email address, and SMS is not set up',
  });
  await exec("update private.message_settings set channels = '{mail,sms}' where true");
  expect(await reach()).toEqual({ channels: ['sms'], captured: [], problem: null });
});

test('a channel that only shows its messages is named as such', async () => {
  await exec("update private.message_settings set captured = '{mail}' where true");
  expect(await reach()).toEqual({ channels: ['mail'], captured: ['mail'], problem: null });
});

describe('what a customer has just been told', () => {
  const told = async (event: string, role: Parameters<Workshop['as']>[0] = 'manager') =>
    call(await workshop.as(role), 'told_of', { request_id: requests.approved, event });
  const move = async () => {
    const manager = await workshop.as('manager');
    await call(manager, 'move_request', {
      request_id: requests.approved,
      scheduled_date: bookableDay,
      reason: 'The lift is broken',
    });
  };

  test('is read from the messages of the event, by staff', async () => {
    expect(await told('booking_moved')).toMatchObject({ channels: [], problem: 'no message was due' });
    await move();
    const byMail = { channels: ['mail'], captured: [], problem: null };
    expect(await told('booking_moved')).toEqual(byMail);
    expect(await told('booking_moved', 'mechanic')).toEqual(byMail);
    expect(await told('booking_cancelled')).toMatchObject({ channels: [] });
    await exec("update private.message_settings set captured = '{mail}' where true");
    expect(await told('booking_moved')).toEqual({ ...byMail, captured: ['mail'] });
    await exec("update private.outbox set created_at = now() - interval '2 minutes'");
    expect(await told('booking_moved')).toMatchObject({ channels: [] });
    expect(
      await refuse(await workshop.as('otherMechanic'), 'told_of', {
        request_id: requests.approved,
        event: 'booking_moved',
      }),
    ).toMatchObject({ code: 'PT404' });
  });

  test('is nothing without an address, and after the one mail to an unproved one', async () => {
    await exec(`insert into private.unproved_addresses (customer_id, mailed_at)
      select customer_id, now() from public.customers where email = 'customer@example.test'`);
    await move();
    expect(await told('booking_moved')).toMatchObject({
      channels: [],
      problem: 'the email address is not confirmed',
    });
    await exec("update public.customers set email = null, phone = '9845022222' where name = 'Asha'");
    expect(await told('booking_moved')).toMatchObject({
      problem: 'no email address, and SMS is not set up',
    });
  });
});
