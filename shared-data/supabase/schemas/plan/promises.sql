-- The time at which a car is promised to be ready: taken at the check-in, proposed from its lines and its
-- mechanic's lane,
-- and moved by a manager, who says whether the customer is told.

set check_function_bodies = off;

create function private.local_time(p_moment timestamptz) returns text
language sql stable security definer set search_path = ''
as $$ select to_char(p_moment at time zone private.garage_time_zone(), 'YYYY-MM-DD"T"HH24:MI') $$;
comment on function private.local_time(timestamptz) is 'A moment on the garage''s clock, as a form has it.';

create function private.keep_first_promise() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.first_promised_at := new.promised_at;
  return new;
end
$$;
comment on function private.keep_first_promise() is
  'Trigger: what a customer was promised at first stays, however often it is moved.';
create trigger keep_first_promise before insert or update of promised_at on public.service_requests
for each row when (new.promised_at is not null and new.first_promised_at is null)
execute function private.keep_first_promise();

create function private.read_promise(p_promised timestamp) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  promised timestamptz := case when isfinite(p_promised) and abs(extract(year from p_promised) - 2100) < 200
    then p_promised at time zone private.garage_time_zone() end;
begin
  if p_promised is not null and (promised is null or promised <= now()
    or promised > now() + interval '1 year') then
    raise exception using errcode = 'PT400', message = 'Please promise a time between now and a year ahead',
      hint = 'promised_at';
  end if;
  return promised;
end
$$;
comment on function private.read_promise(timestamp) is
  'A promised time on the garage''s clock as a moment. PT400 (hint: promised_at) for one that has passed or '
  'is far ahead.';

create function private.lane_minutes(p_request public.service_requests) returns int
language sql stable security definer set search_path = ''
as $$
  select p_request.sold_minutes + coalesce(sum(r.sold_minutes), 0)::int
  from public.service_requests r
  where r.assigned_mechanic = p_request.assigned_mechanic and r.request_id <> p_request.request_id
    and r.arrived_at is not null and r.collected_at is null
    and r.status in ('pending', 'approved', 'in_progress')
    and (r.status = 'in_progress' or p_request.arrived_at is null or r.arrived_at < p_request.arrived_at)
$$;
comment on function private.lane_minutes(public.service_requests) is
  'The minutes of a request and of the cars before it for its mechanic: those that are worked on or arrived '
  'earlier.';

create function private.after_work(p_minutes int) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  zone text := private.garage_time_zone();
  clock timestamp := now() at time zone zone;
  left_over int := greatest(p_minutes, 15);
  shift record;
  begins timestamp;
begin
  for shift in
    select d.day + s.starts as starts, d.day + s.ends as ends
    from private.open_days(private.today(), private.today() + 31) d
    cross join lateral (values (d.opens, coalesce(d.break_from, d.closes)),
      (d.break_to, d.closes)) s (starts, ends)
    where d.minutes > 0 and s.starts < s.ends order by 1
  loop
    begins := greatest(shift.starts, clock);
    if shift.ends - begins >= make_interval(mins => left_over) then
      begins := begins + make_interval(mins => left_over);
      -- The next quarter of an hour, which is what people say.
      return (date_trunc('hour', begins)
        + ceil(extract(epoch from begins - date_trunc('hour', begins)) / 900) * interval '15 minutes') at time
          zone zone;
    end if;
    left_over := left_over - greatest(extract(epoch from shift.ends - begins)::int / 60, 0);
  end loop;
  return null;
end
$$;
comment on function private.after_work(int) is
  'When so many minutes of work from now on are done within the opening hours, at a quarter of an hour; '
  'null beyond a month.';

create function private.proposed_promise(
  p_request_id bigint default null, p_service_ids bigint[] default '{}'
) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  perform private.require_manager();
  if p_request_id is null then
    return private.local_time(private.after_work((
      select coalesce(sum(s.estimated_duration), 0)::int from public.services s
      where s.service_id = any (p_service_ids)
    )));
  end if;
  request := private.request_of(p_request_id);
  return private.local_time(private.after_work(private.lane_minutes(request)));
end
$$;
call private.publish('proposed_promise', 'managers',
  'When a car could be ready: after its own lines and the cars that are here before it for its mechanic, '
  'within the opening hours, on the garage''s clock such as 2026-11-25T16:30; null without one within a '
  'month. Without a request: after these services, in the lane of nobody. Managers only. PT404.');

create function private.set_promise(
  p_request_id bigint, p_promised_at timestamp, p_tell boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
  promised timestamptz;
begin
  perform private.require_manager();
  promised := private.read_promise(p_promised_at);
  request := private.lock_request(p_request_id);
  perform private.require_open_request(request);
  if promised is null then
    raise exception using errcode = 'PT400', message = 'Please enter a time', hint = 'promised_at';
  elsif promised is distinct from request.promised_at then
    update public.service_requests r set promised_at = promised where r.request_id = p_request_id;
    if p_tell then
      perform private.tell('promise_moved', p_request_id, promised::text,
        jsonb_build_object('time', promised));
    end if;
  end if;
  return jsonb_build_object('request_id', p_request_id, 'promised_at', promised);
end
$$;
call private.publish('set_promise', 'managers',
  'Promises that a car is ready at a time on the garage''s clock, and tells the customer if wanted; returns '
  '{request_id, promised_at}. A repeat changes nothing. Managers only. PT400 (hint: promised_at), PT404, '
  'PT409 once it is done.');
