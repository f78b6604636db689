import { call } from './answers.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

/** Twenty thousand parts; many share a name in all but case, a stock or a value. */
const fillShelves = `
  truncate public.parts restart identity cascade;
  insert into public.parts (part_name, part_code, category, current_stock, stock_min, avg_cost, price)
  select (array['Belt ', 'belt ', 'Clip ', 'Fuse '])[1 + i % 4] || i % 5000, 'P-' || i, 'Category ' || (i - 1) / 500,
    (i * 7919) % 200, 20, (i * 31) % 500, (i * 37) % 700
  from generate_series(1, 20000) i;
  analyze public.parts;`;

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.backend.runScript(fillShelves);
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
  call<Parts>(await workshop.as('mechanic'), 'list_parts', { page_size: 100, ...parameters });

const orders: Record<string, string> = {
  name: 'lower(p.part_name) asc',
  '-name': 'lower(p.part_name) desc',
  stock: 'p.current_stock asc',
  '-stock': 'p.current_stock desc',
  value: 'p.current_stock * p.avg_cost asc',
  '-value': 'p.current_stock * p.avg_cost desc',
};

test.each(Object.keys(orders))('by %s every part stands on one page, in its place', async (sort) => {
  const expected = await workshop.backend.exec(
    `select p.id from public.parts p order by ${orders[sort]}, lower(p.part_name), p.id`,
  );
  const pages = [1, 2, 37, 100, 199, 200];
  for (const page of pages) {
    const { rows, total } = await list({ sort, page });
    expect(total).toBe(20_000);
    expect(rows.map(({ id }) => id)).toEqual(
      expected.slice((page - 1) * 100, page * 100).map(({ id }) => id),
    );
  }
});

test.each(Object.entries(orders))('a page by %s comes from an index', async (_sort, order) => {
  const plan = await workshop.backend.exec(`explain select p.* from public.parts p where true
    order by ${order}, lower(p.part_name), p.id offset 40 limit 20`);
  const text = JSON.stringify(plan);
  expect(text).toMatch(/Index Scan (Backward )?using parts_(name|stock|value)_idx/);
  expect(text).not.toContain('Seq Scan');
});

test('the filters narrow the list and its figures together', async () => {
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
