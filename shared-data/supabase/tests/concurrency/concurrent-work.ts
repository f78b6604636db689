import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { bookableDay, dayAhead } from '../../../local-backend/testing/bookable-day.ts';
import { password } from '../support/people.ts';
import type { Random } from '../support/random-source.ts';
import { parts, services, vehicles, type Workshop } from '../support/workshop.ts';
import { clockWork, decideCorrections } from './hours-work.ts';
import { importParts } from './import-work.ts';
import { inspect } from './inspection-work.ts';
import { closeTill, invoice } from './invoice-work.ts';
import { answerByLink } from './link-work.ts';
import {
  answerVisit,
  changeMessages,
  choosePreference,
  deliver,
  readBell,
  workOffDueList,
} from './message-work.ts';
import { changeSuppliers, order, receiveOrder, settle } from './order-work.ts';
import { passOn, passToCustomer } from './owner-work.ts';
import { changeParts, correctCost, countStock, postCounts, receive, returnPart } from './part-work.ts';
import { askAboutPay, payRunWork } from './pay-work.ts';
import { photograph } from './photo-work.ts';
import { moveOnBoard, planWork, someSlot } from './plan-work.ts';
import {
  addTo,
  type Books,
  callAndRecord,
  note,
  type Operation,
  person,
  rarely,
  someKey,
  type Worker,
} from './recorded-calls.ts';
import { settingsWork } from './settings-work.ts';

const book: Operation = async (client, books, random) => {
  const booked = await callAndRecord<{ request_id: number }>(client, books, 'book_service', {
    vehicle_id: random.pick(Object.values(vehicles)),
    service_ids: random.pick([
      [services.oilChange],
      [services.brakeRepair],
      [services.brakeRepair, services.oilChange],
    ]),
    scheduled_date: bookableDay,
    ...someSlot(random),
    ...someKey(random),
  });
  if (booked) books.requests.push(booked.request_id);
};

const someVehicle = (random: Random) => random.pick(Object.values(vehicles));

const removeVehicle: Operation = async (client, books, random) => {
  const { error } = await client.from('vehicles').delete().eq('vehicle_id', someVehicle(random));
  if (error) note(books, 'delete vehicle', error);
};

const changeVehicle: Operation = async (client, books, random) => {
  const change = { registration_number: `KA 02 C ${random.below(4)}`, km_driven: random.below(1000) };
  const { error } = await client.from('vehicles').update(change).eq('vehicle_id', someVehicle(random));
  if (error) note(books, 'change vehicle', error);
};

const addVehicle: Operation = async (client, books, random) => {
  const { data } = await client.from('customers').select('customer_id').single();
  const car = {
    registration_number: `KA 02 C ${random.below(4)}`,
    brand: 'Tata',
    model: 'Nexon',
    year: 2024,
  };
  const { error } = await client.from('vehicles').insert({ ...car, customer_id: data?.customer_id });
  if (error) note(books, 'add vehicle', error);
};

const changeProfile: Operation = async (client, books, random) => {
  await callAndRecord(client, books, 'update_profile', {
    name: 'Asha',
    phone: `98450 7000${random.below(4)}`,
  });
};

/** The id of a visible request with this status; sometimes of any other. */
async function someRequest(client: SupabaseClient, { requests }: Books, random: Random, status: string) {
  const { data } = await client.from('service_requests').select('request_id').eq('status', status);
  const seen = (data ?? []).map(({ request_id }) => Number(request_id));
  return random.pick(seen.length > 0 && random.chance(0.9) ? seen : requests);
}

const openStatuses = ['pending', 'approved', 'in_progress'];

const cancel: Operation = async (client, books, random) => {
  if (random.chance(0.4)) return;
  const request_id = await someRequest(client, books, random, random.pick(openStatuses));
  await callAndRecord(client, books, 'cancel_request', { request_id, reason: 'No time' });
};

const moveToAnotherDay: Operation = async (client, books, random) => {
  const status = random.pick(openStatuses);
  const request_id = await someRequest(client, books, random, status);
  const { data } = await client
    .from('service_requests')
    .select('scheduled_date')
    .eq('request_id', request_id)
    .maybeSingle();
  await callAndRecord(client, books, 'move_request', {
    request_id,
    reason: 'No bay',
    seen_date: data?.scheduled_date,
    scheduled_date: random.pick([bookableDay, dayAhead(9), dayAhead(12)]),
    ...someSlot(random),
  });
};

const cancelAndRemoveVehicle: Operation = async (client, books, random) => {
  const vehicle_id = someVehicle(random);
  const { data } = await client.rpc('open_requests');
  const request_ids = ((data ?? []) as { request_id: number; vehicle_id: number }[])
    .filter((request) => request.vehicle_id === vehicle_id)
    .map(({ request_id }) => request_id);
  if (random.chance(0.3))
    await callAndRecord(client, books, 'cancel_and_delete_vehicle', { vehicle_id, request_ids });
};

const move =
  (name: 'start_job' | 'queue_job', from: string): Operation =>
  async (client, books, random) => {
    await callAndRecord(client, books, name, { request_id: await someRequest(client, books, random, from) });
  };

const addLine: Operation = async (client, books, random) => {
  const line = random.pick([
    { part_id: parts.oilFilter, quantity: 1 + random.below(3) },
    { service_id: services.oilChange },
    { kind: 'labour', description: 'Clean', quantity: (1 + random.below(300)) / 100 },
  ]);
  const request_id = await someRequest(client, books, random, random.pick(['in_progress', 'approved']));
  await callAndRecord(client, books, 'add_line', { request_id, line, ...someKey(random) });
};

/** At most one of the bundles. */
async function someBundle(client: SupabaseClient, random: Random): Promise<number[]> {
  const { data } = await client.rpc('bundles');
  const bundles = (data ?? []) as { bundle_id: number }[];
  return bundles.length === 0 ? [] : [random.pick(bundles).bundle_id];
}

const addBundle: Operation = async (client, books, random) => {
  for (const bundle_id of await someBundle(client, random)) {
    await callAndRecord(client, books, 'add_bundle', {
      request_id: await someRequest(client, books, random, 'in_progress'),
      bundle_id,
      ...someKey(random),
    });
  }
};

/** A visible line with this status. */
async function someLine(client: SupabaseClient, random: Random, status: string) {
  const { data } = await client
    .from('request_lines')
    .select('line_id, request_id, version')
    .eq('status', status)
    .limit(20);
  return data?.length ? random.pick(data) : undefined;
}

const changeLine: Operation = async (client, books, random) => {
  const line = await someLine(client, random, random.pick(['proposed', 'proposed', 'approved', 'declined']));
  const isManager = (await client.from('managers').select('manager_id')).data?.length;
  const priced = { unit_price: random.below(1_000_000) / 100 };
  const off = random.pick([{}, {}, { discount: 40.01 }, { discount_percent: 12.5 }]);
  const changes = isManager ? { ...priced, ...off, discount_reason: 'Late' } : { urgency: 'soon' };
  if (line)
    await callAndRecord(client, books, 'change_line', { line_id: line.line_id, changes, ...someKey(random) });
};

const discountLines: Operation = async (client, books, random) => {
  const line = await someLine(client, random, 'proposed');
  if (line)
    await callAndRecord(client, books, 'discount_lines', {
      request_id: line.request_id,
      ...random.pick([{ percent: 10 }, { percent: 33.33 }, { rupees: 50.01 }, { rupees: 0 }]),
      reason: 'Regular customer',
    });
};

const withdrawLine: Operation = async (client, books, random) => {
  const line = await someLine(client, random, random.pick(['proposed', 'approved']));
  if (line && random.chance(0.3))
    await callAndRecord(client, books, 'withdraw_line', { line_id: line.line_id });
};

const decide =
  (channel?: 'phone'): Operation =>
  async (client, books, random) => {
    const { data } = await client
      .from('request_lines')
      .select('line_id, request_id, version')
      .eq('status', 'proposed')
      .order('request_id')
      .limit(20);
    const request_id = data?.length ? random.pick(data).request_id : undefined;
    const decisions = data
      ?.filter((line) => line.request_id === request_id)
      .map(({ line_id, version }) => ({ line_id, version, approve: random.chance(0.6) }));
    if (request_id)
      await callAndRecord(client, books, 'decide_lines', {
        request_id,
        decisions,
        channel,
        decided_by_name: 'Asha',
        ...someKey(random),
      });
  };

const send: Operation = async (client, books, random) => {
  const line = await someLine(client, random, 'proposed');
  if (line) await callAndRecord(client, books, 'send_estimate', { request_id: line.request_id });
};

/** Why kilometres are below the last reading. */
const someReason = (random: Random) => random.pick([null, 'right', 'reset']);

const complete: Operation = async (client, books, random) => {
  const request_id = await someRequest(client, books, random, 'in_progress');
  const used = random.some(0, 3, () => ({
    part_id: random.pick([parts.oilFilter, parts.brakePad]),
    quantity: 1 + random.below(3),
  }));
  const final_cost = random.below(1_000_000) / 100;
  const done = await callAndRecord(client, books, 'complete_job', {
    request_id,
    final_cost,
    parts: used,
    ...(random.chance(0.5) && { kilometres: random.below(1500), lower_is: someReason(random) }),
    ...someKey(random),
  });
  if (!done) return;
  books.completed.set(request_id, final_cost);
  for (const { part_id, quantity } of used) addTo(books.used, part_id, quantity);
};

const editStock: Operation = async (client, books, random) => {
  const mode = random.pick(['add', 'subtract']);
  const quantity = random.below(4);
  const part_id = parts.oilFilter;
  const done = await callAndRecord(client, books, 'update_stock', {
    part_id,
    quantity,
    mode,
    ...someKey(random),
  });
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

const unassign =
  (mechanicIds: readonly string[]): Operation =>
  async (client, books, random) => {
    await callAndRecord(client, books, 'unassign_mechanic', {
      request_id: await someRequest(client, books, random, 'approved'),
      mechanic_id: random.pick(mechanicIds),
    });
  };

const checkIn: Operation = async (client, books, random) => {
  await callAndRecord(client, books, 'check_in', {
    request_id: await someRequest(client, books, random, random.pick(['pending', 'approved', 'in_progress'])),
    kilometres: random.below(1000),
    fuel: 'half',
    lower_is: someReason(random),
  });
};

const addReading: Operation = async (client, books, random) => {
  await callAndRecord(client, books, 'add_reading', {
    vehicle_id: 1 + random.below(3),
    kilometres: random.below(1000),
    lower_is: someReason(random),
  });
};

/** The owner or a manager keeps the documents of a car up to date. */
const keepDocuments: Operation = async (client, books, random) => {
  const vehicle_id = 1 + random.below(2);
  const { data } = await client.rpc('vehicle_care', { vehicle_id });
  const some = data?.documents?.length ? random.pick<{ document_id: number }>(data.documents) : undefined;
  if (some && random.chance(0.3)) {
    await callAndRecord(client, books, 'remove_vehicle_document', { document_id: some.document_id });
  }
  await callAndRecord(client, books, 'save_vehicle_document', {
    vehicle_id,
    kind: random.pick(['insurance', 'puc']),
    valid_until: bookableDay,
    ...(random.chance(0.5) && { number: String(random.below(5)) }),
    ...(some && random.chance(0.5) && { document_id: some.document_id }),
  });
};

const collect: Operation = async (client, books, random) => {
  await callAndRecord(client, books, 'collect', {
    request_id: await someRequest(client, books, random, 'completed'),
  });
};

/** Says that a job redoes an earlier one of its car, or no longer. */
const setRepeat: Operation = async (client, books, random) => {
  const request_id = await someRequest(client, books, random, 'completed');
  const { data: earlier } = await client.rpc('earlier_jobs', { request_id });
  const repeats = earlier?.length ? random.pick<{ request_id: number }>(earlier).request_id : undefined;
  await callAndRecord(client, books, 'set_repeat', { request_id, repeats });
};

const invite: Operation = async (client, books, random) => {
  const { data } = await client.from('customers').select('customer_id').eq('has_login', false);
  const customer_id = random.pick(data ?? [])?.customer_id;
  if (!customer_id) return;
  const invited = await callAndRecord<{ code: string }>(client, books, 'invite_customer', { customer_id });
  if (!invited) return;
  if (random.chance(0.5)) await callAndRecord(client, books, 'read_invitation', { code: invited.code });
  await callAndRecord(client, books, 'accept_invitation', {
    code: invited.code,
    email: `gita${random.below(6)}@example.test`,
    password,
  });
};

const updateCustomer: Operation = async (client, books, random) => {
  if (random.chance(0.7)) return;
  const { data } = await client.from('customers').select('customer_id, name, phone, email, address');
  const { customer_id, ...expected } = random.pick(data ?? []) ?? {};
  if (!customer_id) return;
  const email = random.chance(0.5) ? expected.email : `gita${random.below(6)}@example.test`;
  const phone = random.chance(0.5) ? expected.phone : `98450 8000${random.below(6)}`;
  await callAndRecord(client, books, 'update_customer', { customer_id, ...expected, email, phone, expected });
};

const bookFor: Operation = async (client, books, random) => {
  const { data } = await client.from('customers').select('customer_id');
  const customer_id = random.pick(data ?? [])?.customer_id;
  if (random.chance(0.2)) {
    const vehicle = {
      registration_number: `KA 02 C ${random.below(4)}`,
      brand: 'Tata',
      model: 'Tiago',
      year: 2024,
    };
    await callAndRecord(client, books, 'add_vehicle_for', { customer_id, vehicle });
  }
  const booked = await callAndRecord<{ request_id: number }>(client, books, 'book_for', {
    customer_id,
    vehicle_id: someVehicle(random),
    service_ids: [services.brakeRepair, services.oilChange],
    scheduled_date: bookableDay,
    channel: 'phone',
    overbook: random.chance(0.1),
    ...someSlot(random),
    ...someKey(random),
  });
  if (booked) books.requests.push(booked.request_id);
};

/** A caller with a complaint in words, taken down in one form. */
const saveVisit: Operation = async (client, books, random) => {
  const visit = {
    person: { name: 'Gita Nair', phone: `98450 ${10_000 + random.below(40)}` },
    vehicle: {
      registration_number: `KA 03 V ${1 + random.below(40)}`,
      brand: 'Tata',
      model: 'Tiago',
      year: null,
    },
    complaints: ['Brakes squeal'],
    with_fee: random.chance(0.5),
    ...(random.chance(0.3) && { service_ids: [services.oilChange] }),
    ...(random.chance(0.3) && { bundle_ids: await someBundle(client, random) }),
    scheduled_date: bookableDay,
    channel: 'phone',
    ...(random.chance(0.5) && { arrival: { kilometres: 41_200, fuel: 'half' } }),
  };
  const saved = await callAndRecord<{ request_id: number }>(client, books, 'save_visit', {
    visit,
    ...someKey(random),
  });
  if (saved) books.requests.push(saved.request_id);
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
      random.chance(0.95) ? 'pay_salary' : 'pay_and_dismiss',
      {
        mechanic_id,
        request_ids: random.chance(0.9) ? unpaid : [...books.completed.keys()].slice(-2),
        ...someKey(random),
      },
    );
    if (paid) books.payments.push({ jobs: paid.jobs_included, bonus: paid.bonus_amount });
  };

const register = rarely('register_customer', person);
const inviteMechanic =
  (mechanicIds: readonly string[]): Operation =>
  async (client, books, random) => {
    if (random.chance(0.9)) return;
    await callAndRecord(client, books, 'invite_mechanic', { mechanic_id: random.pick(mechanicIds) });
  };

const registerWalkIn = rarely('register_walk_in', (random) => ({
  name: 'Gita',
  phone: `98450 8000${random.below(6)}`,
}));
const hire = rarely('hire_mechanic', (random) => ({
  ...person(random),
  employee_id: `H${random.below(6)}`,
  specializations: ['Brakes'],
  experience_years: 1,
  hourly_rate: 100,
}));
const endSession = rarely('end_session', () => ({ session_id: randomUUID() }));
const endOtherSessions = rarely('end_other_sessions');
const closeAccount = rarely('close_account', () => ({ password: 'wrong' }));
const changePassword = rarely('change_password', () => ({
  new_password: password,
  current_password: password,
}));

/** All users of the fixture with their operations. */
export async function openShift(workshop: Workshop): Promise<Worker[]> {
  const mechanicIds = (['mechanic', 'otherMechanic', 'dismissed'] as const).map(workshop.idOf);
  const setRate = rarely('set_hourly_rate', (random) => ({
    mechanic_id: random.pick(mechanicIds),
    hourly_rate: random.below(500),
  }));
  const customer = [
    ...[book, book, book, removeVehicle, addVehicle, changeVehicle, changeProfile, changePassword],
    ...[decide(), decide(), cancel, moveToAnotherDay, cancelAndRemoveVehicle],
    ...[endSession, endOtherSessions, closeAccount],
    ...[choosePreference, readBell, answerVisit, keepDocuments, passOn(workshop)],
  ];
  const mechanic = [
    move('start_job', 'approved'),
    complete,
    complete,
    editStock,
    ...[returnPart, countStock],
    ...[addLine, addBundle, changeLine, withdrawLine, inspect, photograph(workshop)],
    move('queue_job', 'in_progress'),
    moveOnBoard,
    moveOnBoard,
    ...clockWork,
    ...[askAboutPay, changePassword],
  ];
  const manager = [
    ...[assign(mechanicIds), assign(mechanicIds), assign(mechanicIds), unassign(mechanicIds)],
    ...[cancel, moveToAnotherDay],
    ...[
      editStock,
      editScarceStock,
      receive,
      correctCost,
      returnPart,
      changeParts,
      countStock,
      postCounts,
      postCounts,
    ],
    ...[changeSuppliers, order, order, receiveOrder, receiveOrder, settle],
    ...[pay(mechanicIds), pay(mechanicIds), pay(mechanicIds), pay(mechanicIds)],
    ...payRunWork(mechanicIds),
    ...[
      addLine,
      addBundle,
      changeLine,
      changeLine,
      discountLines,
      withdrawLine,
      decide('phone'),
      inspect,
      send,
      send,
    ],
    ...[answerByLink(workshop), photograph(workshop), importParts],
    ...[invoice, invoice, invoice, closeTill],
    ...[setRate, setRate, hire, register],
    ...[
      registerWalkIn,
      invite,
      inviteMechanic(mechanicIds),
      updateCustomer,
      bookFor,
      saveVisit,
      checkIn,
      checkIn,
      addReading,
      keepDocuments,
      collect,
      setRepeat,
      passToCustomer(workshop),
    ],
    ...settingsWork(workshop),
    ...planWork(mechanicIds),
    ...decideCorrections(mechanicIds),
    moveOnBoard,
    ...[deliver(workshop), deliver(workshop), changeMessages, readBell, workOffDueList],
    rarely('clear_all_requests'),
    rarely('dismiss_mechanic', (random) => ({ mechanic_id: random.pick(mechanicIds) }), 0.4),
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
