-- Assignment: all requests with customer and mechanic, the mechanics to choose from, and assigning, which
-- approves.

set check_function_bodies = off;

create function private.request_statuses() returns table (status text, stage bigint)
language sql immutable set search_path = ''
as $$
  select s.status, s.stage
  from unnest(array['pending', 'approved', 'in_progress', 'completed', 'cancelled'])
    with ordinality s (status, stage)
$$;
comment on function private.request_statuses() is 'The statuses of a request in lifecycle order.';

create function private.search_requests(p_search text) returns bigint[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[] := private.like_patterns(p_search);
  found bigint[];
begin
  -- Each part has the limit, because a union reads all of both before it answers.
  found := array(
    (
      select r.request_id from public.service_requests r
      where private.request_text(r.service_name, r.registration_number) like any (patterns) limit 2000
    )
    union
    (
      select r.request_id from public.customers c join public.service_requests r
        on r.customer_id = c.customer_id
      where c.search_text like any (patterns) limit 2000
    )
    limit 2000
  );
  return case when cardinality(found) < 2000 then found end;
end
$$;
comment on function private.search_requests(text) is
  'The requests whose service, plate or customer (name, email, phone) contains the text; null for 2,000 and '
  'more, among which a list finds its page sooner by going through them in order.';

create function private.skill_words(p_text text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(w.word), '{}') from (
    select regexp_replace(t.word, 's$', '') as word
    from regexp_split_to_table(lower(p_text), '[\s\d[:punct:]]+') t (word)
  ) w where w.word <> ''
$$;
comment on function private.skill_words(text) is
  'Lower-case words without a plural s, so that Brakes matches Brake Repair.';

create function private.is_skill_for(p_skill text[], p_service text[], p_category text[]) returns boolean
language sql immutable
return (cardinality(p_category) > 0 and p_skill @> p_category)
  or (cardinality(p_skill) > 0 and p_service || p_category @> p_skill);
comment on function private.is_skill_for(text[], text[], text[]) is
  'Whether the words of a specialization name the category of a service (Electrical Systems for '
  'electrical), or are all in its name and category (Brakes for Brake Repair).';

create function private.suggest_mechanics(p_requests bigint[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids uuid[];
  jobs bigint[];
  best int;
  request record;
  answer jsonb := '{}';
  zone text := private.garage_time_zone();
begin
  select array_agg(m.mechanic_id order by m.mechanic_id),
    array_agg(coalesce(j.jobs, 0) order by m.mechanic_id)
  into ids, jobs
  from public.mechanics m left join private.open_jobs() j on j.mechanic_id = m.mechanic_id;
  for request in
    with skills as materialized (
      select m.mechanic_id, private.skill_words(k.skill) as words
      from public.mechanics m cross join unnest(m.specialization || m.specializations) k (skill)
    ), asked as materialized (
      select a.request_id, a.place, (r.scheduled_date at time zone zone)::date as day, r.status = 'pending'
        and r.assigned_mechanic is null as is_unassigned,
        private.skill_words(r.service_name) as service, private.skill_words(s.category) as category
      from unnest(p_requests) with ordinality a (request_id, place)
      join public.service_requests r on r.request_id = a.request_id and r.status in ('pending', 'approved')
      left join public.services s on s.service_id = (private.first_service_line(a.request_id)).service_id
    ), off as materialized (
      -- On a day on which nobody works, such as one that has passed, nobody is left out.
      select d.day, array_agg(w.mechanic_id) filter (where w.minutes = 0) as mechanics
      from (select distinct q.day from asked q where q.is_unassigned) d
      cross join lateral private.mechanic_days(d.day, d.day) w
      group by d.day having bool_or(w.minutes > 0)
    )
    select q.request_id, q.is_unassigned, coalesce(f.mechanics, '{}') as off, array(
      select distinct k.mechanic_id from skills k where private.is_skill_for(k.words, q.service, q.category)
      order by k.mechanic_id
    ) as specialists
    from asked q left join off f on f.day = q.day order by q.place
  loop
    best := null;
    if request.is_unassigned then
      select c.place into best from unnest(ids, jobs) with ordinality c (mechanic_id, jobs, place)
      join public.mechanics m on m.mechanic_id = c.mechanic_id
      where c.mechanic_id <> all (request.off)
      order by m.available desc, c.mechanic_id = any (request.specialists) desc, c.jobs,
        m.experience_years desc,
        private.search_key(m.name), c.mechanic_id
      limit 1;
      if found then
        jobs[best] := jobs[best] + 1;
      end if;
    end if;
    answer := answer || jsonb_build_object(request.request_id,
      jsonb_build_object('suggested_mechanic', ids[best], 'specialists', to_jsonb(request.specialists)));
  end loop;
  return answer;
end
$$;
comment on function private.suggest_mechanics(bigint[]) is
  'For each pending or approved request {suggested_mechanic, specialists}. The best mechanic of one that '
  'waits for any works that day, is available, a specialist for the service, and has the fewest open jobs, '
  'counting what is suggested to them before in the list; then the most experienced one. Null for a request '
  'that has a mechanic.';

create function private.mechanic_minutes(p_days date[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with asked as (
    select distinct d as day from unnest(p_days) d
  ), usual as materialized (
    select * from private.usual_days()
  ), booked as materialized (
    select a.day, r.assigned_mechanic, sum(r.minutes)::int as minutes
    from private.garage g
    cross join asked a
    -- Each day by itself.
    cross join lateral (
      select q.assigned_mechanic, q.sold_minutes as minutes
      from public.service_requests q join usual u on u.mechanic_id = q.assigned_mechanic
      where q.scheduled_date >= a.day::timestamp at time zone g.time_zone
        and q.scheduled_date < (a.day + 1)::timestamp at time zone g.time_zone and q.status <> 'cancelled'
        and q.sold_minutes <= u.minutes
      union all
      select l.mechanic_id, l.minutes from private.long_work(a.day, a.day) l
      offset 0
    ) r
    group by a.day, r.assigned_mechanic
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'day', w.day, 'mechanic_id', w.mechanic_id, 'minutes', w.minutes, 'booked', coalesce(b.minutes, 0)
  ) order by w.day, w.mechanic_id), '[]')
  from asked a
  cross join lateral private.mechanic_days(a.day, a.day) w
  left join booked b on b.day = w.day and b.assigned_mechanic = w.mechanic_id
$$;
comment on function private.mechanic_minutes(date[]) is
  'The minutes that each mechanic works on these days, and those of the approved lines assigned to them.';

create function private.list_assignments(
  p_status text default null, p_search text default null, p_sort text default null, p_page int default 1,
  p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := private.status_filter(p_status, '{late,unpaid}');
  search text := nullif(btrim(p_search), '');
  sort_key text := case when p_sort in ('date', '-date') then p_sort end;
  patterns text[] := private.like_patterns(search);
  day_start timestamptz := private.today()::timestamp at time zone private.garage_time_zone();
  page_start bigint := private.page_start(p_page, p_page_size);
  page_length int := private.page_length(p_page_size);
  found bigint[] := case when search is not null then private.search_requests(search) end;
  -- Beyond 2,000 matches nobody typed a whole plate.
  plate text := case when found is not null then private.searched_plate(search) end;
  answer jsonb;
  suggestions jsonb;
begin
  perform private.require_manager();
  with searched as not materialized (
    select r.* from public.service_requests r
    where (found is null or r.request_id = any (found))
      and (
        search is null or found is not null
        or private.request_text(r.service_name, r.registration_number) like any (patterns)
        or r.customer_id in (
          select c.customer_id from public.customers c
          where c.search_text like any (patterns)
        )
      )
  ), counts as (
    select s.status, c.requests from private.request_statuses() s
    cross join lateral (
      select count(*) as requests
      from (select from searched r where r.status = s.status limit private.count_limit()) counted
    ) c
    union all
    select 'late', count(*) from (
      select from searched r
      where r.status in ('pending', 'approved', 'in_progress') and r.scheduled_date < day_start
      limit private.count_limit()
    ) late
    union all
    select 'unpaid', count(*) from (
      select from searched r where r.status = 'completed' and not r.is_paid limit private.count_limit()
    ) unpaid
  ), matching as not materialized (
    select r.*, case when plate is null then 0 else private.plate_rank(r.registration_number,
      plate) end as plate_rank
    from searched r
    where case wanted
      when 'late' then r.status in ('pending', 'approved', 'in_progress') and r.scheduled_date < day_start
      when 'unpaid' then r.status = 'completed' and not r.is_paid
      else wanted is null or r.status = wanted end
  ), places as (
    -- Open requests are sorted oldest first, completed and cancelled ones newest first.
    select r.plate_rank, s.stage, r.request_id, extract(epoch from r.created_at) as first,
      r.request_id as second
    from private.request_statuses() s
    cross join lateral (
      select q.plate_rank, q.request_id, q.created_at from matching q where q.status = s.status
      order by q.plate_rank, q.created_at, q.request_id limit page_start + page_length
    ) r
    where sort_key is null and s.status in ('pending', 'approved', 'in_progress')
    union all
    select r.plate_rank, s.stage, r.request_id, -extract(epoch from r.created_at), -r.request_id
    from private.request_statuses() s
    cross join lateral (
      select q.plate_rank, q.request_id, q.created_at from matching q where q.status = s.status
      order by q.plate_rank, q.created_at desc, q.request_id desc limit page_start + page_length
    ) r
    where sort_key is null and s.status in ('completed', 'cancelled')
    union all (
      select r.plate_rank, 0, r.request_id, extract(epoch from r.scheduled_date), r.request_id from matching r
      where sort_key = 'date' order by r.plate_rank, r.scheduled_date,
      r.request_id limit page_start + page_length
    )
    union all (
      select r.plate_rank, 0, r.request_id, -extract(epoch from r.scheduled_date),
        -r.request_id from matching r
      where sort_key = '-date' order by r.plate_rank, r.scheduled_date desc,
      r.request_id desc limit page_start + page_length
    )
  ), page as (
    select p.* from places p order by p.plate_rank, p.stage, p.first,
      p.second offset page_start limit page_length
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'request_id', r.request_id, 'status', r.status, 'created_at', r.created_at,
        'scheduled_date', r.scheduled_date, 'completion_date', r.completion_date,
        'estimated_cost', r.estimated_cost, 'final_cost', r.final_cost, 'customer_notes', r.customer_notes,
        'service_name', r.service_name, 'service_category', s.category,
        'exceeds_estimate', r.exceeds_estimate,
        'cancellation', private.cancellation_of(r), 'last_move', private.last_move_of(r),
        'confirmed_at', private.confirmed_at(r),
        'assigned_mechanic', r.assigned_mechanic, 'mechanic_name', r.mechanic_name,
        'customer',
          jsonb_build_object('customer_id', c.customer_id, 'name', c.name,
            'email', c.email, 'phone', c.phone),
        'vehicle', jsonb_build_object('vehicle_id', r.vehicle_id, 'brand', r.brand, 'model', r.model,
          'year', r.year, 'registration_number', r.registration_number)
      ) order by p.plate_rank, p.stage, p.first, p.second)
      from page p
      join public.service_requests r on r.request_id = p.request_id
      join public.customers c on c.customer_id = r.customer_id
      left join public.services s on s.service_id = (private.first_service_line(r.request_id)).service_id
    ), '[]'),
    'total', (
      select least(coalesce(sum(c.requests), 0), private.count_limit()) from counts c
      where c.status = wanted or (wanted is null and c.status not in ('late', 'unpaid'))
    ),
    'counts', (select jsonb_object_agg(c.status, c.requests) from counts c)
  ) into answer;
  suggestions := private.suggest_mechanics(array(
    select (r.entry ->> 'request_id')::bigint
    from jsonb_array_elements(answer -> 'rows') with ordinality r (entry, place) order by r.place
  ));
  return answer || jsonb_build_object('minutes', private.mechanic_minutes(array(
    select (r.entry ->> 'scheduled_date')::timestamptz at time zone private.garage_time_zone()
    from jsonb_array_elements(answer -> 'rows') r (entry)
    where r.entry ->> 'status' in ('pending', 'approved')
  )::date[]), 'rows', coalesce((
    select jsonb_agg(
      r.entry || coalesce(suggestions -> (r.entry ->> 'request_id'),
        '{"suggested_mechanic": null, "specialists": []}')
      order by r.place
    ) from jsonb_array_elements(answer -> 'rows') with ordinality r (entry, place)
  ), '[]'));
end
$$;
call private.publish('list_assignments', 'managers',
  'All requests, pending first and the longest waiting first, or with the sort date or -date by the '
  'scheduled day. Besides a status, late is an open request whose day has passed, unpaid a completed job '
  'whose mechanic has not been paid. Searches service, plate, and the customer''s name, email and phone; '
  'the requests of a plate that was searched come first. minutes: what each mechanic works and has on the '
  'days of those to assign. Managers only.');

create function private.list_mechanics_for_assignment() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return (
    select coalesce(jsonb_agg(to_jsonb(l) order by l.available desc, l.open_jobs, private.search_key(l.name),
      l.mechanic_id), '[]') from (
      select m.mechanic_id, m.name, m.specialization, m.specializations, m.experience_years, m.available,
        coalesce(j.jobs, 0) as open_jobs
      from public.mechanics m left join private.open_jobs() j on j.mechanic_id = m.mechanic_id
    ) l
  );
end
$$;
call private.publish('list_mechanics_for_assignment', 'managers',
  'The mechanics to choose from, the available ones first and the least busy of them, with the number of '
  'their open jobs. Managers only.');

create function private.lock_mechanic(p_mechanic_id uuid) returns public.mechanics
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mechanic public.mechanics;
begin
  select m.* into mechanic from public.mechanics m where m.mechanic_id = p_mechanic_id for key share;
  if not found then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  end if;
  return mechanic;
end
$$;
comment on function private.lock_mechanic(uuid) is
  'A mechanic who cannot be dismissed until the transaction ends. PT404 (hint: mechanic_id).';

create function private.set_mechanic(p_request public.service_requests, p_mechanic public.mechanics)
  returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_request.status not in ('pending', 'approved') then
    raise exception using errcode = 'PT409',
      message = format('This request is already %s', replace(p_request.status, '_', ' '));
  end if;
  update public.service_requests r
  set status = case when p_mechanic.mechanic_id is null then 'pending' else 'approved' end,
    assigned_mechanic = p_mechanic.mechanic_id, mechanic_name = p_mechanic.name
  where r.request_id = p_request.request_id;
end
$$;
comment on function private.set_mechanic(public.service_requests, public.mechanics) is
  'Assigns a locked request to a locked mechanic and approves it, or takes its mechanic off with null. '
  'PT409 once the job has started or ended.';

create function private.assign_mechanic(p_request_id bigint, p_mechanic_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  mechanic public.mechanics;
begin
  perform private.require_manager();
  mechanic := private.lock_mechanic(p_mechanic_id);
  perform private.set_mechanic(private.lock_request(p_request_id), mechanic);
  return jsonb_build_object('request_id', p_request_id, 'status', 'approved', 'mechanic_name', mechanic.name);
end
$$;
call private.publish('assign_mechanic', 'managers',
  'Assigns a pending or approved request to a mechanic and approves it. Managers only. PT404 for an unknown '
  'request or mechanic, PT409 once the job has started or ended.');

create function private.unassign_mechanic(p_request_id bigint, p_mechanic_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  perform private.require_manager();
  request := private.lock_request(p_request_id);
  if request.status <> 'approved' then
    raise exception using errcode = 'PT409',
      message = format('This request is already %s', replace(request.status, '_', ' '));
  elsif request.assigned_mechanic is distinct from p_mechanic_id then
    raise exception using errcode = 'PT409', message = 'This request has another mechanic by now';
  end if;
  update public.service_requests r set status = 'pending', assigned_mechanic = null, mechanic_name = null
  where r.request_id = p_request_id;
  return jsonb_build_object('request_id', p_request_id, 'status', 'pending');
end
$$;
call private.publish('unassign_mechanic', 'managers',
  'Takes this mechanic off an approved request, which is pending again. Managers only. PT404 for an unknown '
  'request, PT409 once the job has started or has another mechanic.');
