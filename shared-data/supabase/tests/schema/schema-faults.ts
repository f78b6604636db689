/** A violation of each rule, all in one database. */
export const faults: Record<string, string> = {
  'every table has row level security': `
    create table public.open_door (text text);
    create table private.open_door (text text);`,
  'every table of public has a policy': '',
  'a table, command and role has at most one permissive policy': `
    create policy "Second" on public.parts for select to authenticated using (id = 1);`,
  'every policy names its roles':
    'create policy "For all" on public.cartypes for delete using (cartype_id = 1);',
  'policies look up the caller once per statement, not once per row': `
    create policy "Slow" on public.parts for update to anon using (auth.uid() is null);`,
  'every function of public is security invoker': `
    create function public.too_strong() returns int language sql security definer as 'select 1';`,
  'every function fixes its search path': '',
  'no function is executable by public': 'grant execute on function public.too_strong() to public;',
  'every function has a comment': '',
  'every table has a comment': '',
  'every foreign key has an index that begins with it': `
    alter table public.cartypes add column service_id bigint references public.services (service_id);`,
  'what the audit trail records of a table has a name on screens': `
    create trigger nameless after insert on public.cartypes
    for each row execute function private.record_change('nameless', 'cartype_id', 'model');`,
  'only tables of what a request consists of refer to one, because clear_all_requests empties them': `
    alter table public.salary_payments add column request_id bigint
      references public.service_requests (request_id) on delete set null;`,
  'import_dependents asks every table that refers to what an import can add': '',
  'no two indexes are the same': 'create index again on public.cartypes (body_type);',
  'every text column has a maximum length': '',
  'every stored email address is checked by the one rule':
    'alter table private.garage drop constraint garage_email_check;',
  'money is numeric(12,2)': 'alter table public.cartypes add column price numeric;',
  'a quantity of parts is numeric(12,3)':
    'alter table public.service_request_parts alter column quantity_used type int;',
  'every timestamp has a time zone': 'alter table public.cartypes add column at timestamp;',
  'no view of public bypasses row-level security': `
    create view public.everybody as select email from public.customers;`,
  'no table of private is exposed through the API': 'grant select on private.garage to authenticated;',
  'every table has a primary key': '',
  'no table has policies without row-level security': `
    create policy "Idle" on public.open_door for select to anon using (true);
    create table public.shut (id int);
    alter table public.shut enable row level security;`,
  'no policy allows every row to be written': `
    create policy "Generous" on public.services for update to authenticated using (true);`,
  'no policy reads user_metadata, which users can change': `
    create policy "Trusting" on public.services for delete to authenticated
    using ((select auth.jwt()) #>> '{user_metadata,role}' = 'manager');`,
  'foreign keys to auth reference primary keys only': `
    create unique index fault_email on auth.users (email);
    alter table public.cartypes add column email text references auth.users (email);`,
  'no extension is installed in an exposed schema': `
    alter extension pgcrypto set schema public;`,
  'API roles may only select, insert, update and delete': 'grant truncate on public.parts to authenticated;',
  'API roles have no grants on sequences': 'grant usage on sequence public.parts_id_seq to anon;',
  'default privileges grant nothing to API roles': `
    alter default privileges in schema public grant select on tables to anon;`,
  'every function of public only calls its private one': '',
  'trigger functions are not executable by API roles':
    'grant execute on function private.keep_changes() to anon;',
  'every raised error has a SQLSTATE, because a bare one becomes a server error': `
    create function private.bare() returns void language plpgsql as $$ begin raise exception 'no'; end $$;`,
};
