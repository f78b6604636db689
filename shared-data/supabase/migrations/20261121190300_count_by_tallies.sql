-- The lists and figures that counted a whole table on every visit take the count from the tallies.

create or replace function private.garage_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return jsonb_build_object(
    'customers', private.total_of('customers'),
    'mechanics', private.total_of('mechanics'),
    'vehicles', private.total_of('vehicles')
  );
end
$$;

create function private.requests_by_status() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select '{"pending": 0, "approved": 0, "in_progress": 0, "completed": 0, "cancelled": 0}'
    || coalesce(jsonb_object_agg(s.status, s.requests), '{}')
  from (
    select split_part(t.kind, ' ', 1) as status, sum(t.amount) as requests
    from private.tallies t where t.subject = 'requests' group by 1
  ) s
$$;
comment on function private.requests_by_status() is 'How many service requests there are, by status. Internal.';
revoke all on function private.requests_by_status() from public;

create or replace function private.clearing_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counts jsonb := private.requests_by_status();
begin
  perform private.require_manager();
  return jsonb_build_object(
    'requests', private.total_of('requests'),
    'open_requests',
      (counts ->> 'pending')::bigint + (counts ->> 'approved')::bigint + (counts ->> 'in_progress')::bigint,
    'unpaid_jobs', coalesce((private.tally_of('requests') ->> 'completed false')::bigint, 0),
    'services', private.total_of('request_services'),
    'parts', private.total_of('request_parts')
  );
end
$$;

create or replace function private.garage_trend() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  this_week timestamp := date_trunc('week', private.today()::timestamp);
  counts jsonb := private.requests_by_status();
begin
  perform private.require_manager();
  return jsonb_build_object(
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week_start', w.monday::date, 'completed_jobs', j.completed_jobs, 'revenue', j.revenue
      ) order by w.monday)
      from generate_series(this_week - interval '11 weeks', this_week, interval '1 week') as w (monday)
      cross join lateral (
        select coalesce(sum(t.amount), 0) as completed_jobs, coalesce(sum(t.money), 0) as revenue
        from private.tallies t
        where t.subject = 'completed_jobs' and t.kind >= w.monday::date::text
          and t.kind < (w.monday::date + 7)::text
      ) j
    ),
    'open_by_status', counts - 'completed' - 'cancelled'
  );
end
$$;

create or replace function private.list_assignments(p_status text, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  wanted text := private.status_filter(p_status);
  counts jsonb := private.requests_by_status();
  ids bigint[];
  rows jsonb;
begin
  perform private.require_manager();
  ids := private.assignment_page(
    counts, wanted, private.page_start(p_page, p_page_size), private.page_length(p_page_size)
  );
  select coalesce(jsonb_agg(jsonb_build_object(
    'request_id', r.request_id, 'status', r.status, 'created_at', r.created_at,
    'scheduled_date', r.scheduled_date, 'completion_date', r.completion_date,
    'estimated_cost', r.estimated_cost, 'final_cost', r.final_cost, 'customer_notes', r.customer_notes,
    'service_name', r.service_name, 'service_category', s.category,
    'assigned_mechanic', r.assigned_mechanic, 'mechanic_name', r.mechanic_name,
    'customer', jsonb_build_object('name', c.name, 'email', c.email, 'phone', c.phone),
    'vehicle', jsonb_build_object('vehicle_id', r.vehicle_id, 'brand', r.brand, 'model', r.model,
      'year', r.year, 'registration_number', r.registration_number)
  ) order by p.place), '[]') into rows
  from unnest(ids) with ordinality as p (request_id, place)
  join public.service_requests r on r.request_id = p.request_id
  join public.customers c on c.customer_id = r.customer_id
  left join lateral (
    select v.category from public.service_request_services l
    join public.services v on v.service_id = l.service_id
    where l.request_id = r.request_id order by l.service_id limit 1
  ) s on true;
  return jsonb_build_object(
    'rows', rows,
    'total', case when wanted is null then (select sum(t.requests::bigint) from jsonb_each_text(counts) t (status, requests))
      else coalesce((counts ->> wanted)::bigint, 0) end,
    'counts', counts
  );
end
$$;

create or replace function private.list_customers(
  p_search text, p_status text, p_sort text, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  search text := lower(nullif(btrim(p_search), ''));
  pattern text := private.like_pattern(search);
  status text := nullif(nullif(lower(btrim(p_status)), ''), 'all');
  matching text;
  source text := 'public.customers';
  sorting text;
  active bigint;
  inactive bigint;
  rows jsonb;
begin
  perform private.require_manager();
  -- Put together from these fixed pieces only, so that each kind of search and sort has a plan with its own index.
  matching := case
    when search is null then 'true'
    when char_length(search) < 3 then 'private.word_starts(c.name, c.email) @> array[$2]'
    else 'lower(c.name || e''\n'' || c.email || e''\n'' || c.phone) like $1'
  end;
  if search is not null then
    -- "offset 0" has what fits found first and sorted then: walking an index of the order, a rare one is never met.
    source := format('(select * from public.customers c where %s offset 0)', matching);
  end if;
  sorting := case p_sort
    when 'name' then 'lower(c.name), c.customer_id'
    when '-name' then 'lower(c.name) desc, c.customer_id desc'
    when 'email' then 'c.email'
    when '-email' then 'c.email desc'
    when 'created' then 'c.created_at, c.customer_id'
    else 'c.created_at desc, c.customer_id desc'
  end;
  if search is null then
    active := coalesce((private.tally_of('customers') ->> 'active')::bigint, 0);
    inactive := coalesce((private.tally_of('customers') ->> 'inactive')::bigint, 0);
  else
    execute format(
      'select count(*) filter (where c.status = ''active''), count(*) filter (where c.status = ''inactive'') '
      'from public.customers c where %s', matching
    ) into active, inactive using pattern, search;
  end if;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''customer_id'', p.customer_id, ''name'', p.name, '
    '''email'', p.email, ''phone'', p.phone, ''address'', p.address, ''status'', p.status, '
    '''created_at'', p.created_at) order by p.place), ''[]'') from ('
    '  select l.*, row_number() over () as place from ('
    '    select c.* from %s c where $3 is null or c.status = $3 order by %s '
    '    offset $4 limit $5'
    '  ) l'
    ') p', source, sorting
  ) into rows using pattern, search, status, private.page_start(p_page, p_page_size),
    private.page_length(p_page_size);
  return jsonb_build_object(
    'rows', rows,
    'total', case status when 'active' then active when 'inactive' then inactive else active + inactive end,
    'counts', jsonb_build_object('active', active, 'inactive', inactive)
  );
end
$$;

create or replace function private.payment_statistics(p_mechanic_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  first_day date := date_trunc('month', private.today()::timestamp)::date;
  month_start timestamptz := first_day::timestamp at time zone private.garage_time_zone();
  answer jsonb;
begin
  if p_mechanic_id is null then
    select jsonb_build_object(
      'total_paid', coalesce(sum(t.money), 0),
      'total_payments', coalesce(sum(t.amount), 0),
      'monthly_total', coalesce(sum(t.money) filter (where t.kind >= first_day::text), 0),
      'monthly_payments', coalesce(sum(t.amount) filter (where t.kind >= first_day::text), 0),
      'avg_payment', coalesce(round(sum(t.money) / nullif(sum(t.amount), 0), 2), 0),
      'unique_mechanics', (
        select count(distinct split_part(m.kind, ' ', 1)) from (
          select p.kind from private.tallies p where p.subject = 'paid_mechanics'
          group by p.kind having sum(p.amount) <> 0
        ) m
      )
    ) into answer
    from private.tallies t where t.subject = 'payments';
    return answer;
  end if;
  select jsonb_build_object(
    'total_paid', coalesce(sum(s.total_amount), 0),
    'total_payments', count(*),
    'monthly_total', coalesce(sum(s.total_amount) filter (where s.payment_date >= month_start), 0),
    'monthly_payments', count(*) filter (where s.payment_date >= month_start),
    'avg_payment', coalesce(round(avg(s.total_amount), 2), 0),
    'unique_mechanics', count(distinct s.mechanic_id)
  ) into answer
  from public.salary_payments s where s.mechanic_id = p_mechanic_id;
  return answer;
end
$$;

create or replace function private.list_salary_payments(
  p_search text, p_paid_from timestamptz, p_paid_to timestamptz, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  caller uuid := private.require_staff();
  only_mechanic uuid := case when private.is_manager() then null else caller end;
  search text := nullif(btrim(p_search), '');
  names text[];
  matching text := 'true';
  total bigint;
  rows jsonb;
begin
  -- Put together from these fixed pieces only, so that each kind of list has a plan with its own index.
  if only_mechanic is not null then
    matching := matching || ' and s.mechanic_id = $1';
  end if;
  if search is not null then
    names := private.paid_names(search);
    matching := matching || ' and s.mechanic_name = any ($2)';
  end if;
  matching := matching || case when p_paid_from is not null then ' and s.payment_date >= $3' else '' end
    || case when p_paid_to is not null then ' and s.payment_date < $4' else '' end;
  if matching = 'true' then
    total := private.total_of('payments');
  else
    execute format('select count(*) from public.salary_payments s where %s', matching)
    into total using only_mechanic, names, p_paid_from, p_paid_to;
  end if;
  execute format(
    'select coalesce(jsonb_agg('
    '  to_jsonb(p) - ''place'' || jsonb_build_object(''jobs'', private.paid_jobs(p.jobs_included)) order by p.place'
    '), ''[]'') from ('
    '  select s.payment_id, s.payment_date, s.mechanic_id, s.mechanic_name, s.mechanic_email, s.time_based_pay, '
    '    s.bonus_amount, s.total_amount, s.jobs_included, s.notes, l.place from ('
    '    select i.payment_id, row_number() over () as place from ('
    '      select s.payment_id from public.salary_payments s where %s '
    '      order by s.payment_date desc, s.payment_id desc offset $5 limit $6'
    '    ) i'
    '  ) l join public.salary_payments s using (payment_id)'
    ') p', matching
  ) into rows using only_mechanic, names, p_paid_from, p_paid_to, private.page_start(p_page, p_page_size),
    private.page_length(p_page_size);
  return jsonb_build_object(
    'rows', rows, 'total', total, 'stats', private.payment_statistics(only_mechanic)
  );
end
$$;
