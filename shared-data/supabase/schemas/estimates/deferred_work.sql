-- Deferred lines: what the workshop proposed for a vehicle and the customer declined or never answered, until
-- it is done, and
-- how its owner books it.

set check_function_bodies = off;

create function private.work_key(p_line public.request_lines) returns text
language sql immutable
return coalesce('service ' || p_line.service_id, 'part ' || p_line.part_id, lower(btrim(p_line.description)));
comment on function private.work_key(public.request_lines) is
  'Says which lines are the same work: by service, by part, else by description.';

create function private.work_name(p_line public.request_lines) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select s.name from public.services s where s.service_id = p_line.service_id),
    (select p.part_name from public.parts p where p.id = p_line.part_id),
    case p_line.source when 'front_desk' then 'Other work' else p_line.description end
  )
$$;
comment on function private.work_name(public.request_lines) is
  'What a line is for whoever has the car later: the service or part by its own name, else what the '
  'workshop called it; never what was written at the front desk, where customers complain in their words.';

create function private.is_known_to_customer(p_line public.request_lines) returns boolean
language sql immutable
return p_line.sent_at is not null or p_line.decided_at is not null;
comment on function private.is_known_to_customer(public.request_lines) is
  'Whether a line was sent to the customer or answered by them.';

create function private.stays_behind(p_line public.request_lines) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_line.source = 'front_desk' and p_line.service_id is null and p_line.part_id is null
    and r.customer_id <> v.customer_id
  from public.service_requests r join public.vehicles v on v.vehicle_id = r.vehicle_id
  where r.request_id = p_line.request_id
$$;
comment on function private.stays_behind(public.request_lines) is
  'Whether a line in the words of the front desk, where customers complain in theirs, was for an earlier '
  'owner of its car: the garage keeps it, the present owner is not told of it.';

create function private.deferred_lines(p_vehicle_id bigint, p_caller uuid, p_role text)
  returns setof public.request_lines
language sql stable security definer set search_path = ''
as $$
  select distinct on (private.work_key(l)) l.*
  from public.service_requests r join public.request_lines l on l.request_id = r.request_id
  join public.vehicles v on v.vehicle_id = r.vehicle_id
  where r.vehicle_id = p_vehicle_id
    and (p_role <> 'customer' or (
      v.customer_id = p_caller and private.is_known_to_customer(l) and not private.stays_behind(l)
    ))
    and (l.status = 'declined' or (l.status = 'proposed' and r.status in ('completed', 'cancelled')))
    and not exists (
      select from public.request_lines n where n.replaces = l.line_id and n.status <> 'withdrawn'
    )
    and not exists (
      select from public.service_requests o join public.request_lines d on d.request_id = o.request_id
      where o.vehicle_id = p_vehicle_id and o.status <> 'cancelled' and d.status = 'approved'
        and (private.work_key(d) = private.work_key(l)
          or lower(btrim(d.description)) = lower(btrim(l.description)))
        and d.decided_at >= coalesce(l.decided_at, l.created_at)
    )
  order by private.work_key(l), coalesce(l.decided_at, l.created_at) desc, l.line_id desc
$$;
comment on function private.deferred_lines(bigint, uuid, text) is
  'The last declined or unanswered line of each work on a vehicle that nobody approved since, for a caller '
  'and role.';

create function private.is_asked_for(p_line public.request_lines, p_vehicle_id bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.service_requests o join public.request_lines d on d.request_id = o.request_id
    where o.vehicle_id = p_vehicle_id and o.status in ('pending', 'approved', 'in_progress')
      and d.status = 'proposed'
      and (private.work_key(d) = private.work_key(p_line)
        or lower(btrim(d.description)) = lower(btrim(p_line.description)))
  )
$$;
comment on function private.is_asked_for(public.request_lines, bigint) is
  'Whether an open request of a vehicle has the work of a deferred line as a proposal, such as a booking of '
  'it.';

create function private.deferred_to_book(p_vehicle_id bigint, p_customer_id uuid, p_line_ids bigint[])
returns public.request_lines[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.limit_of('booked_services');
  line public.request_lines;
  lines public.request_lines[] := '{}';
begin
  if cardinality(p_line_ids) > most then
    raise exception using errcode = 'PT400', message = format('Please select at most %s services', most),
      hint = 'line_ids';
  end if;
  for line in
    select l.* from private.deferred_lines(p_vehicle_id, p_customer_id, 'customer') l
    where l.line_id = any (p_line_ids) and l.service_id is null and not private.is_asked_for(l, p_vehicle_id)
    order by l.line_id
  loop
    if not exists (
      select from public.service_requests r where r.request_id = line.request_id
        and r.customer_id = p_customer_id
    ) then
      -- What an earlier owner was told stays with them.
      line.description := private.work_name(line);
      line.what_it_is := null;
      line.why_needed := null;
      line.if_it_waits := null;
    end if;
    lines := lines || line;
  end loop;
  if cardinality(lines) < cardinality(p_line_ids) then
    raise exception using errcode = 'PT404', message = 'This work was booked or done already',
      hint = 'line_ids';
  end if;
  return lines;
end
$$;
comment on function private.deferred_to_book(bigint, uuid, bigint[]) is
  'Deferred lines of parts or words that the owner of a vehicle books, as deferred_work shows them. PT400 '
  'for too many, PT404 for what is not, or no longer, deferred. A service is booked as such.';

create function private.book_deferred(p_request_id bigint, p_lines public.request_lines[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  deferred public.request_lines;
  line public.request_lines;
begin
  foreach deferred in array p_lines loop
    line := null;
    line.request_id := p_request_id;
    line := private.read_line(jsonb_strip_nulls(jsonb_build_object(
      'kind', deferred.kind, 'part_id', deferred.part_id, 'description', deferred.description,
      'quantity', deferred.quantity,
      'unit', deferred.unit, 'minutes', deferred.minutes, 'urgency', deferred.urgency,
      'what_it_is', deferred.what_it_is,
      'why_needed', deferred.why_needed, 'if_it_waits', deferred.if_it_waits
    )), line);
    line.unit_price := null;
    -- A customer's own words are still known as such when the car has another owner.
    line.source := case deferred.source when 'front_desk' then 'front_desk' else 'booking' end;
    perform private.store_line(line);
  end loop;
end
$$;
comment on function private.book_deferred(bigint, public.request_lines[]) is
  'Adds deferred lines that were booked, as complaints of the front desk: a proposal without a price for '
  'each.';

-- Deferred work: what the workshop proposed for a vehicle and the customer declined or never answered, with
-- its prices.

create function private.price_now(p_line public.request_lines) returns numeric
language sql stable security definer set search_path = ''
as $$
  select round(coalesce(
    (select s.base_price from public.services s where s.service_id = p_line.service_id and s.active),
    (select p.price from public.parts p where p.id = p_line.part_id)
  ) * p_line.quantity, 2)
$$;
comment on function private.price_now(public.request_lines) is
  'What a line would cost by the price of its service or part today, in rupees; null where it is neither.';

create function private.deferred_work(p_vehicle_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account jsonb := private.require_account();
  caller uuid := (account ->> 'id')::uuid;
begin
  perform private.require_vehicle(p_vehicle_id, account);
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'line_id', l.line_id, 'request_id', case when e.is_known then l.request_id end,
      'is_withheld', not e.is_known,
      'description', case when e.is_known then l.description else private.work_name(l) end, 'kind', l.kind,
      'quantity', l.quantity, 'unit', l.unit, 'unit_price', case when e.is_known then l.unit_price end,
      'amount', case when e.is_known then l.amount end, 'price_now', private.price_now(l),
      'urgency', l.urgency,
      'why_needed', case when e.is_known then l.why_needed end,
      'if_it_waits', case when e.is_known then l.if_it_waits end,
      'service_id', l.service_id, 'part_id', l.part_id,
      'state', case l.status when 'declined' then 'declined' else 'unanswered' end,
      'decline_reason', case when e.is_known then l.decline_reason end,
      'since', coalesce(l.decided_at, l.created_at)
    ) order by coalesce(l.decided_at, l.created_at) desc, l.line_id desc)
    from private.deferred_lines(p_vehicle_id, caller, account ->> 'role') l
    cross join lateral (
      select account ->> 'role' <> 'customer' or exists (
        select from public.service_requests r where r.request_id = l.request_id and r.customer_id = caller
      ) as is_known
    ) e
    where not private.is_asked_for(l, p_vehicle_id)
  ), '[]');
end
$$;
call private.publish('deferred_work', 'customers, mechanics, managers',
  'What was proposed for a vehicle, and declined or left unanswered at the end of its request, and not '
  'approved or booked since, newest first, with its price then (amount) and now; rupees. Managers; '
  'mechanics for the cars of their jobs; customers for their own vehicles, without request, price of then '
  'and reasons (is_withheld) where it was proposed to an earlier owner. PT404.');
