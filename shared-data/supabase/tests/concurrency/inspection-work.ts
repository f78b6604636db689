import { templates } from '../support/workshop.ts';
import { callAndRecord, type Operation, someKey } from './recorded-calls.ts';

interface Inspection {
  inspection_id: number;
  items: { item_id: number; kind: string; version: number }[];
}

/** Begins the inspection of a job, records some items and sometimes finishes or reopens it. */
export const inspect: Operation = async (client, books, random) => {
  const { data } = await client
    .from('service_requests')
    .select('request_id')
    .in('status', ['approved', 'in_progress'])
    .order('request_id')
    .limit(3);
  const request_id = random.pick(data?.length ? data : [{ request_id: 3 }]).request_id;
  const begun = await callAndRecord<Inspection>(client, books, 'start_inspection', {
    request_id,
    template_id: templates.tyres,
  });
  if (!begun) return;
  const { inspection_id } = begun;
  if (random.chance(0.3)) await callAndRecord(client, books, 'reopen_inspection', { inspection_id });
  await callAndRecord(client, books, 'record_items', {
    inspection_id,
    items: begun.items.slice(0, 2).map(({ item_id, kind, version }) => ({
      item_id,
      version,
      ...(kind === 'measurement'
        ? { value: random.below(80) / 10 }
        : { condition: random.pick(['fine', 'urgent']) }),
    })),
    ...someKey(random),
  });
  if (random.chance(0.3)) await callAndRecord(client, books, 'finish_inspection', { inspection_id });
};
