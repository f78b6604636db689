import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Dice } from '../support/random-source.ts';
import { parts, services, vehicles, type Workshop } from '../support/workshop.ts';

/** What the database said yes to. */
export interface Books {
  /** Every request id that anybody was told of. */
  requests: number[];
  /** Pieces added to and taken from each part's stock by hand. */
  edited: Map<number, number>;
  used: Map<number, number>;
  /** The final cost of each completed job. */
  completed: Map<number, number>;
  payments: { jobs: number[]; bonus: number }[];
  /** Answers that nobody should get. */
  strange: string[];
}

export const openBooks = (): Books => ({
  requests: [1, 2, 3, 4, 5, 6, 7, 8],
  edited: new Map(),
  used: new Map(),
  // What the workshop begins with.
  completed: new Map([
    [4, 3999.5],
    [8, 3500],
  ]),
  payments: [],
  strange: [],
});

const addTo = (sums: Map<number, number>, key: number, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount);

/** A session that does things, and what it may do next. */
export interface Worker {
  client: SupabaseClient;
  gestures: Gesture[];
}
type Gesture = (client: SupabaseClient, books: Books, dice: Dice) => Promise<void>;

/** Refusals are part of the day; a deadlock, a lost row or a failure of the server is not. */
async function ask<Answer>(
  client: SupabaseClient,
  books: Books,
  name: string,
  parameters: object,
): Promise<Answer | undefined> {
  const { data, error } = await client.rpc(name, parameters);
  if (error && !/^PT4\d\d$/.test(error.code)) books.strange.push(`${name}: ${error.code} ${error.message}`);
  return error ? undefined : (data as Answer);
}

const book: Gesture = async (client, books, dice) => {
  const booked = await ask<{ request_id: number }>(client, books, 'book_service', {
    vehicle_id: dice.pick(Object.values(vehicles)),
    service_id: dice.pick([services.oilChange, services.brakeRepair]),
    scheduled_date: '2999-01-01',
    ...(dice.chance(0.5) && { idempotency_key: randomUUID() }),
  });
  if (booked) books.requests.push(booked.request_id);
};

const removeVehicle: Gesture = async (client, books, dice) => {
  const { error } = await client
    .from('vehicles')
    .delete()
    .eq('vehicle_id', dice.pick(Object.values(vehicles)));
  if (error && error.code !== 'PT409') books.strange.push(`delete vehicle: ${error.code} ${error.message}`);
};

/** A request in this state that the person sees, as it was a moment ago; now and then any other. */
async function someRequest(client: SupabaseClient, { requests }: Books, dice: Dice, status: string) {
  const { data } = await client.from('service_requests').select('request_id').eq('status', status);
  const seen = (data ?? []).map(({ request_id }) => Number(request_id));
  return dice.pick(seen.length > 0 && dice.chance(0.9) ? seen : requests);
}

const move =
  (name: 'start_job' | 'queue_job', from: string): Gesture =>
  async (client, books, dice) => {
    await ask(client, books, name, { request_id: await someRequest(client, books, dice, from) });
  };

const complete: Gesture = async (client, books, dice) => {
  const request_id = await someRequest(client, books, dice, 'in_progress');
  const used = dice.some(0, 3, () => ({
    part_id: dice.pick([parts.oilFilter, parts.brakePad]),
    quantity: 1 + dice.below(3),
  }));
  const final_cost = dice.below(1_000_000) / 100;
  const done = await ask(client, books, 'complete_job', { request_id, final_cost, parts: used });
  if (!done) return;
  books.completed.set(request_id, final_cost);
  for (const { part_id, quantity } of used) addTo(books.used, part_id, quantity);
};

const editStock: Gesture = async (client, books, dice) => {
  const mode = dice.pick(['add', 'subtract']);
  const quantity = dice.below(4);
  const part_id = parts.oilFilter;
  const done = await ask(client, books, 'update_stock', { part_id, quantity, mode });
  if (done) addTo(books.edited, part_id, mode === 'add' ? quantity : -quantity);
};

/** Of a part that runs short: what is taken beyond the last piece is not there, and Set forgets what was. */
const editScarceStock: Gesture = async (client, books, dice) => {
  const mode = dice.pick(['set', 'subtract', 'add']);
  await ask(client, books, 'update_stock', { part_id: parts.brakePad, quantity: dice.below(6), mode });
};

const assign =
  (mechanicIds: readonly string[]): Gesture =>
  async (client, books, dice) => {
    const request_id = await someRequest(client, books, dice, dice.chance(0.8) ? 'pending' : 'approved');
    await ask(client, books, 'assign_mechanic', { request_id, mechanic_id: dice.pick(mechanicIds) });
  };

const pay =
  (mechanicIds: readonly string[]): Gesture =>
  async (client, books, dice) => {
    const mechanic_id = dice.pick(mechanicIds);
    const salary = await ask<{ unpaid_jobs: { request_id: number }[] }>(client, books, 'mechanic_salary', {
      mechanic_id,
    });
    const unpaid = salary?.unpaid_jobs.map(({ request_id }) => request_id) ?? [];
    const paid = await ask<{ jobs_included: number[]; bonus_amount: number }>(client, books, 'pay_salary', {
      mechanic_id,
      request_ids: dice.chance(0.9) ? unpaid : [...books.completed.keys()].slice(-2),
      ...(dice.chance(0.5) && { idempotency_key: randomUUID() }),
    });
    if (paid) books.payments.push({ jobs: paid.jobs_included, bonus: paid.bonus_amount });
  };

const rarely =
  (name: string, parameters: (dice: Dice) => object = () => ({})): Gesture =>
  async (client, books, dice) => {
    if (dice.chance(0.05)) await ask(client, books, name, parameters(dice));
  };

/** Everybody in the workshop, each with gestures of their own. */
export async function openShift(workshop: Workshop): Promise<Worker[]> {
  const mechanicIds = (['mechanic', 'otherMechanic', 'dismissed'] as const).map(workshop.idOf);
  const customer = [book, book, book, removeVehicle];
  const mechanic = [
    move('start_job', 'approved'),
    complete,
    complete,
    editStock,
    move('queue_job', 'in_progress'),
  ];
  const manager = [
    ...[assign(mechanicIds), assign(mechanicIds), assign(mechanicIds), editStock, editScarceStock],
    ...[pay(mechanicIds), pay(mechanicIds), pay(mechanicIds), pay(mechanicIds)],
    rarely('clear_all_requests'),
    rarely('dismiss_mechanic', (dice) => ({ mechanic_id: dice.pick(mechanicIds) })),
  ];
  const worker = async (role: Parameters<Workshop['as']>[0], gestures: Gesture[]) => ({
    client: await workshop.as(role),
    gestures,
  });
  return Promise.all([
    worker('customer', customer),
    worker('otherCustomer', customer),
    worker('mechanic', mechanic),
    worker('mechanic', mechanic),
    worker('otherMechanic', mechanic),
    worker('dismissed', mechanic),
    worker('manager', manager),
    worker('manager', manager),
    worker('manager', manager),
  ]);
}
