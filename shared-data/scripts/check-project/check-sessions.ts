import type { RunQuery } from './check.ts';

/** Triggers on Auth's tables, and what is missing without them. */
const triggers = {
  end_idle_session: ['auth.sessions', 'Sessions do not end without use'],
  end_reused_session: [
    'auth.refresh_tokens',
    'A refresh token that is used again leaves an access token for an hour',
  ],
} as const;

/** Auth's own tables are not among the rights: a trigger there may be lost with a restored project. */
export async function checkSessions(query: RunQuery): Promise<string[]> {
  const found = await query(`
    select tgname as name, tgrelid::regclass::text as table from pg_trigger where tgenabled in ('O', 'A')`);
  return Object.entries(triggers)
    .filter(([name, [table]]) => !found.some((trigger) => trigger.name === name && trigger.table === table))
    .map(([name, [table, lack]]) => `${lack}: the trigger ${name} is missing on ${table}.`);
}
