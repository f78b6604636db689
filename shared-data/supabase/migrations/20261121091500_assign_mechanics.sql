-- Assigning a mechanic approves a request; the manager may change the mechanic until the job starts.

create function private.assign_mechanic(p_request_id bigint, p_mechanic_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
  mechanic public.mechanics;
begin
  perform private.require_manager();
  -- The mechanic is locked before the request, in the order of a dismissal, so the two cannot deadlock.
  select m.* into mechanic from public.mechanics m where m.mechanic_id = p_mechanic_id for key share;
  if not found then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  end if;
  select r.* into request from public.service_requests r where r.request_id = p_request_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  elsif request.status not in ('pending', 'approved') then
    raise exception using errcode = 'PT409',
      message = format('This request is already %s', replace(request.status, '_', ' '));
  end if;
  update public.service_requests r
  set status = 'approved', assigned_mechanic = mechanic.mechanic_id, mechanic_name = mechanic.name
  where r.request_id = p_request_id;
  return jsonb_build_object('request_id', p_request_id, 'status', 'approved', 'mechanic_name', mechanic.name);
end
$$;
comment on function private.assign_mechanic(bigint, uuid) is 'See public.assign_mechanic(bigint, uuid).';
revoke all on function private.assign_mechanic(bigint, uuid) from public;
grant execute on function private.assign_mechanic(bigint, uuid) to authenticated;

create function public.assign_mechanic(request_id bigint, mechanic_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.assign_mechanic($1, $2) $$;
comment on function public.assign_mechanic(bigint, uuid) is
  'Gives a pending or approved request to a mechanic and approves it; answers {request_id, status, mechanic_name}. '
  'Managers only. PT404 for an unknown request or mechanic, PT409 once the job has started or is over.';
revoke all on function public.assign_mechanic(bigint, uuid) from public;
grant execute on function public.assign_mechanic(bigint, uuid) to authenticated;
