import type { SupabaseClient } from '@supabase/supabase-js';
import type { Workshop } from '../support/workshop.ts';
import { functions } from './access-matrix.ts';

/** A statement that a role tries: a call with named parameters, or a read or write of a table. */
export interface Attempt {
  name: string;
  sql: string;
}

/**
 * Tries statements with the rights of a role, as the API does, each in a savepoint of its own that is rolled back.
 * Answers the outcome of each: the SQLSTATE of its refusal, or `success` with the number of its rows.
 */
const tries = `
create schema if not exists tries;
create or replace function tries.outcomes(role_name text, claims jsonb, attempts jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  outcomes jsonb := '{}';
  tried record;
  row_count bigint;
  status text;
begin
  perform set_config('request.jwt.claims', claims::text, true),
    set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true),
    set_config('request.jwt.claim.role', role_name, true);
  for tried in select a.name, a.sql from jsonb_to_recordset(attempts) a (name text, sql text) loop
    begin
      perform set_config('response.status', '', true), set_config('role', role_name, true);
      execute tried.sql;
      get diagnostics row_count = row_count;
      -- A wrong token is counted, so it is no error but an answer with a status.
      status := current_setting('response.status', true);
      raise exception using errcode = 'TR000';
    exception
      when sqlstate 'TR000' then
        outcomes := outcomes ||
          jsonb_build_object(tried.name, case status when '' then 'success ' || row_count else 'PT' || status end);
      when others then
        outcomes := outcomes || jsonb_build_object(tried.name, sqlstate);
    end;
    perform set_config('role', 'none', true);
  end loop;
  return outcomes;
end;
$$`;

const decode = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

/** The claims that the API hands to the database for a session. */
async function claimsOf(client: SupabaseClient) {
  const { data } = await client.auth.getSession();
  return data.session ? decode(data.session.access_token) : { role: 'anon' };
}

/** The types of the parameters of each function of schema public, by their names. */
async function readParameterTypes(workshop: Workshop) {
  const rows = await workshop.backend.exec(
    `select p.proname as name, jsonb_object_agg(a.name, format_type(a.type, null)) as types
     from pg_proc p, unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) as a (name, type)
     where p.pronamespace = 'public'::regnamespace group by p.oid`,
  );
  return Object.fromEntries(rows.map(({ name, types }) => [name, types as Record<string, string>]));
}

/** The outcomes of the attempts in a client's session, by their names. */
export async function tryInSql(workshop: Workshop, client: SupabaseClient, attempts: readonly Attempt[]) {
  await workshop.backend.runScript(tries);
  const claims = await claimsOf(client);
  const [row] = await workshop.backend.exec('select tries.outcomes($1, $2::jsonb, $3::jsonb) as outcomes', [
    claims.role,
    JSON.stringify(claims),
    JSON.stringify(attempts),
  ]);
  return row?.outcomes as Record<string, string>;
}

/** What each function of the access matrix answers in a client's session: `success`, or the code of its refusal. */
export async function callAll(workshop: Workshop, client: SupabaseClient, names: readonly string[]) {
  const types = await readParameterTypes(workshop);
  const attempts = names.map((name) => ({
    name,
    sql: callInSql(name, functions[name]?.parameters ?? {}, types[name] ?? {}),
  }));
  const outcomes = Object.entries(await tryInSql(workshop, client, attempts));
  return Object.fromEntries(outcomes.map(([name, outcome]) => [name, outcome.split(' ')[0] ?? '']));
}

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** A call as the API makes it: parameters by name, read from JSON with the function's own types. */
function callInSql(name: string, parameters: Record<string, unknown>, types: Record<string, string>) {
  const given = Object.keys(parameters);
  if (given.length === 0) return `select from public.${name}()`;
  const named = given.map((key) => `${key} => j.${key}`).join(', ');
  const columns = given.map((key) => `${key} ${types[key]}`).join(', ');
  return `select public.${name}(${named}) from json_to_record(${literal(parameters)}) as j (${columns})`;
}
