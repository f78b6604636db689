import type { Random } from '../support/random-source.ts';
import { callAndRecord, type Operation } from './recorded-calls.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Of a press without a network: some minutes ago, days ago, or by a clock that is fast. */
const pressed = (random: Random) =>
  random.chance(0.5) && { pressed_at: minutesAgo(random.pick([1, 5, 30, 5000, -20])) };

/** On the garage's clock. */
const local = (minutes: number) => minutesAgo(minutes - 330).slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);

/** Some minutes of the last hours, which may be taken already. */
const times = (random: Random) => {
  const end = random.below(200) + 1;
  return { started_at: local(end + 1 + random.below(60)), ended_at: local(end), reason: 'Forgot' };
};

const join: Operation = async (client, books, random) => {
  await callAndRecord(client, books, 'join_job', {
    request_id: random.pick([3, 7, random.pick(books.requests)]),
    ...pressed(random),
  });
};
const otherWork: Operation = async (client, books, random) => {
  const kind = random.pick(['cleaning', 'driving', 'other']);
  await callAndRecord(client, books, 'clock_other_work', { kind, note: 'Keys', ...pressed(random) });
};
const stop: Operation = async (client, books, random) => {
  await callAndRecord(client, books, 'stop_clock', { ...pressed(random) });
};
const propose: Operation = async (client, books, random) => {
  const missing = random.chance(0.5)
    ? { request_id: random.pick(books.requests) }
    : { other_work: 'driving' };
  const entry = random.chance(0.6) ? { entry_id: 1 + random.below(40) } : missing;
  await callAndRecord(client, books, 'propose_correction', { ...times(random), ...entry });
};

/** The clock of a mechanic. */
export const clockWork: Operation[] = [join, join, otherWork, stop, propose];

/** What managers do about it. */
export const decideCorrections = (mechanicIds: readonly string[]): Operation[] => [
  async (client, books, random) => {
    await callAndRecord(client, books, 'decide_correction', {
      correction_id: 1 + random.below(12),
      accept: random.chance(0.7),
      answer: 'Seen',
    });
  },
  async (client, books, random) => {
    await callAndRecord(client, books, 'propose_correction', {
      ...times(random),
      other_work: 'cleaning',
      mechanic_id: random.pick(mechanicIds),
    });
  },
];
