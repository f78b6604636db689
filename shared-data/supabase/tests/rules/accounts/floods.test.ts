import { deliverFrom } from '../../../../local-backend/messages/deliver-from.ts';
import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import type { RenderedMessage } from '../../../functions/deliver-messages/message.ts';
import { bell, outbox } from '../../support/outbox.ts';
import { call } from '../../support/rpc-calls.ts';
import { openWorkshop, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const exec = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const book = async () =>
  call<{ request_id: number }>(await workshop.as('customer'), 'book_service', {
    vehicle_id: vehicles.first,
    service_ids: [services.oilChange],
    scheduled_date: bookableDay,
  });
const mailed = async () =>
  (await outbox(workshop)).filter(({ channel }) => channel === 'mail').map(({ event }) => event);

/** Sends due messages and returns the mails. */
async function deliver(): Promise<RenderedMessage[]> {
  const mails: RenderedMessage[] = [];
  const mail = async (message: RenderedMessage) => void mails.push(message);
  const addresses = { site: 'https://portal.example', url: 'https://backend.example' };
  await deliverFrom(workshop.backend, { channels: { mail }, ...addresses });
  return mails;
}
const openLink = async (mail?: RenderedMessage) =>
  call(await workshop.as('visitor'), 'open_link', { token: mail?.text.match(/\/t\/([\w-]+)/)?.[1] });

describe('an address that a visitor typed', () => {
  beforeEach(() =>
    exec('insert into private.unproved_addresses (customer_id) values ($1)', [workshop.idOf('customer')]),
  );

  test('gets one mail, which says so, and all others once its link was followed @long', async () => {
    await book();
    await book();
    const { request_id } = await book();
    expect(await mailed()).toEqual(['booking_received']);
    const [mail, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/This is the only mail to this address until you open this page: https:/);
    await openLink(mail);
    await call(await workshop.as('customer'), 'cancel_request', { request_id });
    expect(await mailed()).toEqual(['booking_received', 'booking_cancelled']);
    const [next] = await deliver();
    expect(next?.text).not.toContain('the only mail');
  });

  test('still has every notice in the bell, and messages by the next channel', async () => {
    await exec("update private.message_settings set channels = '{mail,sms}'");
    await book();
    await book();
    expect((await outbox(workshop)).map(({ channel }) => channel)).toEqual(['mail', 'sms']);
    expect(await bell(workshop, 'customer')).toEqual(['booking_received', 'booking_received']);
  });

  test('is not proved by switching messages off', async () => {
    await book();
    const [mail] = await deliver();
    const token = mail?.stop?.page.split('/').at(-1);
    await call(await workshop.as('visitor'), 'read_opt_out', { token });
    await book();
    expect(await mailed()).toEqual(['booking_received']);
  });
});

test('registering makes an unproved address, and an invitation only at another address than the invited one', async () => {
  const visitor = await workshop.as('visitor');
  const isUnproved = async (email: string) =>
    (
      await exec(
        'select from private.unproved_addresses join public.customers using (customer_id) where email = $1',
        [email],
      )
    ).length === 1;
  await call(visitor, 'register_customer', {
    name: 'Nina',
    email: 'nina@example.test',
    phone: '+91 90000 07100',
    password: 'secret1',
  });
  expect(await isUnproved('nina@example.test')).toBe(true);
  const accept = async (phone: string, email: string) => {
    const manager = await workshop.as('manager');
    const { customer_id } = await call<{ customer_id: string }>(manager, 'register_walk_in', {
      name: 'Gita',
      phone,
    });
    const invited = phone.endsWith('1') ? email : 'gita.second@example.test';
    const { code } = await call<{ code: string }>(manager, 'invite_customer', {
      customer_id,
      email: invited,
    });
    await call(visitor, 'accept_invitation', { code, email, password: 'secret1' });
    return isUnproved(email);
  };
  expect(await accept('+91 98450 07101', 'gita.first@example.test')).toBe(false);
  expect(await accept('+91 98450 07102', 'other@example.test')).toBe(true);
  await exec("delete from auth.users where email like '%@example.test' and email ~ '^(nina|gita|other)'");
});

describe('a manager’s bell', () => {
  const notices = () =>
    exec(
      'select event, times, request_id, key from private.notices where recipient = $1 order by notice_id',
      [workshop.idOf('manager')],
    );

  test('counts unread notices of a kind in one, and begins another when that was read @long', async () => {
    await book();
    await book();
    const { request_id } = await book();
    expect(await notices()).toMatchObject([{ event: 'booking_made', times: 3, request_id }]);
    const manager = await workshop.as('manager');
    const listed = await call<{ rows: { notice_id: number; times: number }[] }>(manager, 'list_notices', {});
    expect(listed.rows).toMatchObject([{ times: 3 }]);
    await call(manager, 'mark_notice_read', { notice_id: listed.rows[0]?.notice_id });
    await book();
    expect(await notices()).toMatchObject([{ times: 3 }, { times: 1 }]);
  });

  test('does not count the same twice', async () => {
    await exec("select private.notify_managers('booking_made', 1, null, '{}')");
    await exec("select private.notify_managers('booking_made', 1, null, '{}')");
    expect(await notices()).toMatchObject([{ times: 1 }]);
  });
});

test('what people typed is no link in a mail', async () => {
  await exec("update public.customers set name = 'Win at evil.example and more' where name = 'Asha'");
  await exec("update public.service_requests set model = 'http:' || '//evil.example/x' where request_id = 1");
  await exec("select private.tell('car_ready', 1, 'x', '{\"amount\": 5}')");
  const [mail] = await deliver();
  const links = [...String(mail?.html).matchAll(/href="([^"]*)"/g)].map(([, address]) => String(address));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((address) => !address.startsWith('https://portal.example/'))).toEqual([]);
  for (const text of [mail?.text, mail?.html, mail?.subject])
    expect(text).not.toMatch(/evil\.example|:\/\/evil/);
});
