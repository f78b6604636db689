-- Clearing a million requests takes a moment: the tables are emptied as a whole. Row by row, each with its entry in the
-- audit trail and its search for linked rows, it took minutes, and the browser had long given up.

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
  else
    select jsonb_build_object(
      'used_parts', count(*), 'quantity_used', sum(u.quantity_used), 'part_cost', sum(u.part_cost)
    ) into figures
    from public.service_request_parts u having count(*) > 0;
  end if;
  if figures is null then
    return null;
  end if;
  insert into private.changes (actor_id, actor_name, actor_role, action, subject, subject_key, subject_label, before)
  values (
    (actor ->> 'id')::uuid, actor ->> 'name', coalesce(actor ->> 'role', 'operator'), 'removed', tg_argv[0], 'all',
    tg_argv[1], figures
  );
  return null;
end
$$;
comment on function private.record_clearing() is
  'Trigger: one entry in the audit trail for a table that is emptied as a whole, with what it held. Arguments: '
  'subject, label.';
revoke all on function private.record_clearing() from public;
create trigger record_clearing before truncate on public.service_requests
for each statement execute function private.record_clearing('request', 'All service requests');
create trigger record_clearing before truncate on public.service_request_parts
for each statement execute function private.record_clearing('used_part', 'All parts used');

create or replace function private.clear_all_requests() returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '200ms' set enable_seqscan = off
as $$
declare
  give_up timestamptz := clock_timestamp() + interval '4 seconds';
  cleared jsonb;
begin
  perform private.require_manager();
  loop
    begin
      lock table public.service_requests, public.service_request_services, public.service_request_parts
        in access exclusive mode;
      exit;
    exception when lock_not_available then
      -- Each attempt lets go of what it held, well before the database would look for a deadlock and fail somebody
      -- else's work, and those who waited behind it go first.
      if clock_timestamp() > give_up then
        raise exception using errcode = 'PT409', message = 'The garage is busy just now. Please try again.';
      end if;
      perform pg_sleep(0.05);
    end;
  end loop;
  cleared := jsonb_build_object(
    'requests', (select count(*) from public.service_requests),
    'services', (select count(*) from public.service_request_services),
    'parts', (select count(*) from public.service_request_parts)
  );
  -- The numbering goes on, not to give a number twice: payments and the audit trail still name the old ones.
  truncate public.service_request_services, public.service_request_parts, public.service_requests continue identity;
  return cleared;
end
$$;
comment on function public.clear_all_requests() is
  'Deletes every service request with its linked services and parts; payments and the audit trail stay, which gets '
  'one entry for each of the two. Answers how many rows went: {requests, services, parts}. Managers only. PT409 when '
  'others are at work on requests without a pause for 4 seconds.';
