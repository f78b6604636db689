-- How many there are, without counting them: every write adds what it changed, and the sum of all differences is the
-- count. No writer waits for another, as they would at one counter, and who reads sees exactly what was committed.

create table private.tallies (
  tally_id bigint generated always as identity primary key,
  subject text not null,
  kind text not null,
  amount bigint not null,
  money numeric not null default 0
);
comment on table private.tallies is
  'Differences whose sum by subject and kind is a count of rows, and of rupees for completed_jobs and payments, whose '
  'kind is the garage''s day. private.counted_rows() says what each must come to.';
create index tallies_subject_idx on private.tallies (subject, kind);

create function private.fold_tallies() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever comes while another folds goes on: there will be a next time.
  if not pg_try_advisory_xact_lock(hashtextextended('fold_tallies', 0)) then
    return;
  end if;
  with folded as (
    delete from private.tallies t
    using (select s.subject, s.kind from private.tallies s group by s.subject, s.kind having count(*) > 1) m
    where t.subject = m.subject and t.kind = m.kind
    returning t.subject, t.kind, t.amount, t.money
  )
  insert into private.tallies (subject, kind, amount, money)
  select f.subject, f.kind, sum(f.amount), sum(f.money) from folded f
  group by f.subject, f.kind having sum(f.amount) <> 0 or sum(f.money) <> 0;
end
$$;
comment on function private.fold_tallies() is 'Puts one difference in the place of many with the same sum. Internal.';
revoke all on function private.fold_tallies() from public;

create function private.tally() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.tallies (subject, kind, amount)
    select tg_argv[0], concat_ws(' ', a.j ->> tg_argv[1], a.j ->> tg_argv[2]) as kind, count(*)
    from (select to_jsonb(added) as j from added) a group by kind;
  elsif tg_op = 'DELETE' then
    insert into private.tallies (subject, kind, amount)
    select tg_argv[0], concat_ws(' ', g.j ->> tg_argv[1], g.j ->> tg_argv[2]) as kind, -count(*)
    from (select to_jsonb(gone) as j from gone) g group by kind;
  elsif tg_op = 'UPDATE' then
    insert into private.tallies (subject, kind, amount)
    select tg_argv[0], concat_ws(' ', c.j ->> tg_argv[1], c.j ->> tg_argv[2]) as kind, sum(c.step)
    from (select to_jsonb(added) as j, 1 as step from added union all select to_jsonb(gone), -1 from gone) c
    group by kind having sum(c.step) <> 0;
  else
    insert into private.tallies (subject, kind, amount)
    select t.subject, t.kind, -sum(t.amount) from private.tallies t where t.subject = tg_argv[0] group by 1, 2;
  end if;
  if random() < 0.02 then
    perform private.fold_tallies();
  end if;
  return null;
end
$$;
comment on function private.tally() is
  'Trigger: adds what a statement changed to a tally. Arguments: its subject, and up to two columns that are its kind.';
revoke all on function private.tally() from public;

create function private.tally_money() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  zone text := private.garage_time_zone();
  steps jsonb[];
begin
  if tg_op = 'TRUNCATE' then
    insert into private.tallies (subject, kind, amount, money)
    select t.subject, t.kind, -sum(t.amount), -sum(t.money) from private.tallies t
    where t.subject = tg_argv[0] group by 1, 2;
    return null;
  end if;
  if tg_op <> 'DELETE' then
    steps := array(select to_jsonb(added) || '{"step": 1}' from added);
  end if;
  if tg_op <> 'INSERT' then
    steps := steps || array(select to_jsonb(gone) || '{"step": -1}' from gone);
  end if;
  insert into private.tallies (subject, kind, amount, money)
  select tg_argv[0], ((s.j ->> tg_argv[1])::timestamptz at time zone zone)::date::text as kind,
    sum((s.j -> 'step')::int), sum((s.j -> 'step')::int * (s.j ->> tg_argv[2])::numeric)
  from unnest(steps) s (j) where s.j ->> tg_argv[1] is not null
  group by kind
  having sum((s.j -> 'step')::int) <> 0 or sum((s.j -> 'step')::int * (s.j ->> tg_argv[2])::numeric) <> 0;
  return null;
end
$$;
comment on function private.tally_money() is
  'Trigger: adds the rupees of a statement''s rows to their day. Arguments: the tally''s subject, the column with the '
  'moment, where null counts for nothing, and the column with the rupees.';
revoke all on function private.tally_money() from public;

create function private.keep_tally(p_table regclass, p_function text, variadic p_arguments text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  call text := format('private.%I(%s)', p_function,
    (select string_agg(quote_literal(a.word), ', ') from unnest(p_arguments) a (word)));
  name text := concat_ws('_', p_function, p_arguments[1]);
begin
  -- A trigger that sees the rows of its statement serves one kind of statement.
  execute format(
    'create trigger %1$s_added after insert on %2$s referencing new table as added for each statement '
    '  execute function %3$s;'
    'create trigger %1$s_changed after update on %2$s referencing old table as gone new table as added '
    '  for each statement execute function %3$s;'
    'create trigger %1$s_gone after delete on %2$s referencing old table as gone for each statement '
    '  execute function %3$s;'
    'create trigger %1$s_cleared after truncate on %2$s for each statement execute function %3$s;',
    name, p_table, call
  );
end
$$;
comment on function private.keep_tally(regclass, text, text[]) is
  'Has a table keep a tally from now on: by tally or tally_money, with these arguments. For migrations.';
revoke all on function private.keep_tally(regclass, text, text[]) from public;
select private.keep_tally('public.customers', 'tally', 'customers', 'status'),
  private.keep_tally('public.mechanics', 'tally', 'mechanics'),
  private.keep_tally('public.vehicles', 'tally', 'vehicles'),
  private.keep_tally('public.service_requests', 'tally', 'requests', 'status', 'is_paid'),
  private.keep_tally('public.service_requests', 'tally_money', 'completed_jobs', 'completion_date', 'final_cost'),
  private.keep_tally('public.service_request_services', 'tally', 'request_services'),
  private.keep_tally('public.service_request_parts', 'tally', 'request_parts'),
  private.keep_tally('public.salary_payments', 'tally', 'paid_mechanics', 'mechanic_id', 'mechanic_email'),
  private.keep_tally('public.salary_payments', 'tally_money', 'payments', 'payment_date', 'total_amount'),
  private.keep_tally('private.changes', 'tally', 'changes', 'subject', 'action');

create function private.counted_rows() returns table (subject text, kind text, amount bigint, money numeric)
language sql stable security definer set search_path = ''
as $$
  select 'requests', concat_ws(' ', r.status, r.is_paid::text), count(*), 0.0 from public.service_requests r group by 2
  union all
  select 'completed_jobs', (r.completion_date at time zone private.garage_time_zone())::date::text, count(*),
    sum(r.final_cost)
  from public.service_requests r where r.status = 'completed' group by 2
  union all
  select 'payments', (s.payment_date at time zone private.garage_time_zone())::date::text, count(*), sum(s.total_amount)
  from public.salary_payments s group by 2
  union all
  select 'paid_mechanics', concat_ws(' ', s.mechanic_id, s.mechanic_email), count(*), 0.0
  from public.salary_payments s group by 2
  union all
  select 'request_services', '', count(*), 0.0 from public.service_request_services having count(*) > 0
  union all
  select 'request_parts', '', count(*), 0.0 from public.service_request_parts having count(*) > 0
  union all
  select 'customers', c.status, count(*), 0.0 from public.customers c group by 2
  union all
  select 'vehicles', '', count(*), 0.0 from public.vehicles having count(*) > 0
  union all
  select 'mechanics', '', count(*), 0.0 from public.mechanics having count(*) > 0
  union all
  select 'changes', c.subject || ' ' || c.action, count(*), 0.0 from private.changes c group by 2
$$;
comment on function private.counted_rows() is 'What the tallies must come to, by counting. Internal.';
revoke all on function private.counted_rows() from public;

create function private.recount() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('fold_tallies', 0));
  lock table public.customers, public.mechanics, public.vehicles, public.service_requests,
    public.service_request_services, public.service_request_parts, public.salary_payments, private.changes in share row exclusive mode;
  delete from private.tallies where true;
  insert into private.tallies (subject, kind, amount, money)
  select c.subject, c.kind, c.amount, c.money from private.counted_rows() c;
end
$$;
comment on function private.recount() is
  'Counts everything anew while writers wait: after rows were written past the triggers. The owner of the database only.';
revoke all on function private.recount() from public;
select private.recount();

create function private.recount_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.recount();
  return null;
end
$$;
comment on function private.recount_days() is 'Trigger: another time zone puts jobs and payments on other days.';
revoke all on function private.recount_days() from public;
create trigger recount_days after update of time_zone on private.garage
for each statement execute function private.recount_days();

create function private.tally_of(p_subject text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(s.kind, s.amount), '{}') from (
    select t.kind, sum(t.amount) as amount from private.tallies t where t.subject = p_subject
    group by t.kind having sum(t.amount) <> 0
  ) s
$$;
comment on function private.tally_of(text) is 'How many rows of a subject there are, by kind. Internal.';
revoke all on function private.tally_of(text) from public;

create function private.total_of(p_subject text) returns bigint
language sql stable security definer set search_path = ''
as $$ select coalesce(sum(t.amount), 0)::bigint from private.tallies t where t.subject = p_subject $$;
comment on function private.total_of(text) is 'How many rows of a subject there are. Internal.';
revoke all on function private.total_of(text) from public;
