import { parts } from '../support/workshop.ts';
import { addTo, callAndRecord, type Operation, someKey } from './recorded-calls.ts';

/** A delivery at a cost of its own. */
export const receive: Operation = async (client, books, random) => {
  const quantity = 1 + random.below(5);
  const done = await callAndRecord(client, books, 'receive_part', {
    part_id: parts.oilFilter,
    quantity,
    unit_cost: random.below(30_000) / 100,
    ...someKey(random),
  });
  if (done) addTo(books.edited, parts.oilFilter, quantity);
};

/** Another cost for one of the last receipts, of a bill or none. */
export const correctCost: Operation = async (client, books, random) => {
  const { data } = await client.rpc('part_movements', { part_id: parts.oilFilter, kind: 'receive' });
  const receipt = random.pick((data?.rows ?? []) as { movement_id: number; entered_cost: number }[]);
  if (!receipt) return;
  await callAndRecord(client, books, 'correct_cost', {
    movement_id: receipt.movement_id,
    // Never the one that it has.
    unit_cost: receipt.entered_cost + 0.25 + random.below(1000) / 4,
    reason: 'Mistyped',
    ...someKey(random),
  });
};

/** Gives back one or two of what a completed job used, often more than are left in it. */
export const returnPart: Operation = async (client, books, random) => {
  const { data } = await client
    .from('service_request_parts')
    .select('request_id')
    .eq('part_id', parts.oilFilter);
  const request_id = data?.length ? random.pick(data).request_id : undefined;
  if (!request_id) return;
  const quantity = 1 + random.below(2);
  const done = await callAndRecord(client, books, 'return_part', {
    request_id,
    part_id: parts.oilFilter,
    quantity,
    ...someKey(random),
  });
  if (done) addTo(books.edited, parts.oilFilter, quantity);
};

const filter = {
  part_name: 'Oil Filter',
  part_code: 'F-1',
  category: 'Filters',
  stock_min: 4,
  stock_unit: 'pcs',
};

export const changeParts: Operation = async (client, books, random) => {
  const part_id = parts.oilFilter;
  if (random.chance(0.3)) {
    const { data } = await client.rpc('list_price_proposals', { search: filter.part_name });
    const prices = data?.rows.map((row: { proposal: { price: number } }) => ({
      part_id,
      price: row.proposal.price,
    }));
    if (prices?.length) await callAndRecord(client, books, 'take_prices', { prices });
  } else if (random.chance(0.5)) {
    await callAndRecord(client, books, 'save_part', {
      ...filter,
      price: random.below(30_000) / 100,
      part_id,
    });
  } else {
    await callAndRecord(client, books, 'set_part_retired', { part_id, retired: random.chance(0.3) });
  }
};

interface Listed {
  rows: { stock_take_id: number; version: number }[];
}

const openStockTakes = async (client: Parameters<Operation>[0]) => {
  const { data } = await client.rpc('list_stock_takes', { state: 'open' });
  return ((data ?? { rows: [] }) as Listed).rows;
};

/** Counts about what there is, of one part more often than of the others. */
export const countStock: Operation = async (client, books, random) => {
  const category = random.pick([undefined, 'Filters']);
  await callAndRecord(client, books, 'start_stock_take', { category });
  const stock_take_id = random.pick(await openStockTakes(client))?.stock_take_id;
  if (!stock_take_id) return;
  const part_id = random.pick([parts.oilFilter, parts.oilFilter, parts.brakePad]);
  const { data } = await client.from('parts').select('current_stock').eq('id', part_id).maybeSingle();
  await callAndRecord(client, books, 'count_part', {
    stock_take_id,
    part_id,
    quantity: Math.max(0, Number(data?.current_stock ?? 0) + random.below(5) - 2),
    seconds_ago: random.below(2),
    ...someKey(random),
  });
};

export const postCounts: Operation = async (client, books, random) => {
  const take = random.pick(await openStockTakes(client));
  if (!take) return;
  const { stock_take_id, version } = take;
  if (random.chance(0.1)) await callAndRecord(client, books, 'cancel_stock_take', { stock_take_id });
  else await callAndRecord(client, books, 'post_stock_take', { stock_take_id, version, reason: 'Counted' });
};
