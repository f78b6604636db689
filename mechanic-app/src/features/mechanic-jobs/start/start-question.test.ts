import { startQuestion } from './start-question.ts';

const now = new Date('2026-11-24T20:00:00Z');
const arrived_at = '2026-11-24T04:00:00Z';

test.each([
  ['the car of today', '2026-11-24T20:30:00Z', arrived_at, null],
  ['the car of an earlier day', '2026-11-20T04:00:00Z', arrived_at, null],
  ['a car of tomorrow', '2026-11-26T04:00:00Z', arrived_at, { isEarly: true, isUnchecked: false }],
  ['a car that is not checked in', '2026-11-24T20:30:00Z', null, { isEarly: false, isUnchecked: true }],
  ['neither', '2026-11-26T04:00:00Z', null, { isEarly: true, isUnchecked: true }],
])('%s', (_, scheduled_date, arrived, question) => {
  expect(startQuestion({ scheduled_date, arrived_at: arrived }, now)).toEqual(question);
});
