-- Waiting for parts: a car that is here waits for approved parts that fall short, until they are there.

set check_function_bodies = off;

create function private.falls_short(p_request_id bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.part_needs(array(
      select v.part_id from private.reservations v where v.request_id = p_request_id
    )) n
    where n.request_id = p_request_id and n.short > 0
  )
$$;
comment on function private.falls_short(bigint) is 'Whether an approved part of a request is not in stock.';

create function private.begin_shortage(p_request_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (private.open_stage(p_request_id)).stage in ('arrived', 'in_progress')
    and private.falls_short(p_request_id) then
    perform private.enter_stage(p_request_id, 'waiting', 'parts', null);
  end if;
end
$$;
comment on function private.begin_shortage(bigint) is
  'A locked request whose car is here, and waits for nothing else, waits for parts where approved ones fall '
  'short.';

create function private.wait_for_parts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_shortage(new.request_id);
  return null;
end
$$;
comment on function private.wait_for_parts() is
  'Trigger: a car waits for parts once an approved one falls short.';
create trigger wait_for_parts after insert or update of quantity on private.reservations
for each row execute function private.wait_for_parts();
-- After wait_for_answer, which ends the wait for the customer: triggers fire in the order of their names.
create trigger wait_for_parts after insert on private.approval_records
for each row when (new.decided_at = now()) execute function private.wait_for_parts();

create function private.waiting_for(p_part_ids bigint[]) returns setof bigint
language sql stable security definer set search_path = ''
as $$
  select v.request_id from private.reservations v
  join private.stage_entries e on e.request_id = v.request_id and e.until is null and e.reason = 'parts'
  where v.part_id = any (p_part_ids)
$$;
comment on function private.waiting_for(bigint[]) is
  'The requests that wait for parts and reserve one of these.';

create function private.lock_waiting(p_part_ids bigint[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.service_requests r where r.request_id in (select private.waiting_for(p_part_ids))
  order by r.request_id for no key update;
end
$$;
comment on function private.lock_waiting(bigint[]) is
  'Locks the requests that wait for these parts, before their parts are locked and received.';

create function private.end_shortage(p_request_ids bigint[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  waiting record;
begin
  -- Skipped while another transaction holds it, which may wait for the part that this one holds.
  for waiting in
    select r.request_id, r.scheduled_date from public.service_requests r
    where r.request_id = any (p_request_ids)
    order by r.request_id for no key update skip locked
  loop
    if (private.open_stage(waiting.request_id)).reason = 'parts'
      and not private.falls_short(waiting.request_id) then
      perform private.tell(
        'parts_arrived', waiting.request_id, (private.open_stage(waiting.request_id)).entry_id::text,
        jsonb_build_object('day', waiting.scheduled_date)
      );
      perform private.leave_waiting(waiting.request_id);
    end if;
  end loop;
end
$$;
comment on function private.end_shortage(bigint[]) is
  'Those of the requests that wait for parts and no longer fall short go on, and their customers are told.';

create function private.parts_came() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A car that waits for another part, which no line names, was not short of this one.
  perform private.end_shortage(array(
    select n.request_id from private.part_needs(array[new.id]) n
    where n.needed > old.current_stock and n.request_id in (select private.waiting_for(array[new.id]))
  ));
  return null;
end
$$;
comment on function private.parts_came() is 'Trigger: what waits for a part goes on once it is there.';
create trigger parts_came after update of current_stock on public.parts
for each row when (new.current_stock > old.current_stock) execute function private.parts_came();

create function private.parts_freed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reserved numeric := coalesce((select sum(v.quantity) from private.reservations v
    where v.part_id = old.part_id), 0)
    + old.quantity - case when tg_op = 'UPDATE' then new.quantity else 0 end;
begin
  if reserved > (select p.current_stock from public.parts p where p.id = old.part_id) then
    perform private.end_shortage(array(select private.waiting_for(array[old.part_id])) || old.request_id);
  end if;
  return null;
end
$$;
comment on function private.parts_freed() is
  'Trigger: what waits for a part goes on once another request leaves it enough, or its own line is '
  'withdrawn.';
create trigger parts_freed after delete on private.reservations
for each row execute function private.parts_freed();
create trigger parts_fewer after update of quantity on private.reservations
for each row when (new.quantity < old.quantity) execute function private.parts_freed();
