import type { RunQuery } from './check.ts';

/** The migration's only policy on Realtime's messages. */
const expected =
  'People receive broadcasts about their own notices: {authenticated} SELECT ' +
  "((extension = 'broadcast'::text) AND ((( SELECT realtime.topic() AS topic) = ('notices:'::text || ( SELECT private.caller_id() AS caller_id))) " +
  "OR ((( SELECT realtime.topic() AS topic) = 'workshop'::text) AND (( SELECT private.is_manager() AS is_manager) OR ( SELECT private.is_mechanic() AS is_mechanic)))))";

const policiesQuery = `
  select policyname || ': ' || roles::text || ' ' || cmd || ' ' || coalesce(qual, with_check, '') as policy
  from pg_policies where (schemaname, tablename) = ('realtime', 'messages') order by 1`;

const stateQuery = `
  select to_regclass('realtime.messages') is not null as found,
    coalesce((select relrowsecurity from pg_class where oid = to_regclass('realtime.messages')), false) as secured,
    (select count(*) from pg_trigger where tgrelid = 'private.notices'::regclass and tgname like 'broadcast_%' and tgenabled = 'O')::int
      as triggers`;

/** Whether broadcasts are sent, and who may receive them. @param isUsed whether `portal.json` says so. */
export async function checkRealtime(query: RunQuery, isUsed: boolean): Promise<string[]> {
  const [state] = await query(stateQuery);
  if (!state?.found) return isUsed ? ['portal.json has "realtime", but the project has no Realtime.'] : [];
  const policies = (await query(policiesQuery)).map(({ policy }) => String(policy));
  const problems = policies
    .filter((policy) => policy !== expected)
    .map((policy) => `Remove this policy on realtime.messages: ${policy}.`);
  if (!policies.includes(expected))
    problems.push(`This policy on realtime.messages is missing: ${expected}.`);
  if (!state.secured)
    problems.push('realtime.messages has no row-level security: everybody can read and send.');
  if (state.triggers !== 2) problems.push('The triggers that broadcast notices are missing.');
  return problems.map((problem) => `${problem} See "Realtime" in DEPLOYING.md.`);
}
