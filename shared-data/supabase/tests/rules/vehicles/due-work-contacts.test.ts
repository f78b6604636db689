import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import { addDays } from '../../../../src/foundation/days/garage-day.ts';
import { renderMessage } from '../../../functions/deliver-messages/render-message.ts';
import { claim, outbox } from '../../support/outbox.ts';
import { call } from '../../support/rpc-calls.ts';
import { openWorkshop, services, vehicles, type Workshop } from '../../support/workshop.ts';
import { dueWorkOf, insuredUntil } from './due-work-garage.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const { exec, manage, refused, renew, list, one, interval, added, bookSecond, complete, document } =
  dueWorkOf(() => workshop);

describe('about due work', () => {
  beforeEach(async () => {
    await added(40);
    await interval(services.oilChange);
  });

  test('a call is kept with what was said and by whom, the last one shown @long', async () => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    await manage('record_due_call', { due_id, said: 'No answer' });
    await manage('record_due_call', { due_id, said: ' Comes in May ' });
    expect(await one({ search: 'KA 01 A 2' })).toMatchObject({
      last_contact: { channel: 'call', work: 'Oil Change', said: 'Comes in May', by: 'Meera' },
    });
    expect(await refused('record_due_call', { due_id, said: ' ' })).toMatchObject({
      code: 'PT400',
      hint: 'said',
    });
  });

  test('all contacts about it are kept, the newest first, also once its service has another name @long', async () => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    await manage('record_due_call', { due_id, said: 'No answer' });
    await manage('message_due_work', { due_id });
    await exec(`insert into private.due_contacts (vehicle_id, channel, kind, due, work)
      values (${vehicles.second}, 'reminder', 'service', '${services.oilChange}', 'Oil Change')`);
    await manage('record_due_call', { due_id, said: 'Comes in May' });
    await interval(services.brakeRepair);
    await exec(`update public.services set name = 'Oil' where service_id = ${services.oilChange}`);
    await renew();
    const contacts = [
      { channel: 'call', said: 'Comes in May', by: 'Meera' },
      { channel: 'reminder', said: null, by: null },
      { channel: 'message', said: null, by: 'Meera' },
      { channel: 'call', said: 'No answer', by: 'Meera' },
    ];
    const due = await list({ search: 'KA 01 A 2' });
    expect(due.find(({ work }) => work === 'Oil')).toMatchObject({
      contacts,
      last_contact: { work: 'Oil Change', is_about_it: true },
    });
    expect(due.find(({ work }) => work === 'Brake Repair')).toMatchObject({
      contacts: [],
      last_contact: { work: 'Oil Change', is_about_it: false },
    });
  });

  test('a message is queued once a day, and names the work and the car', async () => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    expect(await manage('message_due_work', { due_id })).toMatchObject({ channels: ['mail'] });
    expect(await refused('message_due_work', { due_id })).toMatchObject({ code: 'PT409' });
    const queued = (await outbox(workshop)).filter(({ event }) => event === 'work_due');
    expect(queued).toMatchObject([
      { details: { service: 'Oil Change', plate: 'KA 01 A 2' }, request_id: null },
    ]);
    const sent = (await claim(workshop)).find(({ event }) => event === 'work_due');
    expect(sent).toMatchObject({ to: 'customer@example.test', values: { vehicle: 'Tata Nexon' } });
    expect(await one({ search: 'KA 01 A 2' })).toMatchObject({
      last_contact: { channel: 'message', by: 'Meera' },
    });
  });

  test('no message goes to someone who switched these off', async () => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    await call(await workshop.as('customer'), 'save_message_preference', {
      kind: 'care',
      channel: 'mail',
      wanted: false,
    });
    expect(await refused('message_due_work', { due_id })).toMatchObject({
      code: 'PT409',
      message: expect.stringContaining('Please call them'),
    });
  });

  test('what is put off is apart until its day, and due anew once it was done @long', async () => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    await manage('put_off_due_work', { due_id, until: bookableDay, reason: 'Abroad' });
    await renew();
    expect(await list({ search: 'KA 01 A 2' })).toEqual([]);
    expect(await list({ put_off: true })).toMatchObject([
      { due_id, put_off_until: bookableDay, put_off_reason: 'Abroad', put_off_by_name: 'Meera' },
    ]);
    await manage('put_off_due_work', { due_id });
    expect(await list({ put_off: true })).toEqual([]);
    await manage('put_off_due_work', { due_id, until: bookableDay, reason: 'Abroad' });
    await complete((await bookSecond()).request_id);
    await renew();
    expect(await list({ search: 'KA 01 A 2', within: 60 })).toMatchObject([{ due_id, put_off_until: null }]);
  });

  test.each([
    [{ until: '2020-01-01', reason: 'x' }, 'until'],
    [{ until: '2999-01-01', reason: 'x' }, 'until'],
    [{ until: bookableDay, reason: ' ' }, 'reason'],
  ])('putting off with %j is refused', async (entered, hint) => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    expect(await refused('put_off_due_work', { due_id, ...entered })).toMatchObject({ code: 'PT400', hint });
  });

  test('nothing is recorded once it is booked', async () => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    await bookSecond();
    for (const [name, sent] of [
      ['record_due_call', { said: 'x' }],
      ['message_due_work', {}],
      ['put_off_due_work', { until: bookableDay, reason: 'x' }],
    ] as const)
      expect(await refused(name, { due_id, ...sent })).toMatchObject({
        code: 'PT404',
        message: 'This is no longer due',
      });
  });
});

test('a document that ends is called about, put off and written about in words of its own', async () => {
  const { document_id } = await document();
  const { due_id } = await one({ kind: 'document' });
  await manage('record_due_call', { due_id, said: 'Renews on Monday' });
  await manage('put_off_due_work', { due_id, until: bookableDay, reason: 'Abroad' });
  expect(await list({ put_off: true })).toMatchObject([
    { due_id, last_contact: { work: 'Insurance', said: 'Renews on Monday' } },
  ]);
  expect(await manage('message_due_work', { due_id })).toMatchObject({ channels: ['mail'] });
  const sent = (await claim(workshop)).find(({ event }) => event === 'document_ends');
  if (!sent) throw new Error('No message was sent');
  const { subject, text } = renderMessage(sent, { site: 'https://garage.test', functions: '' });
  expect(subject).toMatch(/^Insurance of your Tata Nexon: valid until /);
  expect(text).toContain('Insurance of your Tata Nexon (KA 01 A 2) is valid until');
  expect(text).toContain(`https://garage.test/vehicles/${vehicles.second}`);
  // Another end is due anew.
  await document({ document_id, valid_until: addDays(insuredUntil, 1) });
  expect(await one({ kind: 'document' })).toMatchObject({ put_off_until: null });
});
