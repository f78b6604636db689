import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const part_id = parts.oilFilter;
const stock = async () =>
  (await workshop.backend.exec('select current_stock from public.parts where id = $1', [part_id]))[0]
    ?.current_stock;

describe('changing stock', () => {
  test.each([
    ['set', 3, 3],
    ['set', 0, 0],
    ['add', 5, 15],
    ['add', 0, 10],
    ['subtract', 4, 6],
    ['subtract', 10, 0],
    ['subtract', 99, 0],
    ['add', 999_990, 1_000_000],
    ['set', 1_000_000, 1_000_000],
    ['set', '7', 7],
  ])('%s %i makes 10 to %i', async (mode, quantity, expected) => {
    const row = await call(await workshop.as('mechanic'), 'update_stock', { part_id, quantity, mode });
    expect(row).toMatchObject({ id: part_id, part_name: 'Oil Filter', current_stock: expected, price: 150 });
    expect(Date.now() - Date.parse(String(row.updated_at))).toBeLessThan(60_000);
    expect(await stock()).toBe(expected);
  });

  const fraction = {
    code: 'PT400',
    message: 'Oil Filter: please enter a whole number of pieces',
    hint: 'quantity',
  };
  const invalid = { code: 'PT400', message: 'Please enter a valid stock value', hint: 'quantity' };
  test.each([
    [{ quantity: -1 }, invalid],
    [{ quantity: null }, invalid],
    [{ quantity: 1e9 }, invalid],
    [{ quantity: 1_000_001 }, invalid],
    [{ quantity: 2.005 }, fraction],
    [{ quantity: 0.5 }, fraction],
    [{ quantity: 'NaN' }, invalid],
    [{ quantity: 'Infinity' }, invalid],
    [{ quantity: 999_991, mode: 'add' }, invalid],
    [{ mode: 'double' }, { code: 'PT400', message: 'Stock can be set, added to or removed', hint: 'mode' }],
    [{ mode: null }, { code: 'PT400', message: 'Stock can be set, added to or removed', hint: 'mode' }],
    [{ part_id: 99 }, { code: 'PT404', message: 'Part not found', hint: 'part_id' }],
  ])('refuses %j', async (change, expected) => {
    const parameters = { part_id, quantity: 1, mode: 'set', ...change };
    expect(await refuse(await workshop.as('manager'), 'update_stock', parameters)).toEqual(expected);
    expect(await stock()).toBe(10);
  });

  test.each(['ten', '', '1,5', '1 2'])('refuses the quantity %j', async (quantity) => {
    const { code } = await refuse(await workshop.as('mechanic'), 'update_stock', {
      part_id,
      quantity,
      mode: 'set',
    });
    expect(code).toBe('22P02');
    expect(await stock()).toBe(10);
  });
});

describe('setting a stock that has changed since it was read', () => {
  const set = (quantity: number, expected_stock: number | null) => ({
    part_id,
    quantity,
    mode: 'set',
    expected_stock,
  });

  test('is refused with the current stock until that has been read', async () => {
    const mechanic = await workshop.as('mechanic');
    await call(await workshop.as('manager'), 'update_stock', { part_id, quantity: 3, mode: 'subtract' });
    expect(await refuse(mechanic, 'update_stock', set(20, 10))).toEqual({
      code: 'PT412',
      message: 'The stock of Oil Filter has changed: it is 7 pieces now',
      hint: 'quantity',
      details: '7',
    });
    expect(await stock()).toBe(7);
    expect(await call(mechanic, 'update_stock', set(20, 7))).toMatchObject({ current_stock: 20 });
  });

  test.each([
    ['the stock is the one that was read', set(4, 10)],
    ['the stock already is what it shall become', set(10, 99)],
    ['nobody says what was read', set(4, null)],
    ['something is added', { part_id, quantity: 4, mode: 'add', expected_stock: 99 }],
    ['something is removed', { part_id, quantity: 4, mode: 'subtract', expected_stock: 99 }],
  ])('is accepted where %s', async (_case, parameters) => {
    await call(await workshop.as('mechanic'), 'update_stock', parameters);
    expect(await stock()).toBe({ set: parameters.quantity, add: 14, subtract: 6 }[parameters.mode]);
  });
});

describe('a retried change of stock', () => {
  const idempotency_key = '55555555-5555-4555-8555-555555555555';
  const add = { part_id, quantity: 5, mode: 'add', idempotency_key };

  test('counts once and returns the first result', async () => {
    const mechanic = await workshop.as('mechanic');
    const first = await call(mechanic, 'update_stock', add);
    expect(await call(mechanic, 'update_stock', add)).toEqual(first);
    expect(await stock()).toBe(15);
  });

  test('with other parameters is refused', async () => {
    const mechanic = await workshop.as('mechanic');
    await call(mechanic, 'update_stock', add);
    expect(await refuse(mechanic, 'update_stock', { ...add, quantity: 6 })).toMatchObject({
      code: 'PT409',
      message: 'Your earlier change of this part was saved. Check its stock and try again.',
    });
    expect(await stock()).toBe(15);
  });

  test('counts when the first attempt was refused', async () => {
    const mechanic = await workshop.as('mechanic');
    const set = { part_id, quantity: 5, mode: 'set', expected_stock: 9, idempotency_key };
    expect(await refuse(mechanic, 'update_stock', set)).toMatchObject({ code: 'PT412' });
    await call(mechanic, 'update_stock', { ...set, expected_stock: 10 });
    expect(await stock()).toBe(5);
  });

  test("with another user's key is independent", async () => {
    await call(await workshop.as('mechanic'), 'update_stock', add);
    await call(await workshop.as('manager'), 'update_stock', add);
    expect(await stock()).toBe(20);
  });

  test('is stored for thirty days', async () => {
    const mechanic = await workshop.as('mechanic');
    await call(mechanic, 'update_stock', add);
    await workshop.backend.exec(
      "update private.idempotent_results set created_at = now() - interval '31 days' where true",
    );
    await call(mechanic, 'update_stock', add);
    expect(await stock()).toBe(20);
  });
});

interface Parts {
  rows: { id: number }[];
  total: number;
  filtered: object;
  summary: object;
  categories: string[];
}

describe('the list of parts', () => {
  const list = async (parameters = {}) => call<Parts>(await workshop.as('manager'), 'list_parts', parameters);

  test('counts low stock at or below the minimum, and values stock at average cost', async () => {
    const result = await list();
    expect(result.summary).toEqual({ total_parts: 3, in_stock: 1, low_stock: 2, total_value: 2800 });
    expect(result.filtered).toEqual({ in_stock: 1, low_stock: 2, total_value: 2800 });
    expect(result.categories).toEqual(['Brakes', 'Filters', 'Fluids']);
    expect(result.rows[0]).toMatchObject({ part_name: '100% Pure_Oil', current_stock: 0 });
  });

  test("'filtered' counts matching parts, 'summary' counts all parts", async () => {
    const result = await list({ stock_level: 'low' });
    expect(result.filtered).toEqual({ in_stock: 0, low_stock: 2, total_value: 1800 });
    expect(result.summary).toMatchObject({ total_parts: 3, total_value: 2800 });
    expect(result.categories).toHaveLength(3);
  });

  test.each([
    [{}, [3, 2, 1]],
    [{ stock_level: 'all', category: 'all', search: ' ' }, [3, 2, 1]],
    [{ stock_level: 'low' }, [3, 2]],
    [{ stock_level: 'in-stock' }, [1]],
    [{ stock_level: 'available' }, [2, 1]],
    [{ category: 'Brakes' }, [2]],
    [{ search: 'b-1' }, [2]],
    [{ search: 'FLUID' }, [3]],
    [{ search: '%' }, [3]],
    [{ search: '_' }, [3]],
    [{ search: '0%_p' }, []],
    [{ search: '\\' }, []],
    [{ sort: '-name' }, [1, 2, 3]],
    [{ sort: 'code' }, [2, 1, 3]],
    [{ sort: '-code' }, [3, 1, 2]],
    [{ sort: 'category' }, [2, 1, 3]],
    [{ sort: 'stock' }, [3, 2, 1]],
    [{ sort: '-stock' }, [1, 2, 3]],
    [{ sort: '-price' }, [2, 1, 3]],
    [{ sort: 'cost' }, [3, 1, 2]],
    [{ sort: '-value' }, [2, 1, 3]],
    [{ sort: 'value' }, [3, 1, 2]],
    [{ sort: 'nonsense' }, [3, 2, 1]],
    [{ sort: "name'; drop table parts" }, [3, 2, 1]],
    [{ sort: null }, [3, 2, 1]],
    [{ page: 2, page_size: 2 }, [1]],
  ])('%j finds %j', async (parameters, expected) => {
    expect((await list(parameters)).rows.map((row) => row.id)).toEqual(expected);
  });
});
