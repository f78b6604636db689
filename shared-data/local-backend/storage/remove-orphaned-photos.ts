import type { Row } from '../engine/engine.ts';
import type { PhotoFiles } from './photo-files.ts';

type Query = (sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** Deletes what no photo has named for an hour: files that Storage lists, and those whose upload was cut off. */
export async function removeOrphanedPhotos(query: Query, files: PhotoFiles): Promise<number> {
  const removed: string[] = [];
  for (const { name } of await query('select private.orphaned_photos() as name')) {
    await query("delete from storage.objects where bucket_id = 'request-photos' and name = $1", [name]);
    await files.remove(String(name));
    removed.push(String(name));
  }
  for (const name of await files.listOld()) {
    const known = await query(
      "select 1 from storage.objects where bucket_id = 'request-photos' and name = $1",
      [name],
    );
    if (known.length > 0) continue;
    await files.remove(name);
    removed.push(name);
  }
  return removed.length;
}
