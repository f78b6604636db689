/** Something that breaks each rule, all of it in one database. */
export const faults: Record<string, string> = {
  'every table of public has row level security': 'create table public.open_door (text text);',
  'every table of public has a policy': '',
  'at most one permissive policy serves a table, command and role': `
    create policy "Second" on public.parts for select to authenticated using (id = 1);`,
  'every policy names its roles':
    'create policy "For all" on public.cartypes for delete using (cartype_id = 1);',
  'policies ask once per statement who is calling, not once per row': `
    create policy "Slow" on public.parts for update to anon using (auth.uid() is null);`,
  'no function of public has more rights than its caller': `
    create function public.too_strong() returns int language sql security definer as 'select 1';`,
  'every function fixes its search path': '',
  'no function may be called by everybody': 'grant execute on function public.too_strong() to public;',
  'every function says what it does': '',
  'every table says what it holds': '',
  'every foreign key has an index that begins with it': `
    alter table public.cartypes add column service_id bigint references public.services (service_id);`,
  'no two indexes are the same': 'create index again on public.cartypes (body_type);',
  'every text column has a limit': '',
  'money is numeric(12,2)': 'alter table public.cartypes add column price numeric;',
  'every moment carries its time zone': 'alter table public.cartypes add column at timestamp;',
  'no view stands in public, where it would pass by row level security': `
    create view public.everybody as select email from public.customers;`,
  'nothing of private can be read or written through the API':
    'grant select on private.garage to authenticated;',
  'every table has a primary key': '',
  'no policy stands on a table without row level security': `
    create policy "Idle" on public.open_door for select to anon using (true);
    create table public.shut (id int);
    alter table public.shut enable row level security;`,
  'no policy lets everybody write': `
    create policy "Generous" on public.services for update to authenticated using (true);`,
  'no policy trusts what people may write into their own login': `
    create policy "Trusting" on public.services for delete to authenticated
    using ((select auth.jwt()) #>> '{user_metadata,role}' = 'manager');`,
  'no foreign key of public leads to a column of auth that is not a key of its own': `
    create unique index fault_email on auth.users (email);
    alter table public.cartypes add column email text references auth.users (email);`,
  'no extension puts its functions where the API serves them': `
    alter extension pgcrypto set schema public;`,
  'people in a browser may only select, insert, update and delete':
    'grant truncate on public.parts to authenticated;',
  'nobody in a browser holds a sequence': 'grant usage on sequence public.parts_id_seq to anon;',
  'nothing made later is granted to anybody by itself': `
    alter default privileges in schema public grant select on tables to anon;`,
  'no function of public does more than hand over to its private one': '',
  'a trigger’s function is called by its trigger alone':
    'grant execute on function private.keep_changes() to anon;',
  'errors carry a code of their own, because a bare one arrives as a failure of the server': `
    create function private.bare() returns void language plpgsql as $$ begin raise exception 'no'; end $$;`,
};
