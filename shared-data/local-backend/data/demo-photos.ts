import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from '../engine/engine.ts';
import { supabaseFolder } from '../settings/backend-settings.ts';
import type { PhotoFiles } from '../storage/photo-files.ts';

/** Stores the files of the demo data's photos, unless they are there: `seed.sql` names them by their hashes. */
export async function addDemoPhotos(engine: Engine, photos: PhotoFiles) {
  const folder = path.join(supabaseFolder, 'demo-photos');
  const files = new Map<string, Buffer>();
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(path.join(folder, name));
    files.set(createHash('sha256').update(bytes).digest('hex'), bytes);
  }
  const rows = await engine.query(
    "select path, sha256 from public.request_photos where sha256 = any (string_to_array($1, ','))",
    [[...files.keys()].join()],
  );
  for (const row of rows) {
    const bytes = files.get(String(row.sha256));
    if (bytes) await photos.add(String(row.path), bytes);
  }
}
