-- Completing a job: stock, parts used, cost, notes, status and date in one transaction.

create function private.read_parts_used(p_parts jsonb) returns table (part_id bigint, quantity bigint)
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(p_parts) <> 'array' then
    raise exception using errcode = 'PT400', message = 'The parts used must be a list', hint = 'parts';
  elsif exists (
    select from jsonb_array_elements(p_parts) e
    where coalesce(e ->> 'part_id', '') !~ '^[0-9]{1,15}$' or coalesce(e ->> 'quantity', '') !~ '^[1-9][0-9]{0,8}$'
  ) then
    raise exception using errcode = 'PT400', message = 'Each part needs a quantity of at least 1', hint = 'parts';
  end if;
  return query
    select (e ->> 'part_id')::bigint, sum((e ->> 'quantity')::bigint)::bigint
    from jsonb_array_elements(p_parts) e group by 1 order by 1;
end
$$;
comment on function private.read_parts_used(jsonb) is
  'Rows of [{"part_id":1,"quantity":2}], a part named twice counted together, in id order. PT400. Internal.';
revoke all on function private.read_parts_used(jsonb) from public;

create function private.use_part(p_request_id bigint, p_part_id bigint, p_quantity bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  part public.parts;
begin
  select p.* into part from public.parts p where p.id = p_part_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Part not found', hint = p_part_id::text;
  elsif part.current_stock < p_quantity then
    raise exception using errcode = 'PT409',
      message = format('%s: only %s left in stock', part.part_name, part.current_stock), hint = part.id::text;
  end if;
  update public.parts p set current_stock = p.current_stock - p_quantity, updated_at = now() where p.id = p_part_id;
  insert into public.service_request_parts (request_id, part_id, quantity_used, part_cost, part_name)
  values (p_request_id, part.id, p_quantity, part.price * p_quantity, part.part_name);
end
$$;
comment on function private.use_part(bigint, bigint, bigint) is
  'Takes a quantity out of stock and records it on the request. PT404, PT409 for short stock. Internal.';
revoke all on function private.use_part(bigint, bigint, bigint) from public;

create function private.complete_job(
  p_request_id bigint, p_mechanic_notes text, p_final_cost numeric, p_parts jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.service_requests := private.lock_own_job(p_request_id);
  notes text := nullif(btrim(p_mechanic_notes), '');
  cost numeric := round(coalesce(p_final_cost, job.estimated_cost), 2);
  used record;
begin
  if job.status = 'completed' then
    raise exception using errcode = 'PT409', message = 'This job has already been completed';
  elsif job.status <> 'in_progress' then
    raise exception using errcode = 'PT409',
      message = format('Only a job in progress can be completed. This one is %s.', job.status);
  elsif char_length(notes) > 5000 then
    raise exception using errcode = 'PT400', message = 'Notes must be no more than 5000 characters long',
      hint = 'mechanic_notes';
  elsif cost < 0 or cost > 9999999999.99 then
    raise exception using errcode = 'PT400', message = 'Please enter a valid final cost', hint = 'final_cost';
  end if;

  -- In id order, so that two completions that share parts wait for each other instead of deadlocking.
  for used in select u.part_id, u.quantity from private.read_parts_used(coalesce(p_parts, '[]')) u order by 1
  loop
    perform private.use_part(p_request_id, used.part_id, used.quantity);
  end loop;

  update public.service_requests r
  set status = 'completed', completion_date = now(), final_cost = cost,
    mechanic_notes = coalesce(notes, r.mechanic_notes)
  where r.request_id = p_request_id;
  return jsonb_build_object('request_id', p_request_id, 'status', 'completed', 'final_cost', cost);
end
$$;
comment on function private.complete_job(bigint, text, numeric, jsonb) is 'See public.complete_job(…).';
revoke all on function private.complete_job(bigint, text, numeric, jsonb) from public;
grant execute on function private.complete_job(bigint, text, numeric, jsonb) to authenticated;

create function public.complete_job(
  request_id bigint, mechanic_notes text default null, final_cost numeric default null, parts jsonb default '[]'
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.complete_job($1, $2, $3, $4) $$;
comment on function public.complete_job(bigint, text, numeric, jsonb) is
  'Completes the caller''s job in progress: takes parts [{"part_id":1,"quantity":2}] from stock, records them at '
  'price times quantity, sets cost (rupees; null: the estimate), notes, status and date; answers {request_id, status, '
  'final_cost}. Mechanics only. PT400, PT404 for another''s job or an unknown part, PT409 for a wrong status or for '
  'short stock (hint: part id). Nothing changes on an error.';
revoke all on function public.complete_job(bigint, text, numeric, jsonb) from public;
grant execute on function public.complete_job(bigint, text, numeric, jsonb) to authenticated;
