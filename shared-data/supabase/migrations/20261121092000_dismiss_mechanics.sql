-- The manager's two large gestures: dismissing a mechanic and clearing all requests.

create function private.dismiss_mechanic(p_mechanic_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  open_requests int;
  unpaid_jobs int;
  amount_due numeric;
begin
  perform private.require_manager();
  perform from public.mechanics m where m.mechanic_id = p_mechanic_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  end if;
  select count(*) into open_requests from public.service_requests r
  where r.assigned_mechanic = p_mechanic_id and r.status in ('approved', 'in_progress');
  select count(*), coalesce(sum(p.time_pay + p.bonus), 0) into unpaid_jobs, amount_due
  from private.job_pay(p_mechanic_id) p;
  -- The mechanic's row, identity and sessions go with the login; the trigger release_jobs frees the open requests.
  delete from auth.users u where u.id = p_mechanic_id;
  return jsonb_build_object('open_requests', open_requests, 'unpaid_jobs', unpaid_jobs, 'amount_due', amount_due);
end
$$;
comment on function private.dismiss_mechanic(uuid) is 'See public.dismiss_mechanic(uuid).';
revoke all on function private.dismiss_mechanic(uuid) from public;
grant execute on function private.dismiss_mechanic(uuid) to authenticated;

create function public.dismiss_mechanic(mechanic_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.dismiss_mechanic($1) $$;
comment on function public.dismiss_mechanic(uuid) is
  'Deletes a mechanic''s login and row and returns the open requests to pending; completed requests and payments keep '
  'the name. Answers {open_requests, unpaid_jobs, amount_due} (rupees). Managers only. PT404.';
revoke all on function public.dismiss_mechanic(uuid) from public;
grant execute on function public.dismiss_mechanic(uuid) to authenticated;

create function private.clear_all_requests() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  services int;
  parts int;
  requests int;
begin
  perform private.require_manager();
  delete from public.service_request_services where true;
  get diagnostics services = row_count;
  delete from public.service_request_parts where true;
  get diagnostics parts = row_count;
  delete from public.service_requests where true;
  get diagnostics requests = row_count;
  return jsonb_build_object('requests', requests, 'services', services, 'parts', parts);
end
$$;
comment on function private.clear_all_requests() is 'See public.clear_all_requests().';
revoke all on function private.clear_all_requests() from public;
grant execute on function private.clear_all_requests() to authenticated;

create function public.clear_all_requests() returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.clear_all_requests() $$;
comment on function public.clear_all_requests() is
  'Deletes every service request with its linked services and parts; payments stay. Answers how many rows went: '
  '{requests, services, parts}. Managers only.';
revoke all on function public.clear_all_requests() from public;
grant execute on function public.clear_all_requests() to authenticated;
