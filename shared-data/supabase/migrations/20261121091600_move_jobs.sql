-- Starting a job and putting it back in the queue (spec section 4).

create function private.lock_own_job(p_request_id bigint) returns public.service_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_mechanic();
  job public.service_requests;
begin
  select r.* into job from public.service_requests r
  where r.request_id = p_request_id and r.assigned_mechanic = caller for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Job not found', hint = 'request_id';
  end if;
  return job;
end
$$;
comment on function private.lock_own_job(bigint) is
  'The calling mechanic''s own job, locked. PT404 for a job that is not theirs. Internal.';
revoke all on function private.lock_own_job(bigint) from public;

create function private.move_job(p_request_id bigint, p_from text, p_to text, p_refusal text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.service_requests := private.lock_own_job(p_request_id);
begin
  if job.status <> p_from then
    raise exception using errcode = 'PT409',
      message = format('%s. This one is %s.', p_refusal, replace(job.status, '_', ' '));
  end if;
  update public.service_requests r set status = p_to where r.request_id = p_request_id;
  return jsonb_build_object('request_id', p_request_id, 'status', p_to);
end
$$;
comment on function private.move_job(bigint, text, text, text) is
  'Moves the caller''s own job from one status to another; PT409 with p_refusal from any other. Internal.';
revoke all on function private.move_job(bigint, text, text, text) from public;

create function private.start_job(p_request_id bigint) returns jsonb
language sql volatile security definer set search_path = ''
as $$ select private.move_job($1, 'approved', 'in_progress', 'Only an approved job can be started') $$;
comment on function private.start_job(bigint) is 'See public.start_job(bigint).';
revoke all on function private.start_job(bigint) from public;
grant execute on function private.start_job(bigint) to authenticated;

create function public.start_job(request_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.start_job($1) $$;
comment on function public.start_job(bigint) is
  'Starts the caller''s approved job; answers {request_id, status}. Mechanics only. PT404 for another''s job, PT409 '
  'from any other status.';
revoke all on function public.start_job(bigint) from public;
grant execute on function public.start_job(bigint) to authenticated;

create function private.queue_job(p_request_id bigint) returns jsonb
language sql volatile security definer set search_path = ''
as $$ select private.move_job($1, 'in_progress', 'approved', 'Only a job in progress can be put in the queue') $$;
comment on function private.queue_job(bigint) is 'See public.queue_job(bigint).';
revoke all on function private.queue_job(bigint) from public;
grant execute on function private.queue_job(bigint) to authenticated;

create function public.queue_job(request_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.queue_job($1) $$;
comment on function public.queue_job(bigint) is
  'Puts the caller''s job in progress back in the queue (approved); answers {request_id, status}. Mechanics only. '
  'PT404 for another''s job, PT409 from any other status.';
revoke all on function public.queue_job(bigint) from public;
grant execute on function public.queue_job(bigint) to authenticated;
