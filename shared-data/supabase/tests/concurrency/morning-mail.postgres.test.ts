import { connect, openWorkshop, type Workshop } from '../support/workshop.ts';
import { openLockContention } from './lock-contention.ts';

let workshop: Workshop;
let track: Awaited<ReturnType<typeof openLockContention>>;
beforeAll(async () => {
  workshop = await openWorkshop();
  track = await openLockContention(workshop.backend);
});
afterAll(async () => {
  await workshop.backend.exec("update private.garage set time_zone = 'Asia/Kolkata' where true");
  await track.close();
  await workshop.close();
});

test('two programs that send at once make one morning mail for each manager', async () => {
  await workshop.backend.exec(`
    update private.garage set time_zone = (
      select name from pg_timezone_names where name like 'Etc/GMT%'
      and extract(hour from now() at time zone name) = 9 order by name limit 1) where true;
    insert into private.morning_mails (manager_id, since)
    select m.manager_id, now() - interval '1 day' from public.managers m`);
  const run = async () => {
    const { data, error } = await connect(workshop.backend, workshop.backend.secretKey).rpc(
      'queue_morning_mails',
    );
    return error ? `${error.code} ${error.message}` : data;
  };
  // Both have looked for mails of today before either may write one.
  const queued = await track.race('lock table private.outbox in share row exclusive mode', [run, run]);
  expect(queued.map(Number).reduce((sum, count) => sum + count)).toBe(2);
  const mails = await workshop.backend.exec(
    "select recipient from private.outbox where event = 'morning_mail' order by recipient",
  );
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(2);
  expect(mails).toHaveLength(2);
});
