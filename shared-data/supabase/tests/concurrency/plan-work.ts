import { bookableDay, dayAhead } from '../../../local-backend/testing/bookable-day.ts';
import type { Random } from '../support/random-source.ts';
import { callAndRecord, note, type Operation, rarely } from './recorded-calls.ts';

/** Always these, or none: a limit that is lowered refuses nothing that is booked. */
const slots = [
  { slot: '09:30', cars: 2 },
  { slot: '11:00', cars: 1 },
];
export const someSlot = (random: Random) => random.chance(0.6) && { drop_off: random.pick(slots).slot };

const waitingReasons = ['customer', 'parts', 'lift', 'other_workshop', 'other'];

/** A car of the board waits, or goes on. */
export const moveOnBoard: Operation = async (client, books, random) => {
  const { data, error } = await client.rpc('workshop_board');
  if (error) note(books, 'look at the board', error);
  const cards = (data?.rows ?? []) as { request_id: number }[];
  const { request_id } = random.pick(cards.length ? cards : books.requests.map((id) => ({ request_id: id })));
  if (random.chance(0.4)) await callAndRecord(client, books, 'end_waiting', { request_id });
  else await callAndRecord(client, books, 'set_waiting', { request_id, reason: random.pick(waitingReasons) });
};

/** What a day takes, and who is there. */
export const planWork = (mechanicIds: readonly string[]): Operation[] => [
  rarely('save_mechanic_hours', (random) => ({
    mechanic_id: random.pick(mechanicIds),
    hours: random.chance(0.5)
      ? null
      : [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: '09:00:00', ends: '18:00:00' })),
    expected: null,
  })),
  rarely('add_absence', (random) => {
    const day = random.pick([bookableDay, dayAhead(9)]);
    return {
      mechanic_id: random.pick(mechanicIds),
      first_day: day,
      last_day: day,
      reason: 'Ill',
      part: random.pick(['day', 'morning', 'afternoon']),
    };
  }),
  rarely('remove_absence', (random) => ({ absence_id: 1 + random.below(9) })),
  rarely('save_plan_settings', () => ({ limit_bookings: true })),
  rarely('save_drop_off_slots', (random) => ({ slots: random.chance(0.8) ? slots : [] })),
  rarely('list_misfits'),
  async (client, books, random) => {
    if (random.chance(0.9)) return;
    const made = await callAndRecord<{ token: string }>(client, books, 'create_wall_link', { name: 'Hall' });
    await callAndRecord(client, books, 'open_wall', { token: made?.token ?? '' });
    await callAndRecord(client, books, 'revoke_wall_link', { link_id: 1 + random.below(30) });
  },
  async (client, books, random) => {
    await callAndRecord(client, books, 'plan_request', {
      request_id: random.pick(books.requests),
      day: random.pick([bookableDay, dayAhead(9)]),
      ...(random.chance(0.5) && { starts: random.pick(['09:30', '14:00']) }),
      ...(random.chance(0.7) && { mechanic_id: random.pick(mechanicIds) }),
      reason: 'No bay',
      overbook: random.chance(0.1),
    });
  },
  async (client, books, random) => {
    await callAndRecord(client, books, 'set_promise', {
      request_id: random.pick(books.requests),
      promised_at: `${dayAhead(random.pick([1, 2]))}T16:30`,
      tell: random.chance(0.5),
    });
  },
];
