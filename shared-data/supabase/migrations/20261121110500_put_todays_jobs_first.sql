-- A mechanic's list begins with the work in hand and the work of today; what was missed earlier and what comes
-- later follow.

create or replace function private.list_jobs(p_status text, p_search text, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_mechanic();
  wanted text := private.status_filter(p_status);
  search text := nullif(btrim(p_search), '');
  day_start timestamptz := private.today()::timestamp at time zone private.garage_time_zone();
  day_end timestamptz := (private.today() + 1)::timestamp at time zone private.garage_time_zone();
  answer jsonb;
begin
  with matching as (
    select r.request_id,
      case
        when r.status = 'in_progress' then 1
        when r.status = 'completed' then 5
        when r.scheduled_date < day_start then 3
        when r.scheduled_date < day_end then 2
        else 4
      end as stage,
      case when r.status = 'completed' then -extract(epoch from r.completion_date)
        else extract(epoch from r.scheduled_date) end as moment
    from public.service_requests r
    where r.assigned_mechanic = caller
      and (wanted is null or r.status = wanted)
      and (
        search is null
        or private.contains_text(
          concat_ws(e'\n', r.service_name, r.brand || ' ' || r.model, r.registration_number,
            (select c.name from public.customers c where c.customer_id = r.customer_id)),
          search
        )
      )
  ), page as (
    select m.* from matching m order by m.stage, m.moment, m.request_id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'request_id', r.request_id, 'status', r.status, 'service_name', r.service_name,
        'brand', r.brand, 'model', r.model, 'year', r.year, 'registration_number', r.registration_number,
        'vehicle_id', r.vehicle_id, 'mechanic_name', r.mechanic_name, 'scheduled_date', r.scheduled_date,
        'completion_date', r.completion_date, 'created_at', r.created_at, 'estimated_cost', r.estimated_cost,
        'final_cost', r.final_cost, 'customer_notes', r.customer_notes, 'mechanic_notes', r.mechanic_notes,
        'is_paid', r.is_paid, 'customer_name', c.name, 'customer_phone', c.phone,
        'service_price', s.base_price, 'estimated_duration', s.estimated_duration
      ) order by p.stage, p.moment, p.request_id)
      from page p
      join public.service_requests r using (request_id)
      join public.customers c on c.customer_id = r.customer_id
      left join lateral (
        select v.base_price, v.estimated_duration from public.service_request_services l
        join public.services v on v.service_id = l.service_id
        where l.request_id = r.request_id order by l.service_id limit 1
      ) s on true
    ), '[]'),
    'total', (select count(*) from matching)
  ) into answer;
  return answer;
end
$$;
comment on function public.list_jobs(text, text, int, int) is
  'The calling mechanic''s jobs: {rows, total}; in progress first, then approved for the garage''s today, for days '
  'gone by and for days to come, then completed, newest first. The search looks at service, customer, vehicle and '
  'registration. Rupees and minutes. Mechanics only.';
