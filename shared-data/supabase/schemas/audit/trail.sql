-- The audit trail: who changed which request, part, rate, payment, person or setting, when, and the values
-- before and after. What is recorded of a table is said beside it, in triggers of private.record_change.
-- No row refers to what it is about, so it survives Clear All, a dismissal and a deleted account.

set check_function_bodies = off;

create function private.keep_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and current_setting('pitlane.closes_account', true) = 'on' then
    return null;
  end if;
  raise exception using errcode = 'PT403', message = 'The audit trail can only grow';
end
$$;
comment on function private.keep_changes() is
  'Trigger: PT403 for an update or delete. The audit trail is append-only, but for the name of a customer '
  'who closes their account (private.forget_in_audit_trail).';
create trigger keep_changes before update or delete or truncate on private.changes
for each statement execute function private.keep_changes();

create function private.record_clearing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor jsonb := private.account_of((select auth.uid()));
  figures jsonb;
begin
  if tg_argv[0] = 'request' then
    select jsonb_build_object(
      'requests', count(*), 'first_request', min(r.request_id), 'last_request', max(r.request_id),
      'pending', count(*) filter (where r.status = 'pending'),
      'approved', count(*) filter (where r.status = 'approved'),
      'in_progress', count(*) filter (where r.status = 'in_progress'),
      'completed', count(*) filter (where r.status = 'completed'),
      'cancelled', count(*) filter (where r.status = 'cancelled'),
      'unpaid_jobs', count(*) filter (where r.status = 'completed' and not r.is_paid),
      'final_cost', coalesce(sum(r.final_cost), 0)
    ) into figures
    from public.service_requests r having count(*) > 0;
  elsif tg_argv[0] = 'line' then
    select jsonb_build_object(
      'lines', count(*), 'approved', count(*) filter (where l.status = 'approved'),
      'amount', coalesce(sum(l.amount) filter (where l.status = 'approved'), 0)
    ) into figures
    from public.request_lines l having count(*) > 0;
  else
    select jsonb_build_object(
      'used_parts', count(*), 'quantity_used', sum(u.quantity_used), 'part_cost', sum(u.part_cost)
    ) into figures
    from public.service_request_parts u having count(*) > 0;
  end if;
  if figures is null then
    return null;
  end if;
  insert into private.changes (actor_id, actor_name, actor_role, action, subject, subject_key,
    subject_label, before)
  values (
    (actor ->> 'id')::uuid, actor ->> 'name', coalesce(actor ->> 'role', 'operator'),
    'removed', tg_argv[0], 'all',
    tg_argv[1], figures
  );
  return null;
end
$$;
comment on function private.record_clearing() is
  'Trigger: one audit entry for a truncated table, with counts and sums of its rows. Arguments: subject, '
  'label.';
create trigger record_clearing before truncate on public.service_requests
for each statement execute function private.record_clearing('request', 'All service requests');
create trigger record_clearing before truncate on public.request_lines
for each statement execute function private.record_clearing('line', 'All lines');
create trigger record_clearing before truncate on public.service_request_parts
for each statement execute function private.record_clearing('used_part', 'All parts used');

create function private.list_changes(
  p_search text default null, p_subject text default null, p_action text default null,
  p_changed_from timestamptz default null, p_changed_to timestamptz default null, p_page int default 1,
  p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(private.search_key(p_search), '');
  -- One or two letters have no trigram, so they match the start of words only.
  pattern text := case when char_length(search) < 3 then '% ' || ltrim(private.like_pattern(search), '%')
    else private.like_pattern(search) end;
  wanted text := private.list_filter(
    p_subject, variadic array(select s.subject from private.change_subjects s)
  );
  done text := private.list_filter(p_action, 'added', 'changed', 'removed');
  answer jsonb;
begin
  perform private.require_manager(), private.require_finite(isfinite(p_changed_from)
    and isfinite(p_changed_to), 'changed_from');
  with matching as not materialized (
    select c.* from private.changes c
    where (wanted is null or c.subject = wanted)
      and (done is null or c.action = done)
      and (p_changed_from is null or c.changed_at >= p_changed_from)
      and (p_changed_to is null or c.changed_at < p_changed_to)
      and case when search is null then true when search like '#%' then c.subject_key = ltrim(search, '#')
        else ' ' || private.search_key(coalesce(c.actor_name,
          '') || e'\n ' || c.subject_label) like pattern end
  ), page as (
    select m.* from matching m order by m.changed_at desc, m.change_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(p) - 'actor_id' order by p.changed_at desc, p.change_id desc) from page p
    ), '[]'),
    'total', (select count(*) from (select from matching limit private.count_limit()) counted)
  ) into answer;
  return answer;
end
$$;
call private.publish('list_changes', 'managers',
  'The audit trail, newest first: {rows: [{change_id, changed_at, actor_name, actor_role, action, subject, '
  'subject_key, subject_label, before, after}], total}. Searches actor and label, one or two letters only '
  'at the start of words; #key searches the key. changed_from is inclusive, changed_to exclusive. Managers '
  'only.');
