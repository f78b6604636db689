/** Twenty thousand parts; many share a name in all but case, a stock or a value. */
export const insertParts = `
  truncate public.parts restart identity cascade;
  insert into public.parts (part_name, part_code, category, current_stock, stock_min, avg_cost, price)
  select (array['Belt ', 'belt ', 'Clip ', 'Fuse '])[1 + i % 4] || i % 5000, 'P-' || i, 'Category ' || (i - 1) / 500,
    (i * 7919) % 200, 20, (i * 31) % 500, (i * 37) % 700
  from generate_series(1, 20000) i;
  analyze public.parts;`;
