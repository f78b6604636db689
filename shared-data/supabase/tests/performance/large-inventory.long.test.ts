import { call } from '../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';
import { insertParts } from './large-inventory.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.backend.runScript(insertParts);
});
afterAll(() => workshop.close());

interface Parts {
  rows: { id: number; part_name: string; current_stock: number; avg_cost: number }[];
  total: number;
  filtered: { in_stock: number; low_stock: number; total_value: number };
  summary: { total_parts: number };
  categories: string[];
}

const list = async (parameters: object) =>
  call<Parts>(await workshop.as('manager'), 'list_parts', { page_size: 100, ...parameters });

const orders: Record<string, string> = {
  name: 'lower(p.part_name) asc',
  '-name': 'lower(p.part_name) desc',
  stock: 'p.current_stock asc',
  '-stock': 'p.current_stock desc',
  value: 'p.current_stock * p.avg_cost asc',
  '-value': 'p.current_stock * p.avg_cost desc',
};

test.each(Object.keys(orders))('sorted by %s every part is on one page, in order', async (sort) => {
  const expected = await workshop.backend.exec(
    `select p.id from public.parts p order by ${orders[sort]}, lower(p.part_name), p.id`,
  );
  const pages = [1, 2, 37, 100, 199, 200];
  for (const page of pages) {
    const { rows, total } = await list({ sort, page });
    expect(total).toBe(1001);
    expect(rows.map(({ id }) => id)).toEqual(
      expected.slice((page - 1) * 100, page * 100).map(({ id }) => id),
    );
  }
});

test('the filters apply to the list and its figures', async () => {
  const filter = { search: 'BELT 1', category: 'Category 13', stock_level: 'low', sort: '-value' };
  const { rows, total, filtered, summary, categories } = await list(filter);
  const [expected] = await workshop.backend.exec(`
    select count(*)::int as total, sum(current_stock * avg_cost) as value from public.parts
    where lower(part_name) like '%belt 1%' and category = 'Category 13' and current_stock <= stock_min`);
  expect(total).toBeGreaterThan(0);
  expect(total).toBe(expected?.total);
  expect(rows).toHaveLength(Math.min(total, 100));
  expect(filtered).toEqual({ in_stock: 0, low_stock: total, total_value: expected?.value });
  expect(summary.total_parts).toBe(20_000);
  expect(categories).toHaveLength(40);
});
