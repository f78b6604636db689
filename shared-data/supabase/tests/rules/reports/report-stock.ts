import { createRandom } from '../../support/random-source.ts';
import type { Workshop } from '../../support/workshop.ts';

const dayLength = 86_400_000;
const yearLength = 365 * dayLength;
const unusedAfter = 180 * dayLength;
const parts = 30;

/** How much a movement of a kind may add to a stock. */
function rangeOf(kind: string, stock: number): [least: number, most: number] {
  if (kind === 'receive') return [1, 20];
  if (kind === 'return') return [1, 3];
  return kind === 'count' ? [-Math.min(stock, 3), 3] : [-Math.min(stock, 9), -1];
}

/**
 * Parts of a small garage with up to two years of movements, which make their stock. Some were moved long ago only or never,
 * some are retired. Movements are half a day away from where the year or the 180 days begin, so that no moment is mistaken.
 */
export async function fillStock({ backend }: Workshop, seed: number) {
  const random = createRandom(seed);
  const now = Date.now();
  const made = Array.from({ length: parts }, (_, place) => {
    const newest = random.pick([0, 100, 179, 180, 364, 365, 500]);
    const ages = random.some(0, 12, () => newest + random.below(760 - newest)).concat(newest);
    let stock = 0;
    let cost = random.below(90_000) / 100;
    const movements = ages
      .toSorted((a, b) => b - a)
      .flatMap((age) => {
        const kind = random.pick(['receive', 'receive', 'use', 'use', 'return', 'count', 'send_back']);
        const [least, most] = rangeOf(kind, stock);
        const quantity = least <= most ? least + random.below(most - least + 1) : 0;
        if (quantity === 0) return [];
        stock += quantity;
        // Only what comes in changes the average.
        if (['receive', 'return'].includes(kind)) cost = random.below(90_000) / 100;
        const moved_at = new Date(now - (age + 0.5) * dayLength).toISOString();
        return [{ code: `RE-${place}`, kind, quantity, cost, stock_after: stock, moved_at }];
      });
    const facts = { avg_cost: cost, retired: random.chance(0.3) };
    return { ...facts, code: `RE-${place}`, stock, movements };
  });
  const insert = (sql: string, rows: object[]) => backend.exec(sql, [JSON.stringify(rows)]);
  await backend.exec('alter table public.parts disable trigger record_opening');
  await insert(
    `insert into public.parts (part_name, part_code, category, current_stock, avg_cost, price, retired)
     select 'Gasket', r.code, 'Seals', r.stock, r.avg_cost, r.avg_cost, r.retired
     from jsonb_to_recordset($1::jsonb) as r (code text, stock int, avg_cost numeric, retired boolean)`,
    made,
  );
  await backend.exec('alter table public.parts enable trigger record_opening');
  await insert(
    `insert into private.stock_movements (part_id, kind, quantity, unit_cost, stock_after, average_after, moved_at)
     select p.id, r.kind, r.quantity, r.cost, r.stock_after, r.cost, r.moved_at
     from jsonb_to_recordset($1::jsonb) as r (
       code text, kind text, quantity int, cost numeric, stock_after int, moved_at timestamptz
     )
     join public.parts p on p.part_code = r.code order by r.moved_at`,
    made.flatMap(({ movements }) => movements),
  );
  // Counted once a day, and what it counted is not among what a reset empties.
  await backend.exec('delete from private.part_turns where true');
  await backend.exec('select private.count_turns()');
}

/** The stock of each part, and its movements from the newest on. */
export async function readStock({ backend }: Workshop) {
  const movements = await backend.exec(
    `select part_id::int, kind, quantity, average_after, (extract(epoch from moved_at) * 1000)::float8 as at
     from private.stock_movements order by moved_at desc, movement_id desc`,
  );
  const [counted] = await backend.exec(
    'select (extract(epoch from max(counted_at)) * 1000)::float8 as at from private.part_turns',
  );
  return {
    parts: await backend.exec('select id::int, current_stock from public.parts'),
    movements: movements.map(({ part_id, kind, quantity, average_after, at }) => ({
      ...{ part_id, kind: String(kind), at: Number(at) },
      ...{ quantity: Number(quantity), cost: Number(average_after) },
    })),
    /** Up to when the turn of today is counted. */
    countedAt: Number(counted?.at),
  };
}

/** The turn of parts and the dead stock at the end of a day, counted by going back from the stock of each part through its movements. */
export function recountStock(
  { parts: all, movements, countedAt }: Awaited<ReturnType<typeof readStock>>,
  day: string,
  today: string,
) {
  const end = day < today ? Date.parse(`${day}T00:00:00+05:30`) + dayLength : countedAt;
  const begin = end - yearLength;

  let [used, average, dead] = [0, 0, 0];
  for (const { id, current_stock } of all) {
    const later = movements.filter(({ part_id, at }) => part_id === id && at >= end);
    const own = movements.filter(({ part_id, at }) => part_id === id && at < end);
    const cost = own[0]?.cost ?? 0;
    const left = later.reduce((stock, { quantity }) => stock - quantity, Number(current_stock));
    let [stock, until, held, taken] = [left, end, 0, 0];
    for (const { kind, quantity, at } of own.filter((movement) => movement.at > begin)) {
      held += stock * (until - at);
      stock -= quantity;
      until = at;
      if (['use', 'return'].includes(kind)) taken -= quantity;
    }
    held += stock * (until - begin);
    used += Math.max(taken, 0) * cost;
    average += Math.max(Number((held / yearLength).toFixed(1)), 0) * cost;
    const lastUse = own.find(({ kind }) => kind === 'use')?.at ?? Number.NEGATIVE_INFINITY;
    const came = own.filter(({ quantity, at }) => quantity > 0 && at > end - unusedAfter);
    const old = came.reduce((rest, { quantity }) => rest - quantity, left);
    if (old > 0 && lastUse <= end - unusedAfter) dead += old * cost;
  }
  return {
    turn: average === 0 ? null : Number((used / average).toFixed(2)),
    dead_stock: Number(dead.toFixed(2)),
  };
}
