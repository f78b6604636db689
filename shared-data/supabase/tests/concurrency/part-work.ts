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
    ...{ request_id, part_id: parts.oilFilter, quantity },
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
      ...{ part_id, price: row.proposal.price },
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
