import { call, refuse } from './answers.ts';
import { openWorkshop, parts, type Workshop } from './workshop.ts';

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
    ['add', 1_000_000_000, 1_000_000_000],
  ])('%s %i makes 10 to %i', async (mode, quantity, expected) => {
    const row = await call(await workshop.as('mechanic'), 'update_stock', { part_id, quantity, mode });
    expect(row).toMatchObject({ id: part_id, part_name: 'Oil Filter', current_stock: expected, price: 150 });
    expect(Date.now() - Date.parse(String(row.updated_at))).toBeLessThan(60_000);
    expect(await stock()).toBe(expected);
  });

  const invalid = { code: 'PT400', message: 'Please enter a valid stock value', hint: 'quantity' };
  test.each([
    [{ quantity: -1 }, invalid],
    [{ quantity: null }, invalid],
    [{ quantity: 1_000_000_001 }, invalid],
    [{ mode: 'double' }, { code: 'PT400', message: 'Stock can be set, added to or removed', hint: 'mode' }],
    [{ mode: null }, { code: 'PT400', message: 'Stock can be set, added to or removed', hint: 'mode' }],
    [{ part_id: 99 }, { code: 'PT404', message: 'Part not found', hint: 'part_id' }],
  ])('refuses %j', async (change, expected) => {
    const parameters = { part_id, quantity: 1, mode: 'set', ...change };
    expect(await refuse(await workshop.as('manager'), 'update_stock', parameters)).toEqual(expected);
    expect(await stock()).toBe(10);
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
  const list = async (parameters = {}) =>
    call<Parts>(await workshop.as('mechanic'), 'list_parts', parameters);

  test('counts low stock at or below the minimum, and values stock at average cost', async () => {
    const answer = await list();
    expect(answer.summary).toEqual({ total_parts: 3, in_stock: 1, low_stock: 2, total_value: 2800 });
    expect(answer.filtered).toEqual({ in_stock: 1, low_stock: 2, total_value: 2800 });
    expect(answer.categories).toEqual(['Brakes', 'Filters', 'Fluids']);
    expect(answer.rows[0]).toMatchObject({ part_name: '100% Pure_Oil', current_stock: 0 });
  });

  test('the footer counts what the filter found, the cards count everything', async () => {
    const answer = await list({ stock_level: 'low' });
    expect(answer.filtered).toEqual({ in_stock: 0, low_stock: 2, total_value: 1800 });
    expect(answer.summary).toMatchObject({ total_parts: 3, total_value: 2800 });
    expect(answer.categories).toHaveLength(3);
  });

  test.each([
    [{}, [3, 2, 1]],
    [{ stock_level: 'all', category: 'all', search: ' ' }, [3, 2, 1]],
    [{ stock_level: 'low' }, [3, 2]],
    [{ stock_level: 'in-stock' }, [1]],
    [{ stock_level: 'available' }, [2, 1]],
    [{ stock_level: 'nonsense' }, []],
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
    [{ sort: 'nonsense' }, [3, 2, 1]],
    [{ sort: null }, [3, 2, 1]],
    [{ page: 2, page_size: 2 }, [1]],
  ])('%j finds %j', async (parameters, expected) => {
    expect((await list(parameters)).rows.map((row) => row.id)).toEqual(expected);
  });
});
