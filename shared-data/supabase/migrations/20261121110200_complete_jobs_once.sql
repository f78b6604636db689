-- Completing a job: sent twice it happens once and answers the same; a cost has two decimals at most; short stock says
-- how many are left in a field of its own, so that the screen can offer no more than that.

create or replace function private.use_part(p_request_id bigint, p_part_id bigint, p_quantity bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  part public.parts;
begin
  select p.* into part from public.parts p where p.id = p_part_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Part not found', hint = p_part_id::text;
  elsif part.current_stock < p_quantity then
    raise exception using errcode = 'PT409', detail = part.current_stock::text, hint = part.id::text,
      message = format('%s: only %s left in stock', part.part_name, part.current_stock);
  end if;
  update public.parts p set current_stock = p.current_stock - p_quantity, updated_at = now() where p.id = p_part_id;
  insert into public.service_request_parts (request_id, part_id, quantity_used, part_cost, part_name)
  values (p_request_id, part.id, p_quantity, part.price * p_quantity, part.part_name);
end
$$;
comment on function private.use_part(bigint, bigint, bigint) is
  'Takes a quantity out of stock and records it on the request. PT404; PT409 for short stock, with what is left as '
  'detail and the part''s id as hint. Internal.';

drop function public.complete_job(bigint, text, numeric, jsonb);
drop function private.complete_job(bigint, text, numeric, jsonb);

create function private.complete_job(
  p_request_id bigint, p_mechanic_notes text, p_final_cost numeric, p_parts jsonb, p_idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.service_requests := private.lock_own_job(p_request_id);
  notes text := nullif(btrim(p_mechanic_notes), '');
  cost numeric := coalesce(p_final_cost, job.estimated_cost);
  earlier jsonb := private.earlier_answer(
    p_idempotency_key,
    jsonb_build_object('request_id', p_request_id, 'notes', notes, 'cost', cost, 'parts', coalesce(p_parts, '[]')),
    'This job has already been completed'
  );
  used record;
begin
  if earlier is not null then
    return earlier;
  elsif job.status = 'completed' then
    raise exception using errcode = 'PT409', message = 'This job has already been completed';
  elsif job.status <> 'in_progress' then
    raise exception using errcode = 'PT409',
      message = format('Only a job in progress can be completed. This one is %s.', job.status);
  elsif char_length(notes) > 5000 then
    raise exception using errcode = 'PT400', message = 'Notes must be no more than 5000 characters long',
      hint = 'mechanic_notes';
  elsif p_final_cost < 0 or p_final_cost > 99999999.99 or p_final_cost <> round(p_final_cost, 2) then
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
  return private.keep_answer(p_idempotency_key,
    jsonb_build_object('request_id', p_request_id, 'status', 'completed', 'final_cost', cost));
end
$$;
comment on function private.complete_job(bigint, text, numeric, jsonb, uuid) is 'See public.complete_job(…).';
revoke all on function private.complete_job(bigint, text, numeric, jsonb, uuid) from public;
grant execute on function private.complete_job(bigint, text, numeric, jsonb, uuid) to authenticated;

create function public.complete_job(
  request_id bigint, mechanic_notes text default null, final_cost numeric default null, parts jsonb default '[]',
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.complete_job($1, $2, $3, $4, $5) $$;
comment on function public.complete_job(bigint, text, numeric, jsonb, uuid) is
  'Completes the caller''s job in progress: takes parts [{"part_id":1,"quantity":2}] from stock, records them at '
  'price times quantity, sets cost (rupees, two decimals, below 100,000,000; null: the estimate), notes, status and '
  'date; answers {request_id, status, final_cost}. Sent again with the same idempotency_key it answers as before. '
  'Mechanics only. PT400, PT404 for another''s job or an unknown part, PT409 for a wrong status or for short stock '
  '(hint: part id, detail: what is left). Nothing changes on an error.';
revoke all on function public.complete_job(bigint, text, numeric, jsonb, uuid) from public;
grant execute on function public.complete_job(bigint, text, numeric, jsonb, uuid) to authenticated;
