import type { SupabaseClient } from '@supabase/supabase-js';
import { emailOf, password } from '../support/people.ts';
import { documentPhotoName, photoName, photoOf, webp } from '../support/pictures.ts';
import { call } from '../support/rpc-calls.ts';
import { claimsIn, runAs } from '../support/run-as.ts';
import { connect, openWorkshop, requests, type Workshop } from '../support/workshop.ts';

const bucket = 'request-photos';
const path = photoName(requests.inProgress);

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.backend.runScript(runAs);
  const manager = await workshop.as('manager');
  await upload(manager, path);
  await call(manager, 'add_photo', photoOf(path));
});
afterAll(() => workshop.close());

const upload = (client: SupabaseClient, name: string) =>
  client.storage.from(bucket).upload(name, new Blob([webp()], { type: 'image/webp' }));

describe.each<[string, number, string, (client: SupabaseClient) => Promise<void>]>([
  ['has ended', 401, 'Please log in', async (client) => endSession(client)],
  [
    'has to be confirmed',
    428,
    'Confirm your sign-in with a code from your authenticator app',
    () => setFactor(true),
  ],
])('a session that %s', (_, status, message, change) => {
  let client: SupabaseClient;
  beforeAll(async () => {
    client = connect(workshop.backend);
    await client.auth.signInWithPassword({ email: emailOf('restrictedManager'), password });
    await change(client);
  });
  afterAll(() => setFactor(false));

  test('is told so by Storage, and stores nothing', async () => {
    const files = client.storage.from(bucket);
    const name = photoName(requests.inProgress);
    const refused = { status, message };
    expect((await upload(client, name)).error).toMatchObject(refused);
    expect((await files.download(path)).error).toMatchObject({ status });
    expect((await files.createSignedUrls([path], 60)).error).toMatchObject(refused);
    // Of a file that is not there, too.
    expect((await files.createSignedUrls([name], 60)).error).toMatchObject(refused);
    expect((await files.exists(path)).data).toBe(false);
    expect(await workshop.backend.exec('select 1 from storage.objects where name = $1', [name])).toEqual([]);
  });

  test('is refused by the policies without an error, of which hosted Storage would make its own', async () => {
    const claims = claimsIn(await client.auth.getSession());
    const as = async (statement: string) =>
      (
        await workshop.backend.exec('select private.run_as($1::jsonb, $2) as rows', [
          JSON.stringify(claims),
          statement,
        ])
      )[0]?.rows;
    expect(await as('select name from storage.objects')).toEqual([]);
    for (const name of [
      photoName(requests.inProgress),
      documentPhotoName(1),
      `bills/${photoName(1).slice(2)}`,
    ])
      await expect(
        as(`insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}') returning 1`),
      ).rejects.toThrow('row-level security');
  });
});

async function endSession(client: SupabaseClient) {
  const { session_id } = claimsIn(await client.auth.getSession());
  await workshop.backend.exec('delete from auth.sessions where id = $1', [session_id]);
}
async function setFactor(isOn: boolean) {
  await workshop.backend.exec('update public.managers set second_factor = $2 where manager_id = $1', [
    workshop.idOf('restrictedManager'),
    isOn,
  ]);
}
