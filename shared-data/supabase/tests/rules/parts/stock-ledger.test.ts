import { ledgerFaults } from '../../../../local-backend/testing/ledger-faults.ts';
import { oneMoreJob } from '../../support/more-jobs.ts';
import { createRandom } from '../../support/random-source.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const part_id = parts.oilFilter;

interface Ledger {
  rows: Record<string, unknown>[];
  total: number;
}
const ledger = async (role: 'manager' | 'mechanic' = 'manager', parameters: object = {}) =>
  (await call<Ledger>(await workshop.as(role), 'part_movements', { part_id, ...parameters })).rows;

async function expectNoFaults() {
  for (const [what, query] of Object.entries(ledgerFaults)) {
    expect([what, await workshop.backend.exec(query)]).toEqual([what, []]);
  }
}

const complete = async (quantity: number) =>
  call(await workshop.as('mechanic'), 'complete_job', {
    request_id: requests.inProgress,
    parts: [{ part_id, quantity }],
  });

const approvePart = (quantity: number, request_id: number = requests.inProgress) =>
  workshop.backend.exec(
    `insert into public.request_lines (request_id, position, kind, description, quantity, unit, unit_price, part_id,
       source, status, decided_by_name, decided_at, decision_channel)
     values ($1, 9, 'part', 'Filter', $2, 'pcs', 150, $3, 'mechanic', 'approved', 'Asha', now(), 'phone')`,
    [request_id, quantity, part_id],
  );

describe('the ledger of a part', () => {
  test('begins with its stock and says what, how many, who and why @long', async () => {
    const manager = await workshop.as('manager');
    await call(manager, 'receive_part', { part_id, quantity: 10, unit_cost: 200, reason: ' Bill 17 ' });
    await call(await workshop.as('mechanic'), 'update_stock', { part_id, quantity: 1, mode: 'subtract' });
    await complete(2);
    expect(await ledger()).toMatchObject([
      {
        kind: 'use',
        quantity: -2,
        stock_after: 17,
        unit_cost: 150,
        moved_by_name: 'Ravi',
        request_id: 3,
        returnable: 2,
      },
      {
        kind: 'correct',
        quantity: -1,
        stock_after: 19,
        unit_cost: 150,
        moved_by_name: 'Ravi',
        request_id: null,
      },
      {
        kind: 'receive',
        quantity: 10,
        stock_after: 20,
        unit_cost: 200,
        moved_by_name: 'Meera',
        reason: 'Bill 17',
      },
      { kind: 'opening', quantity: 10, stock_after: 10, unit_cost: 100, moved_by_name: null, reason: null },
    ]);
    expect(await ledger('manager', { kind: 'use' })).toHaveLength(1);
    await expectNoFaults();
  });

  test('also has what changed the stock past all functions', async () => {
    await workshop.backend.exec('update public.parts set current_stock = 3, avg_cost = 7 where id = 1');
    expect((await ledger())[0]).toMatchObject({
      kind: 'correct',
      quantity: -7,
      unit_cost: 7,
      stock_after: 3,
    });
    await expectNoFaults();
  });

  test.each([
    'update private.stock_movements set quantity = 1 where true',
    'delete from private.stock_movements where true',
  ])('can only grow: %s is refused', async (statement) => {
    await expect(workshop.backend.exec(statement)).rejects.toThrow('The ledger of the stock can only grow');
  });

  test('shows a mechanic no cost, and no other mechanic’s job @long', async () => {
    await complete(1);
    const mechanic = await workshop.as('mechanic');
    expect((await ledger('mechanic')).map(({ unit_cost }) => unit_cost)).toEqual([null, null]);
    expect((await ledger('mechanic'))[0]).toMatchObject({ request_id: 3, registration_number: 'KA 01 A 1' });
    const other = await call<Ledger>(await workshop.as('otherMechanic'), 'part_movements', { part_id });
    expect(other.rows[0]).toMatchObject({ request_id: null, registration_number: null, returnable: 0 });
    expect(await call(mechanic, 'part_details', { part_id })).toMatchObject({
      avg_cost: null,
      costs: [],
      price: 150,
    });
    expect(await call(mechanic, 'update_stock', { part_id, quantity: 1, mode: 'add' })).toMatchObject({
      avg_cost: null,
    });
    const { summary } = await call<{ summary: object }>(mechanic, 'list_parts');
    // 9 filters at 150 and 2 pads at 1,300: the selling prices.
    expect(summary).toMatchObject({ total_value: 10 * 150 + 2 * 1300 });
  });

  test.each([1, 2, 3])(
    'agrees with the stock and the average cost after any work (seed %i) @long',
    async (seed) => {
      const random = createRandom(20_261_125 + seed);
      const [manager, mechanic] = [await workshop.as('manager'), await workshop.as('mechanic')];
      const mixed = (cost: number, quantity: number) =>
        Math.round(((stock * average + quantity * cost) / (stock + quantity)) * 100) / 100;
      const uses: { request_id: number; left: number; cost: number }[] = [];
      let [stock, average] = [10, 100];
      const work = {
        receive: async (quantity: number) => {
          const unit_cost = random.below(100_000) / 100;
          await call(manager, 'receive_part', { part_id, quantity, unit_cost });
          average = mixed(unit_cost, quantity);
          stock += quantity;
        },
        correct: async (quantity: number) => {
          const mode = random.pick(['add', 'subtract']);
          await call(manager, 'update_stock', { part_id, quantity, mode });
          stock = mode === 'add' ? stock + quantity : Math.max(0, stock - quantity);
        },
        use: async (wanted: number) => {
          const quantity = Math.min(wanted, stock);
          if (quantity === 0) return;
          const [job] = await workshop.backend.exec(oneMoreJob, [requests.inProgress]);
          const request_id = Number(job?.request_id);
          await call(mechanic, 'complete_job', { request_id, parts: [{ part_id, quantity }] });
          uses.push({ request_id, left: quantity, cost: average });
          stock -= quantity;
        },
        return: async (quantity: number) => {
          if (uses.length === 0) return;
          const use = random.pick(uses);
          const back = { request_id: use.request_id, part_id, quantity };
          const { error } = await mechanic.rpc('return_part', back);
          expect([use, quantity, error !== null]).toEqual([use, quantity, quantity > use.left]);
          if (error) return;
          // At the cost of its use.
          average = mixed(use.cost, quantity);
          use.left -= quantity;
          stock += quantity;
        },
        count: async (counted: number) => {
          const { stock_take_id } = await call(manager, 'start_stock_take', { category: 'Filters' });
          await call(mechanic, 'count_part', { stock_take_id, part_id, quantity: counted });
          await call(manager, 'post_stock_take', { stock_take_id, reason: 'Counted' });
          stock = counted;
        },
      };
      const kinds = Object.keys(work) as (keyof typeof work)[];
      for (let step = 0; step < 40; step++) {
        // Each of them comes, then any.
        const what = kinds[step] ?? random.pick(kinds);
        await work[what](1 + random.below(9));
        const now = await details();
        expect([what, now.current_stock]).toEqual([what, stock]);
        // This test rounds floating-point numbers: a paisa apart at most.
        expect(Math.abs(Number(now.avg_cost) - average)).toBeLessThan(0.015);
        average = Number(now.avg_cost);
        await expectNoFaults();
      }
      const moved = await workshop.backend.exec(
        'select distinct kind from private.stock_movements where part_id = $1 order by 1',
        [part_id],
      );
      expect(moved.map(({ kind }) => kind)).toEqual([
        ...['correct', 'count', 'opening', 'receive', 'return', 'use'],
      ]);
    },
  );
});

const details = async () =>
  call<Record<string, unknown> & { reservations: object[] }>(await workshop.as('manager'), 'part_details', {
    part_id,
  });

describe('what a job gives back', () => {
  const request_id = requests.inProgress;

  test('goes back on the shelf at the cost of its use, up to what it used', async () => {
    const mechanic = await workshop.as('mechanic');
    await complete(4);
    await call(await workshop.as('manager'), 'receive_part', { part_id, quantity: 2, unit_cost: 500 });
    const back = { request_id, part_id, quantity: 3, reason: 'Not needed' };
    expect(await call(mechanic, 'return_part', back)).toMatchObject({ current_stock: 11 });
    expect((await ledger())[0]).toMatchObject({
      kind: 'return',
      quantity: 3,
      unit_cost: 100,
      reason: 'Not needed',
    });
    expect(await refuse(mechanic, 'return_part', { ...back, quantity: 2 })).toMatchObject({
      code: 'PT409',
      message: 'Oil Filter: only 1 piece can come back from this job',
      details: '1',
    });
    await expectNoFaults();
  });

  test('counts once when it is sent twice, and is no other mechanic’s to give', async () => {
    await complete(4);
    const back = {
      request_id,
      part_id,
      quantity: 1,
      idempotency_key: '55555555-5555-4555-8555-555555555556',
    };
    const first = await call(await workshop.as('mechanic'), 'return_part', back);
    expect(await call(await workshop.as('mechanic'), 'return_part', back)).toEqual(first);
    expect((await details()).current_stock).toBe(7);
    expect(await refuse(await workshop.as('otherMechanic'), 'return_part', back)).toMatchObject({
      code: 'PT404',
    });
  });

  test.each([0, -1, null, 1_000_000])('is refused for a quantity of %j', async (quantity) => {
    await complete(4);
    expect(
      await refuse(await workshop.as('manager'), 'return_part', { request_id, part_id, quantity }),
    ).toMatchObject({
      code: 'PT400',
      hint: 'quantity',
    });
  });
});

describe('a delivery', () => {
  test.each([
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 1_000_000 }, 'quantity'],
    [{ unit_cost: -1 }, 'unit_cost'],
    [{ unit_cost: 1.005 }, 'unit_cost'],
    [{ unit_cost: null }, 'unit_cost'],
  ])('of %j is refused', async (change, hint) => {
    const delivery = { part_id, quantity: 1, unit_cost: 1, ...change };
    expect(await refuse(await workshop.as('manager'), 'receive_part', delivery)).toMatchObject({
      code: 'PT400',
      hint,
    });
  });
});

describe('parts of approved lines', () => {
  test('are reserved until the job is completed, and short beyond the stock @long', async () => {
    await approvePart(13);
    expect(await details()).toMatchObject({
      reserved: 13,
      reservations: [{ request_id: 3, registration_number: 'KA 01 A 1', quantity: 13, short: 3 }],
    });
    const job = { request_id: requests.inProgress };
    expect(await call(await workshop.as('mechanic'), 'job_details', job)).toMatchObject({
      approved_parts: [{ id: part_id, quantity: 13, short: 3 }],
    });
    const { rows } = await call<Ledger>(await workshop.as('manager'), 'list_parts', { stock_level: 'short' });
    expect(rows).toMatchObject([{ id: part_id, reserved: 13 }]);
    await call(await workshop.as('manager'), 'receive_part', { part_id, quantity: 5, unit_cost: 100 });
    expect((await details()).reservations).toMatchObject([{ short: 0 }]);
    await complete(13);
    expect(await details()).toMatchObject({
      reserved: 0,
      reservations: [],
      current_stock: 2,
      used_90_days: 13,
    });
    await expectNoFaults();
  });

  test('are there for the job in progress first, and no job falls short of more than it needs', async () => {
    await approvePart(2, requests.approved);
    await approvePart(13);
    expect((await details()).reservations).toMatchObject([
      { request_id: requests.inProgress, quantity: 13, short: 3 },
      { request_id: requests.approved, quantity: 2, short: 2 },
    ]);
  });

  test('tell the customer once that the work waits, when they fall short while the car is here', async () => {
    const told = () =>
      workshop.backend.exec("select request_id from private.notices where event = 'waiting_for_parts'");
    await approvePart(10);
    expect(await told()).toEqual([]);
    await workshop.backend.exec('update public.request_lines set quantity = 11 where part_id = 1');
    await workshop.backend.exec('update public.request_lines set quantity = 12 where part_id = 1');
    expect(await told()).toEqual([{ request_id: requests.inProgress }]);
  });

  test('are free again when the line is withdrawn or the request cancelled', async () => {
    const manager = await workshop.as('manager');
    await approvePart(2);
    const [line] = await workshop.backend.exec('select line_id from public.request_lines where part_id = 1');
    await call(manager, 'withdraw_line', { line_id: line?.line_id });
    expect((await details()).reserved).toBe(0);
    await workshop.reset();
    await approvePart(2);
    await call(manager, 'cancel_request', { request_id: requests.inProgress, reason: 'Sold' });
    expect((await details()).reserved).toBe(0);
    await expectNoFaults();
  });
});

describe('keeping parts', () => {
  const wiper = {
    part_name: 'Wiper',
    part_code: 'W-1',
    category: 'Body',
    stock_min: 3,
    stock_unit: 'pair',
    price: 480,
    shelf: 'C-4',
    other_numbers: ['3 397 118 933', ' ', 'AR 24 U'],
  };
  const save = async (change: object = {}) =>
    call<{ id: number }>(await workshop.as('manager'), 'save_part', { ...wiper, ...change });
  const find = async (search: string, stock_level = 'all') =>
    (await call<Ledger>(await workshop.as('mechanic'), 'list_parts', { search, stock_level })).rows.map(
      ({ part_code }) => part_code,
    );

  test('adds a part without stock, found by its other numbers', async () => {
    expect(await save()).toMatchObject({
      current_stock: 0,
      avg_cost: 0,
      shelf: 'C-4',
      other_numbers: ['3 397 118 933', 'AR 24 U'],
    });
    expect(await find('ar 24')).toEqual(['W-1']);
  });

  test('a new price is remembered, and lines keep the price they were added with', async () => {
    const manager = await workshop.as('manager');
    const line = await call<{ line_id: number }>(manager, 'add_line', {
      request_id: requests.approved,
      line: { part_id },
    });
    await save({
      ...wiper,
      part_name: 'Oil Filter',
      part_code: 'F-1',
      category: 'Filters',
      price: 175.5,
      part_id,
    });
    expect(await details()).toMatchObject({ prices: [{ amount: 150 }, { amount: 175.5 }] });
    expect(
      await workshop.backend.exec('select unit_price from public.request_lines where line_id = $1', [
        line.line_id,
      ]),
    ).toEqual([{ unit_price: 150 }]);
  });

  test('what lay there for 180 days unused is a list of its own @long', async () => {
    expect(await find('', 'unused')).toEqual([]);
    const deliver = (days: number) =>
      workshop.backend.runScript(`alter table private.stock_movements disable trigger keep_movements;
        update private.stock_movements set moved_at = now() - interval '${days} days' where true;
        alter table private.stock_movements enable trigger keep_movements;`);
    await deliver(179);
    expect(await find('', 'unused')).toEqual([]);
    await deliver(180);
    expect(await find('', 'unused')).toEqual(['B-1', 'F-1']);
    await call(await workshop.as('manager'), 'update_stock', { part_id, quantity: 5, mode: 'add' });
    expect(await find('', 'unused')).toEqual(['B-1', 'F-1']);
    await complete(1);
    expect(await find('', 'unused')).toEqual(['B-1']);
    const pass = (days: number) =>
      workshop.backend.runScript(
        `update private.part_uses set last_used_at = now() - interval '${days} days' where true`,
      );
    await pass(179);
    expect(await find('', 'unused')).toEqual(['B-1']);
    await pass(180);
    expect(await find('', 'unused')).toEqual(['B-1', 'F-1']);
  });

  test('a retired part is listed until its stock is used up', async () => {
    const manager = await workshop.as('manager');
    await call(manager, 'set_part_retired', { part_id, retired: true });
    expect(await find('F-1')).toEqual(['F-1']);
    await call(manager, 'update_stock', { part_id, quantity: 0, mode: 'set' });
    expect(await find('F-1')).toEqual([]);
    expect(await find('F-1', 'retired')).toEqual(['F-1']);
  });

  test.each([
    [{ part_name: ' ' }, { code: 'PT400', message: 'Name is required', hint: 'part_name' }],
    [{ part_code: '' }, { code: 'PT400', message: 'Code is required', hint: 'part_code' }],
    [{ category: '' }, { code: 'PT400', message: 'Category is required', hint: 'category' }],
    [{ stock_unit: '' }, { code: 'PT400', message: 'Please choose a unit', hint: 'stock_unit' }],
    [{ stock_min: -1 }, { code: 'PT400', message: 'Please enter a valid min stock', hint: 'stock_min' }],
    [{ price: -1 }, { code: 'PT400', message: 'Please enter a valid price', hint: 'price' }],
    [{ other_numbers: ['x'.repeat(61)] }, { code: 'PT400', hint: 'other_numbers' }],
    [
      { part_code: 'F-1' },
      { code: 'PT409', message: 'A part with this code already exists', hint: 'part_code' },
    ],
    [{ part_id: 99 }, { code: 'PT404', message: 'Part not found' }],
    [{ part_id, expected: { price: 1 } }, { code: 'PT412' }],
  ])('refuses %j', async (change, expected) => {
    expect(await refuse(await workshop.as('manager'), 'save_part', { ...wiper, ...change })).toMatchObject(
      expected,
    );
  });
});
