import { ledgerFaults } from '../../../../local-backend/testing/ledger-faults.ts';
import type { Movement } from '../../../../src/parts/parts-answers.ts';
import type {
  StockTake,
  StockTakeChoices,
  StockTakeLine,
  StockTakePage,
} from '../../../../src/parts/stock-takes/stock-takes-answers.ts';
import type { Role } from '../../support/people.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await workshop.backend.exec(
    "update public.parts set shelf = case id when 1 then 'A-1' when 2 then 'A-2' else 'B 1' end where true",
  );
});
afterAll(() => workshop.close());

const part_id = parts.oilFilter;
const by = async <Answer>(role: Role, name: string, parameters: object = {}) =>
  call<Answer>(await workshop.as(role), name, parameters as Record<string, unknown>);
const refused = async (role: Role, name: string, parameters: object) => {
  const { code, message, hint } = await refuse(await workshop.as(role), name, {
    ...parameters,
  });
  return `${code} ${message}${hint ? ` (${hint})` : ''}`;
};
const start = (role: Role = 'mechanic', which: object = { rack: 'A' }) =>
  by<StockTake>(role, 'start_stock_take', which);
const count = (stock_take_id: number, quantity: number | null, more: object = {}, role: Role = 'mechanic') =>
  by<StockTakeLine>(role, 'count_part', { stock_take_id, part_id, quantity, ...more });
const details = (stock_take_id: number, role: Role = 'manager') =>
  by<StockTake>(role, 'stock_take_details', { stock_take_id });
const post = (stock_take_id: number, reason = 'Lost') =>
  by<StockTake>('manager', 'post_stock_take', { stock_take_id, reason });
const stockOf = async (id: number = part_id) =>
  (await workshop.backend.exec('select current_stock from public.parts where id = $1', [id]))[0]
    ?.current_stock;
const use = async (quantity: number) =>
  by('mechanic', 'complete_job', { request_id: requests.inProgress, parts: [{ part_id, quantity }] });
const counts = async () =>
  (await by<{ rows: Movement[] }>('manager', 'part_movements', { part_id, kind: 'count' })).rows;
/** As if everything until now had happened before this many minutes. */
const pass = (minutes: number) =>
  workshop.backend.runScript(`
    alter table private.stock_movements disable trigger keep_movements;
    update private.stock_movements set moved_at = moved_at - interval '${minutes} minutes' where true;
    update private.part_uses set last_used_at = last_used_at - interval '${minutes} minutes' where true;
    update private.stock_takes set started_at = started_at - interval '${minutes} minutes' where true;
    alter table private.stock_movements enable trigger keep_movements;`);

afterEach(async () => {
  for (const [what, query] of Object.entries(ledgerFaults)) {
    expect([what, await workshop.backend.exec(query)]).toEqual([what, []]);
  }
});

describe('counting', () => {
  test('is of a rack, a category or all; who starts the same joins, and a part is in one at a time @long', async () => {
    expect(await by<StockTakeChoices>('mechanic', 'stock_take_choices')).toEqual({
      racks: [
        { name: 'A', parts: 2 },
        { name: 'B', parts: 1 },
      ],
      categories: ['Brakes', 'Filters', 'Fluids'].map((name) => ({ name, parts: 1 })),
    });
    const rack = await start();
    expect(rack).toMatchObject({ rack: 'A', category: null, state: 'open', started_by_name: 'Ravi' });
    expect(rack.lines.map((line) => line.part_code)).toEqual(['F-1', 'B-1']);
    expect((await start('manager')).stock_take_id).toBe(rack.stock_take_id);
    const all = await start('manager', {});
    expect(all.lines.map((line) => line.part_code)).toEqual(['O-1']);
    for (const category of ['Brakes', 'x'.repeat(10_000)])
      expect(await refused('manager', 'start_stock_take', { category })).toBe(
        'PT409 There is no part to count here, or all of them are in another open stock-take (rack)',
      );
    expect(
      await refused('mechanic', 'count_part', { stock_take_id: all.stock_take_id, part_id, quantity: 1 }),
    ).toBe(`PT409 Oil Filter is being counted in stock-take ${rack.stock_take_id} (part_id)`);
    const { rows, total } = await by<StockTakePage>('mechanic', 'list_stock_takes', { state: 'open' });
    expect(total).toBe(2);
    expect(rows[1]).toMatchObject({ rack: 'A', parts: 2, counted: 0, differing: 0 });
  });

  test('is blind: what is expected is said once a part is counted, its worth to managers alone @long', async () => {
    const { stock_take_id, lines } = await start();
    expect(lines[0]).toMatchObject({ counted: null, expected: null, difference: null });
    expect(JSON.stringify(lines)).not.toContain('current_stock');
    const saved = await count(stock_take_id, 8);
    expect(saved).toMatchObject({
      counted: 8,
      expected: 10,
      difference: -2,
      counted_by_name: 'Ravi',
      value: null,
    });
    const { lines: seen } = await details(stock_take_id);
    expect(seen[0]).toMatchObject({ value: -200 });
    expect(seen[1]).toMatchObject({ expected: null });
    expect(await count(stock_take_id, null)).toMatchObject({
      counted: null,
      expected: null,
      counted_at: null,
    });
    expect(await refused('mechanic', 'count_part', { stock_take_id, part_id, quantity: -1 })).toBe(
      'PT400 Please enter a valid quantity (quantity)',
    );
    expect(await refused('mechanic', 'count_part', { stock_take_id, part_id: 999, quantity: 1 })).toMatch(
      'PT404',
    );
  });

  test('by two people keeps the later count, and says what the other one counted @long', async () => {
    const { stock_take_id } = await start();
    await pass(60);
    await count(stock_take_id, 9);
    expect(await count(stock_take_id, 8, {}, 'manager')).toMatchObject({
      counted: 8,
      counted_by_name: 'Meera',
      other_count: 9,
      other_count_by_name: 'Ravi',
    });
    // Counted before, sent afterwards.
    expect(await count(stock_take_id, 7, { seconds_ago: 600 }, 'otherMechanic')).toMatchObject({
      counted: 8,
      other_count: 7,
      other_count_by_name: 'Sunita',
    });
  });

  test('that waited for the network is compared with the stock of its own moment', async () => {
    const { stock_take_id } = await start();
    await pass(60);
    await use(4);
    const late = { seconds_ago: 1800, idempotency_key: '00000000-0000-4000-8000-000000000001' };
    const saved = await count(stock_take_id, 9, late);
    expect(saved).toMatchObject({ counted: 9, expected: 10, difference: -1 });
    expect(await count(stock_take_id, 9, { ...late, seconds_ago: 3000 })).toEqual(saved);
    // What a job had taken, of which the server did not know then, is not missing.
    expect(await count(stock_take_id, 6, { seconds_ago: 1500, taken: 4 })).toMatchObject({
      expected: 6,
      difference: 0,
    });
    // Never before it began, however long a phone was away.
    expect(await count(stock_take_id, 6, { seconds_ago: 900_000 }, 'manager')).toMatchObject({ counted: 6 });
  });

  test('adds a part that lies there without belonging there', async () => {
    const { stock_take_id } = await start();
    expect(
      await by('mechanic', 'count_part', { stock_take_id, part_id: parts.outOfStock, quantity: 1 }),
    ).toMatchObject({ part_code: 'O-1', found: true, expected: 0, difference: 1 });
  });
});

describe('posting', () => {
  test('moves each difference, with a reason, and leaves what was used or came since @long', async () => {
    const { stock_take_id } = await start();
    await count(stock_take_id, 8);
    await use(3);
    await by('manager', 'receive_part', { part_id, quantity: 5, unit_cost: 120 });
    expect(await refused('manager', 'post_stock_take', { stock_take_id, reason: ' ' })).toBe(
      'PT400 Please give a reason (reason)',
    );
    expect(await refused('mechanic', 'post_stock_take', { stock_take_id, reason: 'Lost' })).toMatch('PT403');
    const posted = await post(stock_take_id);
    expect(posted).toMatchObject({ state: 'posted', reason: 'Lost', closed_by_name: 'Meera' });
    expect(await stockOf()).toBe(10 - 2 - 3 + 5);
    // What was not counted stays.
    expect(await stockOf(parts.brakePad)).toBe(2);
    expect(await counts()).toMatchObject([
      { kind: 'count', quantity: -2, reason: 'Lost', stock_take_id, moved_by_name: 'Meera' },
    ]);
    expect(await post(stock_take_id, 'Again')).toEqual(posted);
    expect(await counts()).toHaveLength(1);
    expect(await refused('mechanic', 'count_part', { stock_take_id, part_id, quantity: 1 })).toBe(
      'PT409 This stock-take is closed. Start another one to count again.',
    );
    // Its parts can be counted anew.
    expect((await start()).stock_take_id).not.toBe(stock_take_id);
  });

  test('needs the counts that the manager has seen, and at least one @long', async () => {
    const { stock_take_id } = await start();
    expect(await refused('manager', 'post_stock_take', { stock_take_id, reason: 'x' })).toBe(
      'PT409 Nothing was counted yet',
    );
    await count(stock_take_id, 8);
    const { version } = await details(stock_take_id);
    await count(stock_take_id, 7);
    expect(await refused('manager', 'post_stock_take', { stock_take_id, version, reason: 'x' })).toBe(
      'PT412 Someone has counted again. Check the differences, then post them. (version)',
    );
    await count(stock_take_id, 10);
    // Without a difference no reason is asked.
    expect(await by('manager', 'post_stock_take', { stock_take_id })).toMatchObject({
      state: 'posted',
      reason: null,
    });
    expect(await counts()).toEqual([]);
  });

  test('refuses a count that the stock contradicts since, until the part is counted again @long', async () => {
    const { stock_take_id } = await start();
    await count(stock_take_id, 2);
    await use(9);
    expect(await refused('manager', 'post_stock_take', { stock_take_id, reason: 'x' })).toBe(
      'PT409 More of Oil Filter was used after the count than was counted. Count it again, or take its count back. (part_id)',
    );
    await count(stock_take_id, 0);
    await by('mechanic', 'update_stock', { part_id, quantity: 3, mode: 'set' });
    expect((await details(stock_take_id)).lines[0]).toMatchObject({ corrected: true });
    expect(await refused('manager', 'post_stock_take', { stock_take_id, reason: 'x' })).toMatch(
      /^PT409 The stock of Oil Filter was set by hand after it was counted/,
    );
    await count(stock_take_id, 2);
    await post(stock_take_id);
    expect(await stockOf()).toBe(2);
  });

  test('of a part that was retired in between, in a count that began yesterday, is as of any other', async () => {
    const { stock_take_id } = await start();
    await pass(1440);
    await by('manager', 'set_part_retired', { part_id, retired: true });
    await count(stock_take_id, 9);
    expect((await post(stock_take_id)).lines[0]).toMatchObject({ retired: true, difference: -1 });
    expect(await stockOf()).toBe(9);
  });

  test('lets a car go on that waited for what was found', async () => {
    await workshop.backend.exec(
      `insert into public.request_lines (request_id, position, kind, description, quantity, unit, unit_price, part_id,
         source, status, decided_by_name, decided_at, decision_channel)
       values ($1, 9, 'part', 'Filter', 12, 'pcs', 150, $2, 'mechanic', 'approved', 'Asha', now(), 'phone')`,
      [requests.inProgress, part_id],
    );
    const stage = () =>
      workshop.backend.exec(
        'select stage from private.stage_entries where request_id = $1 and until is null',
        [requests.inProgress],
      );
    expect(await stage()).toEqual([{ stage: 'waiting' }]);
    const { stock_take_id } = await start();
    expect(await count(stock_take_id, 12)).toMatchObject({ reserved: 12, difference: 2 });
    await post(stock_take_id, 'Found behind the rack');
    expect(await stage()).toEqual([{ stage: 'in_progress' }]);
  });

  test('is not possible once it is cancelled, which changes no stock @long', async () => {
    const { stock_take_id } = await start();
    await count(stock_take_id, 1);
    expect(await refused('mechanic', 'cancel_stock_take', { stock_take_id })).toMatch('PT403');
    expect(await by('manager', 'cancel_stock_take', { stock_take_id })).toMatchObject({ state: 'cancelled' });
    expect(await refused('manager', 'post_stock_take', { stock_take_id, reason: 'x' })).toBe(
      'PT409 This stock-take was cancelled',
    );
    expect(await stockOf()).toBe(10);
    const second = await start();
    await count(second.stock_take_id, 9);
    await post(second.stock_take_id);
    expect(await refused('manager', 'cancel_stock_take', { stock_take_id: second.stock_take_id })).toBe(
      'PT409 This stock-take was posted already',
    );
  });
});
