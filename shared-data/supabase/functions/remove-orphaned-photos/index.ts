const base = Deno.env.get('SUPABASE_URL') ?? '';
const key = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';

const send = (method: string, path: string, body: object) =>
  fetch(base + path, {
    method,
    headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/**
 * Deletes the files that no photo has named for an hour. Called each hour, with the secret key, by the schedule in
 * `schemas/messages/schedule.sql`.
 */
Deno.serve(async (request) => {
  if (request.headers.get('Authorization') !== `Bearer ${key}`) return new Response(null, { status: 403 });
  const listed = await send('POST', '/rest/v1/rpc/orphaned_photos', {});
  if (!listed.ok) return listed;
  const prefixes = (await listed.json()) as string[];
  if (prefixes.length === 0) return Response.json({ removed: 0 });
  const removed = await send('DELETE', '/storage/v1/object/request-photos', { prefixes });
  return removed.ok ? Response.json({ removed: prefixes.length }) : removed;
});
