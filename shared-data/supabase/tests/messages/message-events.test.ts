import { claim } from '../support/outbox.ts';
import { call } from '../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

interface EventRow {
  event: string;
  facts: string[];
  notice: string;
}

interface MessageText {
  event: string;
  channel: string;
  subject: string | null;
  body: string;
  placeholders: string[];
}

let workshop: Workshop;
let events: EventRow[];
let texts: MessageText[];
beforeAll(async () => {
  workshop = await openWorkshop();
  const rows = await workshop.backend.exec(
    'select event, facts, notice from private.message_events order by place',
  );
  events = rows as unknown as EventRow[];
  texts = await call<MessageText[]>(await workshop.as('manager'), 'message_texts');
});
afterAll(() => workshop.close());

const named = (text: string) => [...text.matchAll(/\{(.*?)\}/g)].map(([, name]) => name ?? '');

const aboutCars = ['work_due', 'document_ends', 'car_taken'];
const factsInBell = (event: string) => [
  ...['day', 'time', 'mechanic', 'amount', 'score'],
  ...(aboutCars.includes(event) ? ['service', 'document', 'plate'] : []),
];

test('each event has a text for each channel, and a subject for mail alone', () => {
  expect(texts.map(({ event, channel, subject }) => [event, channel, subject !== null])).toEqual(
    events.flatMap(({ event }) => [
      [event, 'mail', true],
      [event, 'whatsapp', false],
      [event, 'sms', false],
    ]),
  );
});

test('each placeholder in a text is one of the facts of its event', () => {
  const unknownIn = (text: string, facts: string[]) => named(text).filter((name) => !facts.includes(name));
  expect(
    [
      ...texts.map(({ event, subject, body, placeholders }) => ({
        event,
        unknown: unknownIn(`${subject} ${body}`, placeholders),
      })),
      // A notice has the facts of its event only, none of the request; that of a car has the car's too.
      ...events.map(({ event, facts, notice }) => ({
        event,
        unknown: unknownIn(
          notice,
          facts.filter((fact) => factsInBell(event).includes(fact)),
        ),
      })),
    ].filter(({ unknown }) => unknown.length > 0),
  ).toEqual([]);
});

test('a test message has an example of each fact @long', async () => {
  const manager = await workshop.as('manager');
  for (const { event, subject, body } of texts.filter(({ channel }) => channel === 'mail'))
    await call(manager, 'send_test_message', { event, channel: 'mail', subject, body });
  const claimed = await claim(workshop, 100);
  expect(claimed.map(({ event, values }) => [event, Object.keys(values)])).toEqual(
    events.map(({ event, facts }) => [event, expect.arrayContaining(['name', ...facts])]),
  );
});

test('only events that have a row are told', async () => {
  const functions = await workshop.backend.exec(
    "select prosrc from pg_proc where pronamespace = 'private'::regnamespace",
  );
  const told = functions.flatMap(({ prosrc }) =>
    [...String(prosrc).matchAll(/private\.tell(?:_customer)?\([^';]*'(\w+)'/g)].map(([, event]) => event),
  );
  expect(told).toContain('car_ready');
  expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(told));
});
