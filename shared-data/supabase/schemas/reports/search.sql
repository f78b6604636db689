-- Search everywhere for staff: people, vehicles, requests, invoices and parts, each with what one does there
-- next.

set check_function_bodies = off;

create function private.trigram_patterns(p_search text) returns text[]
language sql immutable strict set search_path = ''
as $$
  -- Two letters and a blank make a trigram too. Without one, an index is read whole.
  select case when p_search ~ '[[:alnum:]]{3}|[[:alnum:]]{2}\s|\s[[:alnum:]]{2}' then array(
    select l.pattern from unnest(private.like_patterns(p_search)) l (pattern)
    where char_length(l.pattern) >= 5
  ) end
$$;
comment on function private.trigram_patterns(text) is
  'private.like_patterns of a search that a trigram index can answer, null for another one, such as one or '
  'two letters.';

create function private.short_words(p_search text) returns text[]
language sql immutable strict set search_path = ''
as $$ select array(select left(w.word, 2) from unnest(string_to_array(p_search, ' ')) w (word)
  where w.word <> '') $$;
comment on function private.short_words(text) is
  'The words of a search without trigrams, for an index on private.word_starts.';

create function private.phone_rank(p_phone text, p_digits text) returns int
language sql immutable parallel safe set search_path = ''
as $$
  select least(
    private.match_rank(private.phone_digits(p_phone), p_digits),
    private.match_rank(substr(private.phone_digits(p_phone), 3), p_digits)
  )
$$;
comment on function private.phone_rank(text, text) is
  'How well a stored phone number fits dialled digits, with or without the two of its country. As '
  'match_rank.';

create function private.search_customers(p_search text) returns table (customer_id uuid, rank int)
-- Planned for each search: a plan for any search reads the whole table, 32 ms of 100,000 customers in place
-- of 1.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[] := private.trigram_patterns(p_search);
  digits text := private.dialled_digits(p_search);
begin
  if char_length(digits) >= 3 then
    patterns := patterns || ('%' || digits || '%');
  end if;
  return query
    select f.customer_id, f.rank from (
      select c.customer_id, least(
        private.match_rank(private.search_key(c.name), p_search),
        private.match_rank(lower(c.email), p_search),
        private.phone_rank(c.phone, digits), 3
      ) as rank
      from public.customers c
      where patterns is not null and c.search_text like any (patterns) and c.closed_at is null
      limit 200
    ) f
    order by f.rank, f.customer_id limit 8;
  if patterns is null then
    return query
      select f.customer_id, 2 from (
        select c.customer_id, c.name from public.customers c
        where private.word_starts(c.name, c.email) @> private.short_words(p_search) and c.closed_at is null
        limit 200
      ) f
      order by not starts_with(private.search_key(f.name), p_search), private.search_key(f.name),
        f.customer_id limit 8;
  end if;
end
$$;
comment on function private.search_customers(text) is
  'The eight customers whose name, email or phone number fits a lower-case search best, of the first 200.';

create function private.search_vehicles(p_search text) returns table (vehicle_id bigint, rank int)
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[] := private.trigram_patterns(p_search);
  plate text := nullif(private.plate_key(p_search), '');
begin
  return query
    select f.vehicle_id, f.rank from (
      select v.vehicle_id, least(
        private.match_rank(private.plate_key(v.registration_number), plate),
        private.match_rank(lower(v.vin), p_search),
        private.match_rank(private.search_key(v.brand || ' ' || v.model), p_search), 3
      ) as rank
      from public.vehicles v
      where patterns is not null
        and private.vehicle_text(v.registration_number, v.brand, v.model, v.vin) like any (patterns)
      limit 200
    ) f
    order by f.rank, f.vehicle_id desc limit 8;
  if patterns is null then
    return query
      select v.vehicle_id, 2 from public.vehicles v
      where private.word_starts(v.brand || ' ' || v.model || ' ' || v.registration_number, v.vin)
        @> private.short_words(p_search)
      limit 8;
  end if;
end
$$;
comment on function private.search_vehicles(text) is
  'The eight vehicles whose plate, VIN, brand or model fits a lower-case search best, of the first 200.';

create function private.next_step(p_request public.service_requests) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p_request.status in ('pending', 'approved', 'in_progress') and p_request.arrived_at is null
      and p_request.scheduled_date < (private.today() + 1)::timestamp at time zone private.garage_time_zone()
        then 'check_in'
    when private.is_to_collect(p_request) then 'collect'
    when p_request.status = 'pending' then 'assign'
    when p_request.status = 'completed' and exists (
      select from private.invoice_drafts d where d.request_id = p_request.request_id
    ) then 'issue_invoice'
    when p_request.status = 'completed' and exists (
      select from private.request_balances b where b.request_id = p_request.request_id and b.due > 0
    ) then 'record_payment'
    else 'open' end
$$;
comment on function private.next_step(public.service_requests) is
  'What a manager does next with a request: check_in (expected today or earlier), collect, assign, '
  'issue_invoice, record_payment, or open for everything else.';

create function private.numbered_invoices(p_search text) returns table (invoice_id bigint, rank int)
language sql stable security definer set search_path = ''
as $$
  select i.invoice_id, private.match_rank(lower(i.number), p_search)
  from private.document_counters c
  cross join (values (true), (false)) g (registered)
  join private.invoices i on i.number = private.document_number(
    c.series, c.financial_year, substring(p_search from '[0-9]{1,9}$')::int, g.registered
  )
  where p_search ~ '^[a-z0-9/-]*[0-9]{1,9}$' and c.series in ('PL', 'PC')
    and strpos(lower(i.number), p_search) > 0
$$;
comment on function private.numbered_invoices(text) is
  'The invoices and credit notes of any year whose number ends in the search. By their number''s index: '
  'among 1,000,000 the search of the list reads each that has these digits.';

create function private.found_part(p_part_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'part', 'ref', p.part_code, 'title', p.part_name,
    'detail', format('%s, %s', p.part_code, private.say_quantity(p.current_stock, p.stock_unit)),
    'status', null, 'day', null,
    'amount', null, 'step', case when not private.is_manager() or p.retired then 'open'
      when o.order_id is null then 'order'
      else 'receive' end,
    'step_ref', coalesce(o.order_id::text, p.part_code)
  )
  from public.parts p
  left join lateral (
    select l.order_id from private.purchase_order_lines l join private.purchase_orders q
      on q.order_id = l.order_id
    where l.part_id = p.id and l.open > 0 and q.state in ('sent', 'partly_received') and private.is_manager()
    order by q.due_on, l.order_id limit 1
  ) o on true
  where p.id = p_part_id
$$;
comment on function private.found_part(bigint) is
  'A part as an entry of search_everywhere: a manager receives it while it is on order, else orders it.';

create function private.found_request(p_request public.service_requests, p_step text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'request', 'ref', p_request.request_id::text,
    'title', format('#%s %s', p_request.request_id, p_request.service_name),
    'detail', format('%s, %s', p_request.registration_number, c.name), 'status', p_request.status,
    'day', (p_request.scheduled_date at time zone private.garage_time_zone())::date,
    'amount', null, 'step', p_step,
    'step_ref', case p_step when 'assign' then p_request.registration_number
      else p_request.request_id::text end
  )
  from public.customers c where c.customer_id = p_request.customer_id
$$;
comment on function private.found_request(public.service_requests, text) is
  'A request as an entry of search_everywhere.';

create function private.search_as_manager(p_search text)
  returns table (rank int, place int, nearness float8, entry jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  people jsonb := coalesce((select jsonb_object_agg(c.customer_id, c.rank)
    from private.search_customers(p_search) c), '{}');
  cars jsonb := coalesce((select jsonb_object_agg(v.vehicle_id, v.rank)
    from private.search_vehicles(p_search) v), '{}');
  person_ids uuid[] := array(select k.key::uuid from jsonb_object_keys(people) k (key));
  car_ids bigint[] := array(select k.key::bigint from jsonb_object_keys(cars) k (key));
  number bigint := substring(p_search from '^#?([0-9]{1,15})$')::bigint;
  payers uuid[];
begin
  -- Who came for one car also pays for it; a search for many cars is not about them.
  payers := person_ids || array(
    select v.customer_id from public.vehicles v where v.vehicle_id = any (car_ids)
      and cardinality(car_ids) <= 3
  );
  return query
    with live as materialized (
      select r.request_id, r.vehicle_id, private.next_step(r) as step,
        coalesce((cars ->> r.vehicle_id::text)::int, (people ->> r.customer_id::text)::int, 3) as rank,
        r.scheduled_date
      from public.service_requests r
      where (r.vehicle_id = any (car_ids) or r.customer_id = any (person_ids)) and r.collected_at is null
        and (r.status in ('pending', 'approved', 'in_progress') or private.is_to_collect(r))
    ), expected as (
      select distinct on (l.vehicle_id) l.* from live l
      where l.step in ('check_in', 'collect') and l.vehicle_id = any (car_ids)
      order by l.vehicle_id, l.step, l.scheduled_date, l.request_id
    ), requests as (
      select r.request_id, 0 as rank from public.service_requests r where r.request_id = number
      union all
      (
        -- Below what was found by itself, and not beside the car that says the same.
        select l.request_id, l.rank + 1 from live l
        where l.request_id not in (select e.request_id from expected e)
          and l.request_id is distinct from number
        order by l.step not in ('check_in', 'collect'), l.rank, l.scheduled_date, l.request_id limit 4
      )
    ), documents as (
      select n.invoice_id, n.rank from private.numbered_invoices(p_search) n
      union
      (
        select b.invoice_id, 4 from private.request_balances b
        where b.customer_id = any (payers) and b.due > 0 and b.invoice_id is not null
        order by b.issued_on desc, b.invoice_id desc limit 3
      )
    )
    select (cars ->> v.vehicle_id::text)::int, 1, case when e.step is null then 1 else 0 end::float8,
      jsonb_build_object(
      'kind', 'vehicle', 'ref', v.vehicle_id::text, 'title', v.registration_number,
      'detail', format('%s %s, %s', v.brand, v.model, c.name), 'status', r.status,
      'day', (r.scheduled_date at time zone private.garage_time_zone())::date,
      'amount', null, 'step', coalesce(e.step, 'open'),
      'step_ref', coalesce(e.request_id::text, v.vehicle_id::text)
    )
    from public.vehicles v
    join public.customers c on c.customer_id = v.customer_id
    left join expected e on e.vehicle_id = v.vehicle_id
    left join public.service_requests r on r.request_id = e.request_id
    where v.vehicle_id = any (car_ids)
    union all
    select (people ->> c.customer_id::text)::int, 2, 0, jsonb_build_object(
      'kind', 'customer', 'ref', c.customer_id::text, 'title', c.name, 'detail', c.phone,
      'status', null, 'day', null,
      'amount', null, 'step', 'book', 'step_ref', c.phone
    )
    from public.customers c where c.customer_id = any (person_ids)
    union all
    select s.rank, 3, abs(extract(epoch from now() - r.scheduled_date))::float8,
      private.found_request(r, n.step)
    from requests s
    join public.service_requests r on r.request_id = s.request_id
    cross join lateral (select private.next_step(r) as step) n
    union all
    select min(d.rank), 4, -i.invoice_id, jsonb_build_object(
      'kind', 'invoice', 'ref', i.invoice_id::text, 'title', i.number, 'detail', i.customer ->> 'name',
      'status', case when b.due > 0 then 'unpaid' end, 'day', i.issued_on,
      'amount', coalesce(nullif(b.due, 0), i.total),
      'step', case when b.due > 0 then 'record_payment' else 'open' end,
      'step_ref', case when b.due > 0 then i.request_id else i.invoice_id end::text
    )
    from documents d
    join private.invoices i on i.invoice_id = d.invoice_id
    left join private.request_balances b on b.invoice_id = i.invoice_id
    group by i.invoice_id, b.request_id
    union all
    select f.rank, 5, 0, jsonb_build_object(
      'kind', 'mechanic', 'ref', m.mechanic_id::text, 'title', m.name,
      'detail', m.employee_id, 'status', null,
      'day', null, 'amount', null, 'step', 'open', 'step_ref', m.mechanic_id::text
    )
    from public.mechanics m
    cross join lateral (
      select least(
        private.match_rank(private.search_key(m.name), p_search),
        private.match_rank(lower(m.employee_id), p_search),
        private.phone_rank(m.phone, private.dialled_digits(p_search))
      ) as rank
    ) f
    where f.rank is not null and (char_length(p_search) > 2 or f.rank < 3);
end
$$;
comment on function private.search_as_manager(text) is
  'What a manager finds but for parts: people and vehicles, their open requests and unpaid invoices, and '
  'whatever has the number. place: the order of kinds that fit equally well, nearness: the order within a '
  'kind.';

create function private.search_as_mechanic(p_mechanic_id uuid, p_search text)
returns table (rank int, place int, nearness float8, entry jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_short boolean := char_length(p_search) < 3;
  patterns text[] := case when is_short then array[ltrim(private.like_pattern(p_search), '%')]
    else private.like_patterns(p_search) end;
  plate text := nullif(private.plate_key(p_search), '');
  digits text := case when not is_short then private.dialled_digits(p_search) end;
  number bigint := substring(p_search from '^#?([0-9]{1,15})$')::bigint;
  day_start timestamptz := private.today()::timestamp at time zone private.garage_time_zone();
  found bigint[];
begin
  if is_short then
    -- One or two letters match the start of words.
    patterns := patterns || array['% ' || patterns[1], e'%\n' || patterns[1]];
  end if;
  found := array(
    select r.request_id from public.service_requests r
    where r.assigned_mechanic = p_mechanic_id
      and (r.status <> 'cancelled' or greatest(r.scheduled_date, r.cancelled_at) >= day_start)
      and (
        r.request_id = number
        or private.search_key(r.brand || ' ' || r.model) || e'\n' || private.request_text(r.service_name,
          r.registration_number)
          like any (patterns)
        or r.customer_id in (
          select c.customer_id from public.customers c
          -- Not by email, which a mechanic must not learn.
          where not is_short and c.search_text like any (patterns) and (
            strpos(private.search_key(c.name), p_search) > 0
            or digits is not null and strpos(private.phone_digits(c.phone), digits) > 0
          )
        )
      )
    order by r.status in ('approved', 'in_progress') desc, r.scheduled_date desc limit 200
  );
  return query
    with jobs as materialized (
      select r.request_id, r.vehicle_id, r.status, r.scheduled_date, f.car_rank, least(
        case when r.request_id = number then 0 end, f.car_rank,
          private.match_rank(private.search_key(r.service_name), p_search),
        private.match_rank(private.search_key(c.name), p_search), private.phone_rank(c.phone, digits), 3
      ) as rank
      from public.service_requests r
      join public.customers c on c.customer_id = r.customer_id
      cross join lateral (
        select least(
          private.match_rank(private.plate_key(r.registration_number), plate),
          private.match_rank(private.search_key(r.brand || ' ' || r.model), p_search)
        ) as car_rank
      ) f
      where r.request_id = any (found)
    ), cars as (
      select j.vehicle_id, min(j.car_rank) as rank from jobs j
      where j.vehicle_id is not null and j.car_rank < 4
      group by j.vehicle_id
      union all
      select v.vehicle_id, 1 from (
        -- A text on many plates is no VIN: reading 10,000 of them takes 80 ms.
        select a.vehicle_id, a.vin from public.vehicles a where char_length(p_search) > 4
          and private.vehicle_text(a.registration_number, a.brand, a.model,
            a.vin) like any (patterns) limit 200
      ) v where strpos(lower(v.vin), p_search) > 0 and exists (
        select from public.service_requests r where r.vehicle_id = v.vehicle_id
          and r.assigned_mechanic = p_mechanic_id
      )
    )
    (
      select j.rank, 1, n.nearness, private.found_request(r, 'open')
      from jobs j
      join public.service_requests r on r.request_id = j.request_id
      cross join lateral (
        -- Seconds; a job that is over is further away than any that is not.
        select abs(extract(epoch from now() - j.scheduled_date))::float8
          + case when j.status in ('approved', 'in_progress') then 0 else 1e10 end as nearness
      ) n
      order by j.rank, n.nearness, j.request_id limit 6
    )
    union all
    (
      select b.rank, 2, 0, jsonb_build_object(
        'kind', 'vehicle', 'ref', v.vehicle_id::text, 'title', v.registration_number,
        -- Without whoever has a car of an earlier job now.
        'detail', concat_ws(', ', v.brand || ' ' || v.model,
          private.owner_for('mechanic', v.customer_id) ->> 'name'),
        'status', null, 'day', null, 'amount', null, 'step', 'open', 'step_ref', v.vehicle_id::text
      )
      from (
        select f.vehicle_id, min(f.rank) as rank from cars f group by f.vehicle_id order by 2, 1 desc limit 4
      ) b
      join public.vehicles v on v.vehicle_id = b.vehicle_id
    );
end
$$;
comment on function private.search_as_mechanic(uuid, text) is
  'What a mechanic finds but for parts: the own jobs by number, service, car, and customer''s name or '
  'phone, and their vehicles.';

create function private.search_everywhere(p_query text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_staff();
  search text := nullif(private.search_key(left(regexp_replace(p_query, '\s+', ' ', 'g'), 100)), '');
begin
  if search is null then
    return jsonb_build_object('rows', '[]'::jsonb);
  end if;
  return (
    with found as (
      select m.rank, m.place, m.nearness, m.entry from private.search_as_manager(search) m
      where private.is_manager()
      union all
      select m.rank, m.place, m.nearness, m.entry from private.search_as_mechanic(caller, search) m
      where not private.is_manager()
      union all
      select p.rank, 6, 0, private.found_part(p.part_id) from private.search_parts(search) p
    ), best as (
      select f.*, row_number() over (order by f.rank, f.place, f.nearness, f.entry ->> 'title',
        f.entry ->> 'ref') as nth from (
        -- No more than four of a kind, so that one kind does not hide the others.
        select a.*, row_number() over (
          partition by a.place order by a.rank, a.nearness, a.entry ->> 'title', a.entry ->> 'ref'
        ) as turn from found a
      ) f
      where f.turn <= case when private.is_manager() then 4 else 6 end
    )
    select jsonb_build_object('rows', coalesce(jsonb_agg(b.entry order by g.first, b.nth), '[]'))
    from best b
    join (select o.place, min(o.nth) as first from best o where o.nth <= 12 group by o.place) g
      on g.place = b.place
    where b.nth <= 12
  );
end
$$;
call private.publish('search_everywhere', 'mechanics, managers',
  'What a text finds as it is typed, with or without the spaces of a plate or phone number: {rows: [{kind, '
  'ref, title, detail, status, day, amount, step, step_ref}]}, at most 12, the best kind first. kind: '
  'vehicle, customer, request, invoice, mechanic or part; ref: its id, of a part the code; amount in '
  'rupees. step: what one does next, as private.next_step, with step_ref, of assign the plate; book with '
  'the phone of a customer, order with the code of a part or receive with its order. A mechanic finds the '
  'own jobs and their vehicles, with the customer''s name and phone, and parts. Mechanics and managers.');
