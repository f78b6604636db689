import { renderMessage } from '../../../functions/deliver-messages/render-message.ts';
import { bell, claim, outbox } from '../../support/outbox.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

interface Estimate {
  feedback: { score: number | null; words: string | null; is_open: boolean } | null;
}

const request_id = requests.completed;
const collect = async () => call(await workshop.as('manager'), 'collect', { request_id });
const give = async (score: number, words?: string) =>
  call(await workshop.as('customer'), 'give_feedback', { request_id, score, words });
const cannotGive = async (score: unknown, words?: string) =>
  refuse(await workshop.as('customer'), 'give_feedback', { request_id, score, words });
const seenBy = async (person: 'customer' | 'manager' | 'mechanic') =>
  (await call<Estimate>(await workshop.as(person), 'request_estimate', { request_id })).feedback;
const collectedDaysAgo = (days: number) =>
  workshop.backend.exec(
    `update public.service_requests set collected_at = now() - $1 * interval '1 day', handed_over_by = 'Meera'
     where request_id = $2`,
    [days, request_id],
  );
const linkOfQuestion = async () => {
  const claimed = await claim(workshop);
  return claimed.find(({ event }) => event === 'feedback_asked')?.token as string;
};

test('a collected car asks its customer once; its link takes 2 of 5, and each manager is told @long', async () => {
  await collect();
  expect((await outbox(workshop)).map(({ event, channel }) => [event, channel])).toEqual([
    ['feedback_asked', 'mail'],
  ]);
  expect(await bell(workshop, 'customer')).toEqual(['feedback_asked']);
  const token = await linkOfQuestion();
  const visitor = await workshop.as('visitor');
  const open = { score: null, words: null, answered_at: null, is_open: true };
  expect(await call<Estimate>(visitor, 'open_link', { token })).toMatchObject({ feedback: open });
  const answer = { token, score: 2, words: ' Took too long ' };
  const given = { score: 2, words: 'Took too long', is_open: false };
  expect(await call(visitor, 'feedback_by_link', answer)).toMatchObject(given);
  for (const manager of ['manager', 'restrictedManager'] as const)
    expect(await bell(workshop, manager)).toEqual(['low_score']);
  // A retry after a lost response.
  expect(await call(visitor, 'feedback_by_link', answer)).toMatchObject(given);
  const mails = (await claim(workshop)).filter(({ event }) => event === 'low_score');
  expect(mails.map(({ to }) => to).sort()).toEqual([
    'manager@example.test',
    'restrictedmanager@example.test',
  ]);
  const written = mails.map((mail) => renderMessage(mail, { site: 'https://garage.test', functions: '' }));
  expect(written[0]?.subject).toMatch(/^2 of 5 for .+, KA /);
  for (const { text } of written) expect(text).toContain(`https://garage.test/estimates/${request_id}`);
  // The words go with the account of the customer.
  expect(JSON.stringify([mails, written])).not.toContain('Took too long');
  expect(await refuse(visitor, 'feedback_by_link', { token, score: 5 })).toMatchObject({
    code: 'PT409',
    message: 'You have answered this already. Thank you.',
  });
  for (const person of ['customer', 'manager', 'mechanic'] as const)
    expect(await seenBy(person)).toMatchObject(given);
  const trail = await workshop.backend.exec(
    "select actor_role, after from private.changes where subject = 'feedback'",
  );
  expect(trail).toEqual([{ actor_role: 'link', after: { score: 2, channel: 'link' } }]);
});

test.each([
  [3, ['low_score']],
  [4, []],
  [5, []],
])('%s of 5 in the portal tells the managers %j', async (score, told) => {
  await collect();
  expect(await give(score)).toMatchObject({ score, words: null });
  expect(await bell(workshop, 'manager')).toEqual(told);
  const mails = (await outbox(workshop)).filter(({ event }) => event === 'low_score');
  expect(mails.map(({ channel }) => channel)).toEqual(told.flatMap(() => ['mail', 'mail']));
});

test.each([
  ['sends no mail', "channels = '{sms}'"],
  ['has no mail set up', "set_up = '{sms}'"],
])('a garage that %s tells its managers in the bell alone', async (_, settings) => {
  await collect();
  await workshop.backend.exec(`update private.message_settings set ${settings} where true`);
  await give(2);
  expect(await bell(workshop, 'manager')).toEqual(['low_score']);
  expect((await outbox(workshop)).filter(({ event }) => event === 'low_score')).toEqual([]);
});

test('two bad answers are two notices, each of its own job', async () => {
  await workshop.backend.exec(
    `update public.service_requests set status = 'completed', completion_date = now(), final_cost = 1,
       collected_at = now(), handed_over_by = 'Meera' where request_id = any ($1)`,
    [[requests.inProgress, request_id]],
  );
  const customer = await workshop.as('customer');
  for (const id of [requests.inProgress, request_id])
    await call(customer, 'give_feedback', { request_id: id, score: 1 });
  expect(await bell(workshop, 'manager')).toEqual(['low_score', 'low_score']);
});

test('no question for a customer who switched it off, and their portal still takes an answer', async () => {
  await call(await workshop.as('customer'), 'save_message_preference', {
    kind: 'feedback',
    channel: 'mail',
    wanted: false,
  });
  await collect();
  expect(await outbox(workshop)).toMatchObject([
    { channel: null, state: 'skipped', problem: 'the customer switched these messages off' },
  ]);
  expect(await give(5, 'Fine')).toMatchObject({ score: 5 });
});

test('what an operator enters as collected long ago asks nothing', async () => {
  await collectedDaysAgo(3);
  expect(await outbox(workshop)).toEqual([]);
});

test('an answer is refused before collection, after 30 days, of another customer, and outside 1 to 5 @long', async () => {
  const early = 'We ask this once your car is collected';
  expect(await cannotGive(5)).toMatchObject({ code: 'PT409', message: early });
  expect(await seenBy('customer')).toBeNull();
  await collect();
  for (const score of [0, 6, null])
    expect(await cannotGive(score)).toMatchObject({ code: 'PT400', hint: 'score' });
  expect(await cannotGive(5, 'x'.repeat(5001))).toMatchObject({ code: 'PT400', hint: 'words' });
  expect(
    await refuse(await workshop.as('otherCustomer'), 'give_feedback', { request_id, score: 5 }),
  ).toMatchObject({ code: 'PT404' });
  const token = await linkOfQuestion();
  await collectedDaysAgo(31);
  expect(await cannotGive(5)).toMatchObject({
    message: 'This visit is too long ago to answer. Please call us.',
  });
  expect(await seenBy('customer')).toMatchObject({ score: null, is_open: false });
  expect(await refuse(await workshop.as('visitor'), 'feedback_by_link', { token, score: 5 })).toMatchObject({
    code: 'PT404',
  });
});

test('nobody changes an answer; closing the account takes its words and leaves its score', async () => {
  await collect();
  await give(2, 'Call Asha');
  for (const change of ['score = 5', "words = 'Fine'"])
    await expect(workshop.backend.exec(`update private.feedback set ${change} where true`)).rejects.toThrow(
      'An answer of a customer cannot be changed',
    );
  await workshop.backend.exec(`select private.forget_in_lines('${workshop.idOf('customer')}')`);
  expect(await seenBy('manager')).toMatchObject({ score: 2, words: null });
});
