import postgres from 'postgres';
import { explainQueries } from '../plans/explain-queries.ts';
import { ms, type Table } from './figures.ts';

const states: [state: string, parameters: Record<string, unknown>][] = [
  ['opened', {}],
  ['page 500', { page: 500 }],
  ['last page', { page: 1000 }],
  ['by stock, highest first', { sort: '-stock' }],
  ['by value, highest first', { sort: '-value' }],
  ['search "oil"', { search: 'oil' }],
  ['search for one code', { search: 'P-1999' }],
  ['a category, low stock, by value', { category: 'Category 7', stock_level: 'low', sort: '-value' }],
  ['picker, search "brake"', { stock_level: 'available', search: 'brake' }],
];

async function insertParts(url: string): Promise<string> {
  const sql = postgres(url, { max: 1 });
  try {
    await sql`
      insert into public.parts (part_name, part_code, category, current_stock, stock_min, avg_cost, price)
      select (array['Oil Filter', 'Brake Pad', 'Spark Plug', 'Wiper Blade', 'Belt'])[1 + i % 5] || ' ' || i,
        'P-' || i, 'Category ' || (i - 1) / 500, (i * 7919) % 200, 20, 10 + (i * 31) % 5000, 20 + (i * 31) % 7000
      from generate_series(1, 20000) i`;
    await sql`vacuum analyze public.parts`;
    const [mechanic] = await sql`select mechanic_id as id from public.mechanics limit 1`;
    return mechanic?.id;
  } finally {
    await sql.end();
  }
}

/** Inserts 20,000 parts into the garage at this URL and times a page of the inventory. */
export async function measureInventory(url: string): Promise<Table> {
  const mechanic = await insertParts(url);
  const queries = states.map(([state, parameters]) => ({
    screen: '/parts-management',
    state,
    call: 'list_parts',
    parameters,
  }));
  const explained = await explainQueries(url, mechanic, queries);
  return {
    title: '20,000 parts: a page of the inventory with its figures',
    columns: ['state', 'ms'],
    rows: explained.map(({ state, duration }) => [state, ms(duration)]),
  };
}
