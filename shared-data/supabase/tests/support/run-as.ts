import type { SupabaseClient } from '@supabase/supabase-js';

/** Runs a statement as a role of the API with its claims, as hosted Storage does. */
export const runAs = `
  create function private.run_as(p_claims jsonb, p_statement text) returns jsonb language plpgsql as $$
  declare
    answer jsonb;
  begin
    perform set_config('request.jwt.claims', p_claims::text, true),
      set_config('request.jwt.claim.sub', coalesce(p_claims ->> 'sub', ''), true), set_config('role', p_claims ->> 'role', true);
    execute format('with done as (%s) select coalesce(jsonb_agg(done), ''[]'') from done', p_statement) into answer;
    return answer;
  end
  $$`;

/** What the access token of a session says. */
export function claimsIn({ data }: Awaited<ReturnType<SupabaseClient['auth']['getSession']>>) {
  const [, payload = ''] = (data.session?.access_token ?? '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}
