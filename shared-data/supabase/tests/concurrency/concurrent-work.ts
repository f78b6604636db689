import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import type { Random } from '../support/random-source.ts';
import { parts, services, vehicles, type Workshop } from '../support/workshop.ts';

/** The successful operations. */
export interface Books {
  /** Every known request id. */
  requests: number[];
  /** Net manual changes of each part's stock. */
  edited: Map<number, number>;
  used: Map<number, number>;
  /** The final cost of each completed job. */
  completed: Map<number, number>;
  payments: { jobs: number[]; bonus: number }[];
  /** Unexpected errors. */
  strange: string[];
}

export const openBooks = (): Books => ({
  requests: [1, 2, 3, 4, 5, 6, 7, 8],
  edited: new Map(),
  used: new Map(),
  // The completed jobs of the fixture.
  completed: new Map([
    [4, 3999.5],
    [8, 3500],
  ]),
  payments: [],
  strange: [],
});

const addTo = (sums: Map<number, number>, key: number, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount);

/** A session and its operations. */
export interface Worker {
  client: SupabaseClient;
  operations: Operation[];
}
type Operation = (client: SupabaseClient, books: Books, random: Random) => Promise<void>;

/** Refusals are expected; deadlocks and server errors are recorded. */
async function callAndRecord<Result>(
  client: SupabaseClient,
  books: Books,
  name: string,
  parameters: object,
): Promise<Result | undefined> {
  const { data, error } = await client.rpc(name, parameters);
  if (error && !/^PT4\d\d$/.test(error.code)) books.strange.push(`${name}: ${error.code} ${error.message}`);
  return error ? undefined : (data as Result);
}

const book: Operation = async (client, books, random) => {
  const booked = await callAndRecord<{ request_id: number }>(client, books, 'book_service', {
    vehicle_id: random.pick(Object.values(vehicles)),
    service_id: random.pick([services.oilChange, services.brakeRepair]),
    scheduled_date: bookableDay,
    ...(random.chance(0.5) && { idempotency_key: randomUUID() }),
  });
  if (booked) books.requests.push(booked.request_id);
};

const removeVehicle: Operation = async (client, books, random) => {
  const { error } = await client
    .from('vehicles')
    .delete()
    .eq('vehicle_id', random.pick(Object.values(vehicles)));
  if (error && error.code !== 'PT409') books.strange.push(`delete vehicle: ${error.code} ${error.message}`);
};

/** The id of a visible request with this status; sometimes of any other. */
async function someRequest(client: SupabaseClient, { requests }: Books, random: Random, status: string) {
  const { data } = await client.from('service_requests').select('request_id').eq('status', status);
  const seen = (data ?? []).map(({ request_id }) => Number(request_id));
  return random.pick(seen.length > 0 && random.chance(0.9) ? seen : requests);
}

const move =
  (name: 'start_job' | 'queue_job', from: string): Operation =>
  async (client, books, random) => {
    await callAndRecord(client, books, name, { request_id: await someRequest(client, books, random, from) });
  };

const complete: Operation = async (client, books, random) => {
  const request_id = await someRequest(client, books, random, 'in_progress');
  const used = random.some(0, 3, () => ({
    part_id: random.pick([parts.oilFilter, parts.brakePad]),
    quantity: 1 + random.below(3),
  }));
  const final_cost = random.below(1_000_000) / 100;
  const done = await callAndRecord(client, books, 'complete_job', { request_id, final_cost, parts: used });
  if (!done) return;
  books.completed.set(request_id, final_cost);
  for (const { part_id, quantity } of used) addTo(books.used, part_id, quantity);
};

const editStock: Operation = async (client, books, random) => {
  const mode = random.pick(['add', 'subtract']);
  const quantity = random.below(4);
  const part_id = parts.oilFilter;
  const done = await callAndRecord(client, books, 'update_stock', { part_id, quantity, mode });
  if (done) addTo(books.edited, part_id, mode === 'add' ? quantity : -quantity);
};

/** For a part with little stock; not recorded, because subtracting stops at 0 and Set overwrites. */
const editScarceStock: Operation = async (client, books, random) => {
  const mode = random.pick(['set', 'subtract', 'add']);
  await callAndRecord(client, books, 'update_stock', {
    part_id: parts.brakePad,
    quantity: random.below(6),
    mode,
  });
};

const assign =
  (mechanicIds: readonly string[]): Operation =>
  async (client, books, random) => {
    const request_id = await someRequest(client, books, random, random.chance(0.8) ? 'pending' : 'approved');
    await callAndRecord(client, books, 'assign_mechanic', {
      request_id,
      mechanic_id: random.pick(mechanicIds),
    });
  };

const pay =
  (mechanicIds: readonly string[]): Operation =>
  async (client, books, random) => {
    const mechanic_id = random.pick(mechanicIds);
    const salary = await callAndRecord<{ unpaid_jobs: { request_id: number }[] }>(
      client,
      books,
      'mechanic_salary',
      {
        mechanic_id,
      },
    );
    const unpaid = salary?.unpaid_jobs.map(({ request_id }) => request_id) ?? [];
    const paid = await callAndRecord<{ jobs_included: number[]; bonus_amount: number }>(
      client,
      books,
      'pay_salary',
      {
        mechanic_id,
        request_ids: random.chance(0.9) ? unpaid : [...books.completed.keys()].slice(-2),
        ...(random.chance(0.5) && { idempotency_key: randomUUID() }),
      },
    );
    if (paid) books.payments.push({ jobs: paid.jobs_included, bonus: paid.bonus_amount });
  };

const rarely =
  (name: string, parameters: (random: Random) => object = () => ({})): Operation =>
  async (client, books, random) => {
    if (random.chance(0.05)) await callAndRecord(client, books, name, parameters(random));
  };

/** All users of the fixture with their operations. */
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
    rarely('dismiss_mechanic', (random) => ({ mechanic_id: random.pick(mechanicIds) })),
  ];
  const worker = async (role: Parameters<Workshop['as']>[0], operations: Operation[]) => ({
    client: await workshop.as(role),
    operations,
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
