import { claim } from '../../supabase/tests/support/outbox.ts';
import { requests } from '../../supabase/tests/support/workshop.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import { messageEvents } from './message.ts';
import { answerReminder, optOut, readOptOut } from './message-answers-api.ts';
import {
  getMessagePreferences,
  getMessageSettings,
  listMessages,
  listMessageTexts,
  listOwnMessages,
  saveMessagePreference,
  saveMessageSettings,
  saveMessageText,
  sendAgain,
  sendTestMessage,
} from './messages-api.ts';
import { noticeTitle } from './notices/notice.ts';
import { getUnreadNotices, listNotices, markNoticeRead, markRead } from './notices/notices-api.ts';
import { previewMessage } from './preview-message.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
beforeEach(() => garage.reset());
afterAll(() => garage.close());

const tell = (event: string) =>
  garage.backend.exec(
    `select private.tell($1, ${requests.approved}, null, '{"amount": 500, "day": "2026-11-25T04:00:00Z"}')`,
    [event],
  );

test('a manager lists messages and sends one again; its customer sees that it was sent', async () => {
  const { portal, enter } = garage;
  await tell('car_ready');
  await enter('manager');
  const { data: list } = await listMessages(portal, { page: 1 }, neverAborted);
  const id = list?.rows[0]?.message_id ?? 0;
  expect(await refusal(sendAgain(portal, id))).toMatchObject({ kind: 'conflict' });
  await garage.backend.exec("update private.outbox set state = 'sent', sent_at = now(), attempts = 1");
  expect((await listMessages(portal, { page: 1, state: 'failed' }, neverAborted)).data?.counts).toMatchObject(
    { sent: 1 },
  );
  await enter('customer');
  expect((await listOwnMessages(portal, { page: 1 }, neverAborted)).data).toMatchObject({
    total: 1,
    rows: [{ event: 'car_ready', service_name: 'Oil Change' }],
  });
  await enter('manager');
  expect((await sendAgain(portal, id)).success).toBe(true);
});

test('the bell counts, lists and is read', async () => {
  const { portal, enter } = garage;
  await tell('booking_moved');
  await tell('car_ready');
  await enter('customer');
  const { data: news } = await getUnreadNotices(portal, neverAborted);
  expect(news).toEqual({ unread: 2, latest: expect.any(Number) });
  const { data: list } = await listNotices(portal, { page: 1 }, neverAborted);
  expect(list?.rows.map(noticeTitle)).toEqual(['Your car is ready. Amount: ₹500', 'Moved to 25 Nov 2026']);
  expect((await markNoticeRead(portal, list?.rows[1]?.notice_id ?? 0)).data).toEqual({ ...news, unread: 1 });
  expect((await markRead(portal, news?.latest ?? 0)).data).toMatchObject({ unread: 0 });
});

test('settings and texts are saved over what was read, and tried out', async () => {
  const { portal, enter } = garage;
  await enter('manager');
  const { data: expected } = await getMessageSettings(portal, neverAborted);
  if (!expected) throw new Error('No settings');
  const { set_up, captured, ...settings } = expected;
  const values = { ...settings, channels: ['mail' as const, 'sms' as const] };
  expect((await saveMessageSettings(portal, { values, expected })).data).toEqual({
    ...values,
    set_up,
    captured,
  });
  expect(await refusal(saveMessageSettings(portal, { values, expected }))).toMatchObject({ kind: 'changed' });
  const { data: texts } = await listMessageTexts(portal, neverAborted);
  expect(texts).toHaveLength(Object.keys(messageEvents).length * 3);
  const text = { event: 'car_ready', channel: 'sms', body: 'Ready: {link}' } as const;
  expect((await saveMessageText(portal, text)).data).toEqual({
    subject: null,
    body: text.body,
    is_own: true,
  });
  expect(await refusal(saveMessageText(portal, { ...text, body: '{x}' }))).toMatchObject({ field: 'body' });
  expect((await sendTestMessage(portal, text)).data).toMatchObject({ to: '+91 90000 00300' });
});

test('a customer chooses messages, and whoever has one switches its kind off', async () => {
  const { portal, enter } = garage;
  await tell('car_ready');
  const [message] = await claim(garage);
  await enter('visitor');
  const token = message?.token ?? '';
  const stop = message?.stop_token ?? '';
  expect((await readOptOut(portal, stop, neverAborted)).data).toMatchObject({
    kind: 'booking',
    wanted: true,
  });
  expect((await optOut(portal, stop)).data).toMatchObject({ wanted: false });
  const answer = { token, answer: 'coming', seenDate: '2026-01-01T00:00:00Z' } as const;
  expect(await refusal(answerReminder(portal, answer))).toMatchObject({ kind: 'changed' });
  await enter('customer');
  const booking = { kind: 'booking', channel: 'mail' } as const;
  expect((await getMessagePreferences(portal, neverAborted)).data).toContainEqual({
    ...booking,
    wanted: false,
  });
  expect((await saveMessagePreference(portal, { ...booking, wanted: true })).data).toContainEqual({
    ...booking,
    wanted: true,
  });
});

test('a preview shows a text as it would be sent', () => {
  const garageOf = { name: 'Pitlane Motors', phone: '080 1' };
  const text = { event: 'car_ready', channel: 'sms', body: '{garage}: {plate}, {amount}. {link}' } as const;
  expect(previewMessage({ ...text, garage: garageOf, site: 'https://portal.example' }).text).toBe(
    'Pitlane Motors: KA 01 AB 1234, ₹3,500. https://portal.example/t/EXAMPLE',
  );
});
