import { connect, vehicles, type Workshop } from '../support/workshop.ts';
import { callAndRecord, type Operation } from './recorded-calls.ts';

/** A manager passes a car on to one of the customers. */
export const passToCustomer =
  (workshop: Workshop): Operation =>
  async (client, books, random) => {
    if (random.chance(0.7)) return;
    await callAndRecord(client, books, 'pass_vehicle_to', {
      vehicle_id: random.pick(Object.values(vehicles)),
      customer_id: workshop.idOf(random.pick(['customer', 'otherCustomer'] as const)),
    });
  };

/** Shows the service book of a car to a visitor, or passes the car on to one of the customers. */
export const passOn =
  (workshop: Workshop): Operation =>
  async (client, books, random) => {
    // Five calls: seldom, so that bookings and jobs have their share of the time.
    if (random.chance(0.7)) return;
    const car = { vehicle_id: random.pick(Object.values(vehicles)) };
    const link = await callAndRecord<{ token: string }>(client, books, 'create_book_link', {
      ...car,
      with_prices: random.chance(0.5),
    });
    if (random.chance(0.3)) await callAndRecord(client, books, 'revoke_book_link', car);
    if (link) await callAndRecord(connect(workshop.backend), books, 'open_book', { token: link.token });
    const made = await callAndRecord<{ code: string }>(client, books, 'pass_on_vehicle', car);
    if (!made) return;
    if (random.chance(0.2)) await callAndRecord(client, books, 'withdraw_vehicle_code', car);
    const taker = await workshop.as(random.pick(['customer', 'otherCustomer'] as const));
    await callAndRecord(taker, books, 'read_vehicle_code', { code: made.code });
    await callAndRecord(taker, books, 'take_vehicle', { code: made.code });
  };
