import { callAndRecord, type Operation } from './recorded-calls.ts';

interface Import {
  import_id: number;
  unread: number;
}

/** Imports two new parts, corrects one, and keeps, undoes or discards the import. */
export const importParts: Operation = async (client, books, random) => {
  if (random.chance(0.5)) return;
  const code = () => `IMP-${random.below(1_000_000)}`;
  const started = await callAndRecord<Import>(client, books, 'start_import', {
    kind: 'parts',
    file_name: 'parts.csv',
    headings: ['Code', 'Name', 'Category'],
    row_count: 2,
    file_hash: Array.from({ length: 64 }, () => random.below(10)).join(''),
  });
  if (!started) return;
  const { import_id } = started;
  await callAndRecord(client, books, 'add_import_rows', {
    import_id,
    rows: [code(), code()].map((each, place) => [place + 2, each, `Washer ${each}`, 'Seals']),
  });
  await callAndRecord(client, books, 'check_import', {
    import_id,
    mapping: { part_code: 0, part_name: 1, category: 2 },
  });
  const changes = { part_name: `Ring ${code()}` };
  await callAndRecord(client, books, 'mend_import_row', { import_id, row_number: 2, changes });
  if (random.chance(0.2)) return void (await callAndRecord(client, books, 'discard_import', { import_id }));
  const applied = await callAndRecord(client, books, 'apply_import', { import_id });
  if (applied && random.chance(0.5)) await callAndRecord(client, books, 'undo_import', { import_id });
};
