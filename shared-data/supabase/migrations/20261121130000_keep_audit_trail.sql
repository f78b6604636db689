-- Who did what to which request, part, rate, payment and person, when, before and after. Nothing refers to these
-- rows and they refer to nothing, so they outlive what they tell of: Clear All, a dismissal, a deleted account.

create table private.changes (
  change_id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  actor_id uuid,
  actor_name text,
  actor_role text not null check (actor_role in ('customer', 'mechanic', 'manager', 'operator')),
  action text not null check (action in ('added', 'changed', 'removed')),
  subject text not null check (
    subject in ('request', 'used_part', 'part', 'mechanic', 'payment', 'customer', 'manager')
  ),
  subject_key text not null,
  subject_label text not null,
  before jsonb,
  after jsonb
);
comment on table private.changes is
  'The audit trail. before and after hold what changed of the audited columns. The operator is whoever has no '
  'person''s session: SQL and the secret key. Email, phone and address of nobody are kept here.';
create index changes_changed_at_idx on private.changes (changed_at desc, change_id desc);
create index changes_subject_idx on private.changes (subject, subject_key, changed_at desc);

create function private.keep_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  raise exception using errcode = 'PT403', message = 'The audit trail can only grow';
end
$$;
comment on function private.keep_changes() is 'Trigger: PT403 for whoever would rewrite the audit trail.';
revoke all on function private.keep_changes() from public;
create trigger keep_changes before update or delete or truncate on private.changes
for each statement execute function private.keep_changes();

create function private.audited(p_row jsonb, p_columns text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.key, c.value), '{}')
  from jsonb_each(p_row) c where c.key = any (p_columns)
$$;
comment on function private.audited(jsonb, text[]) is 'The audited columns of a row. Internal.';
revoke all on function private.audited(jsonb, text[]) from public;

create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_now jsonb := coalesce(new_row, old_row);
  columns text[] := tg_argv[3:];
  before jsonb := private.audited(old_row, columns);
  after jsonb := private.audited(new_row, columns);
  actor jsonb;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, after -> b.key) into before, after
    from jsonb_each(before) b where b.value <> after -> b.key;
    if before is null then
      return null;
    end if;
  end if;
  actor := private.account_of((select auth.uid()));
  insert into private.changes (
    actor_id, actor_name, actor_role, action, subject, subject_key, subject_label, before, after
  ) values (
    (actor ->> 'id')::uuid, actor ->> 'name', coalesce(actor ->> 'role', 'operator'),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    tg_argv[0], row_now ->> tg_argv[1], coalesce(row_now ->> tg_argv[2], ''),
    case when tg_op <> 'INSERT' then jsonb_strip_nulls(before) end,
    case when tg_op <> 'DELETE' then jsonb_strip_nulls(after) end
  );
  return null;
end
$$;
comment on function private.record_change() is
  'Trigger: writes a row''s change into the audit trail. Arguments: subject, key column, label column, and every '
  'audited column; a change of others is not recorded.';
revoke all on function private.record_change() from public;

create trigger record_change after insert or update or delete on public.service_requests
for each row execute function private.record_change(
  'request', 'request_id', 'service_name', 'status', 'mechanic_name', 'scheduled_date', 'estimated_cost', 'final_cost',
  'is_paid', 'registration_number', 'mechanic_notes'
);
create trigger record_change after insert or update or delete on public.service_request_parts
for each row execute function private.record_change(
  'used_part', 'request_id', 'part_name', 'quantity_used', 'part_cost'
);
create trigger record_change after insert or update or delete on public.parts
for each row execute function private.record_change(
  'part', 'id', 'part_name', 'part_code', 'category', 'current_stock', 'stock_min', 'avg_cost', 'price'
);
create trigger record_change after insert or update or delete on public.mechanics
for each row execute function private.record_change(
  'mechanic', 'mechanic_id', 'name', 'employee_id', 'hourly_rate', 'specializations', 'experience_years', 'available',
  'availability_status', 'rating'
);
create trigger record_change after insert or update or delete on public.salary_payments
for each row execute function private.record_change(
  'payment', 'payment_id', 'mechanic_name', 'time_based_pay', 'bonus_amount', 'total_amount', 'jobs_included', 'notes'
);
create trigger record_change after update or delete on public.customers
for each row execute function private.record_change('customer', 'customer_id', 'name', 'status');
create trigger record_change after insert or update or delete on public.managers
for each row execute function private.record_change('manager', 'manager_id', 'name', 'department');

create function private.list_changes(
  p_search text, p_subject text, p_action text, p_changed_from timestamptz, p_changed_to timestamptz, p_page int,
  p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(btrim(p_search), '');
  wanted text := nullif(nullif(btrim(p_subject), ''), 'all');
  done text := nullif(nullif(btrim(p_action), ''), 'all');
  answer jsonb;
begin
  perform private.require_manager();
  with matching as (
    select c.* from private.changes c
    where (wanted is null or c.subject = wanted)
      and (done is null or c.action = done)
      and (p_changed_from is null or c.changed_at >= p_changed_from)
      and (p_changed_to is null or c.changed_at < p_changed_to)
      and (search is null or private.contains_text(
        concat_ws(e'\n', c.actor_name, c.subject_label, '#' || c.subject_key), search
      ))
  ), page as (
    select m.* from matching m order by m.changed_at desc, m.change_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(p) - 'actor_id' order by p.changed_at desc, p.change_id desc) from page p
    ), '[]'),
    'total', (select count(*) from matching)
  ) into answer;
  return answer;
end
$$;
comment on function private.list_changes(text, text, text, timestamptz, timestamptz, int, int) is
  'See public.list_changes(…).';
revoke all on function private.list_changes(text, text, text, timestamptz, timestamptz, int, int) from public;
grant execute on function private.list_changes(text, text, text, timestamptz, timestamptz, int, int) to authenticated;

create function public.list_changes(
  search text default null, subject text default null, action text default null,
  changed_from timestamptz default null, changed_to timestamptz default null, page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_changes($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.list_changes(text, text, text, timestamptz, timestamptz, int, int) is
  'The audit trail, newest first: {rows: [{change_id, changed_at, actor_name, actor_role, action, subject, '
  'subject_key, subject_label, before, after}], total}. The search looks at the person, the label and #key; '
  'changed_from is included, changed_to is not. Managers only.';
revoke all on function public.list_changes(text, text, text, timestamptz, timestamptz, int, int) from public;
grant execute on function public.list_changes(text, text, text, timestamptz, timestamptz, int, int) to authenticated;
