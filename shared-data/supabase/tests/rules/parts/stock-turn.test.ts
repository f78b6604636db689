import type { PartTurn, PartTurnPage } from '../../../../src/parts/turns/part-turns-answers.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
/** Ten filters were there 400 days ago, nothing else ever; then four were used half a year ago and one came back today. */
beforeEach(async () => {
  await workshop.reset();
  await workshop.backend.exec('delete from private.part_turns where true');
  await workshop.backend.exec('alter table private.stock_movements disable trigger keep_movements');
  await workshop.backend.exec(
    "update private.stock_movements set moved_at = now() - interval '400 days' where true",
  );
  await workshop.backend.exec('alter table private.stock_movements enable trigger keep_movements');
  for (const [kind, quantity, ago] of [
    ['use', -4, '182 days 12 hours'],
    ['return', 1, '0 days'],
  ]) {
    await workshop.backend.exec('select private.move_stock($1, $2, $3, 100)', [
      parts.oilFilter,
      kind,
      quantity,
    ]);
    await workshop.backend.exec('alter table private.stock_movements disable trigger keep_movements');
    await workshop.backend.exec(
      `update private.stock_movements set moved_at = now() - $2::interval
       where movement_id = (select max(movement_id) from private.stock_movements where part_id = $1)`,
      [parts.oilFilter, ago],
    );
    await workshop.backend.exec('alter table private.stock_movements enable trigger keep_movements');
  }
  await workshop.backend.exec('select private.count_turns()');
});
afterAll(() => workshop.close());

const list = async (parameters: object = {}) =>
  call<PartTurnPage>(await workshop.as('manager'), 'list_part_turns', {
    ...parameters,
  } as Record<string, unknown>);
const codes = async (parameters: object) => (await list(parameters)).rows.map(({ part_code }) => part_code);

test('the turn is what was used in a year by the stock of each moment of it @long', async () => {
  const { rows, total, categories } = await list();
  expect(rows).toMatchObject([
    // Two brake pads lay there all year; what never was there has no turn.
    { part_code: 'B-1', used: 0, average_stock: 2, turn: 0, value: 1800 },
    // Half a year ten and half a year six: eight, of which three were used.
    { part_code: 'F-1', used: 3, current_stock: 7, average_stock: 8, turn: 0.38, value: 700 },
    { part_code: 'O-1', used: 0, average_stock: 0, turn: null, value: 0 },
  ]);
  expect([total, categories]).toEqual([3, ['Brakes', 'Filters', 'Fluids']]);
});

test('the list is sorted, searched, by category and in pages @long', async () => {
  expect(await codes({ sort: '-turn' })).toEqual(['F-1', 'B-1', 'O-1']);
  expect(await codes({ sort: '-value' })).toEqual(['B-1', 'F-1', 'O-1']);
  expect(await codes({ sort: 'average' })).toEqual(['O-1', 'B-1', 'F-1']);
  expect(await codes({ sort: '-used' })).toEqual(['F-1', 'B-1', 'O-1']);
  expect(await codes({ sort: '-name' })).toEqual(['F-1', 'B-1', 'O-1']);
  expect(await codes({ search: 'OIL' })).toEqual(['F-1', 'O-1']);
  expect(await codes({ category: 'Brakes' })).toEqual(['B-1']);
  expect(await codes({ page: 2, page_size: 2 })).toEqual(['O-1']);
});

test('a file has every part once, page by page, and no mechanic reads it', async () => {
  const manager = await workshop.as('manager');
  const read: PartTurn[] = [];
  let after: number | null | undefined;
  do {
    const page = await call<{ rows: PartTurn[]; next: number | null }>(manager, 'part_turn_register', {
      after,
      page_size: 2,
    });
    read.push(...page.rows);
    after = page.next;
  } while (after);
  expect(read.map(({ part_id }) => part_id)).toEqual([1, 2, 3]);
  expect(await refuse(await workshop.as('mechanic'), 'part_turn_register')).toMatchObject({ code: 'PT403' });
});

const countedOn = async (ago: string) => {
  await workshop.backend.exec('update private.part_turns set counted_at = now() - $1::interval where true', [
    ago,
  ]);
  await workshop.backend.exec('select private.queue_reminders()');
};

test('the reminders count once on each day of the garage, and the list says when', async () => {
  const { backend } = workshop;
  const first = await list();
  expect(Date.now() - Date.parse(first.counted_at ?? '')).toBeLessThan(60_000);
  await backend.exec("select private.move_stock($1, 'use', -2, 100)", [parts.oilFilter]);
  await countedOn('0 days');
  const sameDay = await list();
  expect(sameDay.rows[1]).toMatchObject({ part_code: 'F-1', used: 3, current_stock: 5, value: 500 });
  await countedOn('1 day');
  expect((await list()).rows[1]).toMatchObject({ part_code: 'F-1', used: 5, average_stock: 8, turn: 0.63 });
});

test('a part that came after the count is there, without a turn', async () => {
  await workshop.backend.exec('delete from private.part_turns where part_id = $1', [parts.oilFilter]);
  expect((await list({ search: 'F-1' })).rows).toMatchObject([
    { used: 0, average_stock: 0, turn: null, value: 700 },
  ]);
  await workshop.backend.exec('delete from private.part_turns where true');
  expect((await list()).counted_at).toBeNull();
});
