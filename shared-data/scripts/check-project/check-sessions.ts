import type { RunQuery } from './check.ts';

/** Auth's own tables are not among the rights: a trigger there may be lost with a restored project. */
export async function checkSessions(query: RunQuery): Promise<string[]> {
  const found = await query(`
    select 1 from pg_trigger
    where tgname = 'end_idle_session' and tgrelid = 'auth.sessions'::regclass and tgenabled in ('O', 'A')`);
  return found.length > 0
    ? []
    : ['Sessions do not end without use: the trigger end_idle_session is missing on auth.sessions.'];
}
