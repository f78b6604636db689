import { readChapters } from '../../../local-backend/data/schema/declared-schema.ts';
import { openTestBackend, type TestBackend } from '../../../local-backend/testing/test-backend.ts';

/** What pg_cron, pg_net and Vault offer, as far as the schedule uses it. */
const extensions = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(text, text, text) returns void language sql as $$
    insert into cron.job values ($1, $2, $3) on conflict (jobname) do update set schedule = $2, command = $3
  $$;
  create schema net;
  create table net.sent (url text, headers jsonb);
  create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds int) returns bigint
  language sql as $$ insert into net.sent values ($1, $3) returning 1 $$;
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);`;

/** The statement of the schema that makes the schedule. */
const schedule = () => {
  const { sql = '' } = readChapters().find(({ name }) => name === 'messages/schedule.sql') ?? {};
  return /^do \$\$[\s\S]*?^\$\$;/m.exec(sql)?.[0] ?? '';
};

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await backend.runScript(extensions);
});
afterAll(() => backend.close());

test('where the extensions are, the functions are scheduled once', async () => {
  expect(schedule()).toContain('cron.schedule');
  await backend.runScript(schedule());
  await backend.runScript(schedule());
  expect(await backend.exec('select jobname, schedule from cron.job order by 1')).toEqual([
    { jobname: 'deliver-messages', schedule: '* * * * *' },
    { jobname: 'remove-orphaned-photos', schedule: '17 * * * *' },
  ]);
});

test('a scheduled call carries the secret key, and is not made without it', async () => {
  await backend.runScript(schedule());
  const [job] = await backend.exec("select command from cron.job where jobname = 'deliver-messages'");
  await backend.runScript(String(job?.command));
  expect(await backend.exec('select * from net.sent')).toEqual([]);
  await backend.runScript(`insert into vault.decrypted_secrets values
    ('project_url', 'https://project.example'), ('service_role_key', 'secret')`);
  await backend.runScript(String(job?.command));
  expect(await backend.exec('select * from net.sent')).toEqual([
    {
      url: 'https://project.example/functions/v1/deliver-messages',
      headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
    },
  ]);
});
