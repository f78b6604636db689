import { readMigrations } from '../../../local-backend/data/migrations.ts';
import { lastRelease } from '../../../local-backend/data/schema/released-migrations.ts';
import {
  openMigrated,
  openTestBackend,
  type TestBackend,
} from '../../../local-backend/testing/test-backend.ts';
import { brokenCalls, readFace } from '../../../scripts/schema/public-face.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** What the API of the last release offers. */
async function readLastFace() {
  const migrations = readMigrations();
  const released = lastRelease(migrations);
  if (released.length === migrations.length) return readFace(backend.exec);
  const engine = await openMigrated(released);
  const face = await readFace(engine.query);
  await engine.close();
  return face;
}

test('what screens of the last release call is there', async () => {
  const last = await readLastFace();
  expect(last.length).toBeGreaterThan(400);
  expect(brokenCalls(last, await readFace(backend.exec))).toEqual([]);
});

test('what they call may not go or change, but for what was kept for them; what is new is optional', async () => {
  await backend.runScript(`
    create function public.old_face() returns int language sql as 'select 1';
    comment on function public.old_face() is 'Kept for the release before: it was called old_face.';
    grant execute on function public.old_face() to authenticated;
    create function public.parts_of(p_id bigint, p_page int default 1) returns jsonb language sql as 'select null::jsonb';
    create function public.cars_of(p_id bigint) returns jsonb language sql as 'select null::jsonb';
    create function public.jobs_of() returns jsonb language sql as 'select null::jsonb';
    create function public.pay_of() returns jsonb language sql as 'select null::jsonb';
    grant execute on function public.parts_of(bigint, int), public.cars_of(bigint), public.jobs_of(), public.pay_of()
    to authenticated`);
  const before = await readFace(backend.exec);
  await backend.runScript(`
    drop function public.old_face();
    alter function public.jobs_of() rename to work_of;
    revoke execute on function public.pay_of() from authenticated;
    drop function public.parts_of(bigint, int);
    create function public.parts_of(p_id text, p_page int default 1, p_sort text default null) returns jsonb
    language sql as 'select null::jsonb';
    drop function public.cars_of(bigint);
    create function public.cars_of(p_id bigint, p_year int) returns jsonb language sql as 'select null::jsonb';
    grant execute on function public.parts_of(text, int, text), public.cars_of(bigint, int) to authenticated;
    alter table public.vehicles rename column color to colour;
    alter table public.vehicles add column made_up_size text, add column made_up_wheels int not null;
    alter table public.services alter column name type varchar(200);
    revoke update (vin) on public.vehicles from authenticated`);
  const broken = brokenCalls(before, await readFace(backend.exec));
  expect(broken.map((text) => text.split('. ')[0])).toEqual([
    'public.services.name is character varying(200) and was text',
    'public.vehicles.color is gone',
    'public.vehicles.vin no longer lets authenticated update',
    'public.cars_of asks for p_year, which is new',
    'public.jobs_of is gone',
    'public.parts_of takes p_id as text and not as bigint',
    'public.pay_of no longer lets authenticated execute',
    'public.vehicles.made_up_wheels has to be written and has no default',
  ]);
  expect(broken[1]).toContain(
    'keep the column for one release, with a comment that begins "Kept for the release before"',
  );
});
