import { withCapture } from '../../../../local-backend/messages/captured-channels.ts';
import { deliverFrom, queueReminders } from '../../../../local-backend/messages/deliver-from.ts';
import { createMailPage } from '../../../../local-backend/server/mail/mail-page.ts';
import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import { call } from '../../support/rpc-calls.ts';
import { openWorkshop, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const exec = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const site = 'https://portal.example';
const page = createMailPage();

interface ShownMail {
  subject: string;
  to: string;
  text: string;
  /** Of its link to the portal and of the one that switches such messages off. */
  token: string | undefined;
}

/** The mails on the page `/mails`, newest first. */
async function shownMails(): Promise<ShownMail[]> {
  const html = (await page.handle(new Request('http://localhost/mails'))?.text()) ?? '';
  const read = (text: string) =>
    text.replace(/<[^>]+>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code));
  return html
    .split('<article>')
    .slice(1)
    .map((article) => ({
      subject: read(/<h2>(.*)<\/h2>/.exec(article)?.[1] ?? ''),
      to: /<p>To (\S+),/.exec(article)?.[1] ?? '',
      text: read(/<pre>([\s\S]*)<\/pre>/.exec(article)?.[1] ?? ''),
      token: /href="https:\/\/portal\.example\/(?:t\/|register#invitation=)([\w-]{22})(?:#invoice)?"/.exec(
        article,
      )?.[1],
    }));
}

/** Sends due messages and returns the one mail that this adds to the page. */
async function nextMail(): Promise<ShownMail> {
  const before = (await shownMails()).length;
  await deliverFrom(workshop.backend, {
    channels: withCapture({}, page.deliver),
    site,
    url: 'https://backend.example',
  });
  const mails = await shownMails();
  expect(mails).toHaveLength(before + 1);
  return mails[0] as ShownMail;
}

const dayText = (day: Date | string) =>
  new Intl.DateTimeFormat('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(day));

const scheduledDay = async (request_id: number) =>
  dayText(
    String(
      (
        await exec('select scheduled_date from public.service_requests where request_id = $1', [request_id])
      )[0]?.scheduled_date,
    ),
  );

const book = async () =>
  (
    await call<{ request_id: number }>(await workshop.as('customer'), 'book_service', {
      vehicle_id: vehicles.first,
      service_ids: [services.oilChange],
      scheduled_date: bookableDay,
    })
  ).request_id;

/** As if it had been booked some days ago for tomorrow. */
const bringToTomorrow = (request_id: number) =>
  exec(
    `update public.service_requests
     set created_at = now() - interval '3 days', scheduled_date = (private.today() + 1 + time '10:00') at time zone 'Asia/Kolkata'
     where request_id = $1`,
    [request_id],
  );

const openLink = async ({ token }: ShownMail) => call(await workshop.as('visitor'), 'open_link', { token });
const answerReminder = async ({ token }: ShownMail, answer: object) =>
  call(await workshop.as('visitor'), 'answer_reminder', { token, ...answer });

test('one visit is told from its booking to its end, each time in a mail whose links work', async () => {
  // A customer may change the appointment of tomorrow until 23:00, which it must not be where this garage is.
  await exec(`update private.garage set name = 'Pitlane Motors', phone = '080 4000', change_cutoff_hour = 23, time_zone =
    case when extract(hour from now() at time zone 'Asia/Kolkata') >= 22 then 'UTC' else 'Asia/Kolkata' end`);
  await exec('update private.message_settings set reminder_hour = 0');
  const [manager, mechanic, visitor] = [
    await workshop.as('manager'),
    await workshop.as('mechanic'),
    await workshop.as('visitor'),
  ];
  const request_id = await book();
  const car = 'Hyundai Creta (KA 01 A 1)';

  /** The next mail, after its subject, its text and its links are checked. */
  const expectMail = async (subject: string, ...texts: string[]) => {
    const mail = await nextMail();
    expect(mail).toMatchObject({ subject, to: 'customer@example.test' });
    for (const text of ['Hello Asha,', ...texts, 'Pitlane Motors, 080 4000'])
      expect(mail.text).toContain(text);
    expect(mail.text).not.toMatch(/[{}]|undefined|null|@|Quiet Street/);
    const stop = /unsubscribe\/([\w-]{22})/.exec(mail.text)?.[1];
    expect(await call(visitor, 'read_opt_out', { token: stop })).toMatchObject({
      wanted: true,
      channel: 'mail',
    });
    if (mail.token) expect(await openLink(mail)).toMatchObject({ request_id });
    return mail;
  };

  let day = await scheduledDay(request_id);
  await expectMail(`Booking received: Oil Change, ${day}`, `Oil Change for your ${car} on ${day}`);

  await call(manager, 'assign_mechanic', { request_id, mechanic_id: workshop.idOf('mechanic') });
  await expectMail(`Confirmed: Oil Change, ${day}`, 'Ravi will work on it.');

  await bringToTomorrow(request_id);
  await queueReminders(workshop.backend);
  day = await scheduledDay(request_id);
  const reminder = await expectMail('Tomorrow: Oil Change', `we expect your ${car} for Oil Change on ${day}`);
  expect(await answerReminder(reminder, { answer: 'coming' })).toMatchObject({
    appointment: { confirmed: true },
  });

  await answerReminder(reminder, { answer: 'move', scheduled_date: bookableDay });
  day = await scheduledDay(request_id);
  await expectMail(`Moved to ${day}: Oil Change`, `Oil Change for your ${car} was moved to ${day}.`);

  await call(manager, 'check_in', { request_id, kilometres: 10, fuel: 'half' });
  await expectMail('Your Hyundai Creta is with us', `your ${car} has arrived for Oil Change.`);

  await call(mechanic, 'start_job', { request_id });
  const line = { kind: 'part', description: 'Brake discs', quantity: 2, unit_price: 2000 };
  const { line_id, version } = await call(manager, 'add_line', { request_id, line });
  await call(manager, 'send_estimate', { request_id });
  await expectMail(
    'Please answer your estimate for KA 01 A 1',
    'found work of ₹4,000 that needs your answer',
  );

  await exec("update private.estimates set sent_at = now() - interval '25 hours' where request_id = $1", [
    request_id,
  ]);
  await queueReminders(workshop.backend);
  const again = await expectMail(
    'Your estimate for KA 01 A 1 still waits for an answer',
    `your estimate of ₹4,000 for ${car} still waits`,
  );
  await call(visitor, 'answer_by_link', {
    token: again.token,
    decided_by_name: 'Asha Rao',
    decisions: [{ line_id, version, approve: true }],
  });

  await exec(`select private.tell('waiting_for_parts', ${request_id}, 'discs')`);
  await expectMail('Your Hyundai Creta waits for parts', `the work on your ${car} waits for parts`);

  await call(mechanic, 'complete_job', { request_id, final_cost: 7500 });
  await expectMail(
    'Your Hyundai Creta is ready',
    `Oil Change for your ${car} is done. The amount is ₹7,500.`,
  );

  const pay = (amount: number) =>
    call<{ receipt_number: string }>(manager, 'record_payment', { request_id, method: 'upi', amount });
  const { invoice_id, number } = await call<{ invoice_id: number; number: string }>(
    manager,
    'issue_invoice',
    { request_id },
  );
  const linkInvoice = ({ token }: ShownMail) => call(visitor, 'link_invoice', { token });
  const invoiced = await expectMail(
    `Invoice ${number} of ₹7,500`,
    `your invoice ${number} of ₹7,500 for Oil Change, ${car}.`,
  );
  expect(invoiced.text).toContain(`${site}/t/${invoiced.token}#invoice`);
  expect(await linkInvoice(invoiced)).toMatchObject({ invoice: { number, due: 7500 } });
  const part = await pay(2500);
  await expectMail('We received ₹2,500', `Your receipt is number ${part.receipt_number}.`);
  await call(manager, 'remind_of_invoice', { invoice_id });
  await expectMail(`Still to pay: invoice ${number}`, `₹5,000 of invoice ${number} for Oil Change, ${car}`);
  const rest = await pay(5000);
  const paid = await expectMail('We received ₹5,000', `Your receipt is number ${rest.receipt_number}.`);
  expect(await linkInvoice(paid)).toMatchObject({ invoice: { number, due: 0 } });

  await exec(`select private.tell('work_due', ${request_id}, 'next')`);
  await expectMail('Due soon for your Hyundai Creta: Oil Change', 'Or call us at 080 4000');
}, 60_000);

test('a reminder that is answered with a cancellation leads to the mail that says so', async () => {
  const request_id = await book();
  await nextMail();
  await bringToTomorrow(request_id);
  await queueReminders(workshop.backend);
  expect(await answerReminder(await nextMail(), { answer: 'cancel' })).toMatchObject({ status: 'cancelled' });
  const day = await scheduledDay(request_id);
  const mail = await nextMail();
  expect(mail.subject).toBe(`Cancelled: Oil Change, ${day}`);
  expect(mail.text).toContain('If you did not expect this, please call us at 080 4000.');
});

test('an invitation leads to an account', async () => {
  const manager = await workshop.as('manager');
  const { customer_id } = await call(manager, 'register_walk_in', { name: 'Gita', phone: '+91 90000 07001' });
  await call(manager, 'invite_customer', { customer_id, email: 'gita@example.test' });
  const mail = await nextMail();
  expect(mail).toMatchObject({ subject: 'Your account at Pitlane Motors', to: 'gita@example.test' });
  expect(mail.text).not.toContain('unsubscribe');
  const visitor = await workshop.as('visitor');
  expect(await call(visitor, 'read_invitation', { code: mail.token })).toMatchObject({ name: 'Gita' });
});
