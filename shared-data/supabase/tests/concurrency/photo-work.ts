import { photoName, photoOf } from '../support/pictures.ts';
import type { Workshop } from '../support/workshop.ts';
import { callAndRecord, type Operation } from './recorded-calls.ts';

/** Adds a photo, whose file is there, to an open job or one of its lines and sometimes removes it again. */
export const photograph =
  (workshop: Workshop): Operation =>
  async (client, books, random) => {
    const { data } = await client
      .from('service_requests')
      .select('request_id')
      .in('status', ['approved', 'in_progress'])
      .order('request_id')
      .limit(3);
    const path = photoName(data?.length ? random.pick(data).request_id : 3);
    const { data: session } = await client.auth.getSession();
    await workshop.backend.exec(
      `insert into storage.objects (bucket_id, name, owner_id, metadata)
      values ('request-photos', $1, $2, '{"size": 8}')`,
      [path, session.session?.user.id],
    );
    const { data: lines } = await client
      .from('request_lines')
      .select('line_id')
      .eq('request_id', Number(path.split('/')[0]))
      .limit(3);
    const added = await callAndRecord<{ photo_id: number }>(client, books, 'add_photo', {
      ...photoOf(path),
      ...(lines?.length && random.chance(0.5) && random.pick(lines)),
    });
    if (added && random.chance(0.3)) await callAndRecord(client, books, 'remove_photo', { ...added });
  };
