-- What a mechanic sees of the own jobs: of a customer the name and the phone, never the email or the address.

create function private.list_jobs(p_status text, p_search text, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_mechanic();
  wanted text := private.status_filter(p_status);
  search text := nullif(btrim(p_search), '');
  answer jsonb;
begin
  with matching as (
    select r.request_id, array_position(array['in_progress', 'approved', 'completed'], r.status) as stage,
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
comment on function private.list_jobs(text, text, int, int) is 'See public.list_jobs(…).';
revoke all on function private.list_jobs(text, text, int, int) from public;
grant execute on function private.list_jobs(text, text, int, int) to authenticated;

create function public.list_jobs(
  status text default null, search text default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_jobs($1, $2, $3, $4) $$;
comment on function public.list_jobs(text, text, int, int) is
  'The calling mechanic''s jobs: {rows, total}; in progress first, then approved by date, then completed, newest '
  'first. The search looks at service, customer, vehicle and registration. Rupees and minutes. Mechanics only.';
revoke all on function public.list_jobs(text, text, int, int) from public;
grant execute on function public.list_jobs(text, text, int, int) to authenticated;

create function private.job_summary() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_mechanic();
  day_start timestamptz := private.today()::timestamp at time zone private.garage_time_zone();
  answer jsonb;
begin
  select jsonb_build_object(
    'total_completed', count(*) filter (where r.status = 'completed'),
    'completed_today', count(*) filter (where r.completion_date >= day_start),
    'bonus_earned', coalesce(
      sum(round(0.03 * coalesce(r.final_cost, r.estimated_cost), 2)) filter (where r.status = 'completed'), 0
    ),
    'total_assigned', count(*)
  ) into answer
  from public.service_requests r where r.assigned_mechanic = caller;
  return answer;
end
$$;
comment on function private.job_summary() is 'See public.job_summary().';
revoke all on function private.job_summary() from public;
grant execute on function private.job_summary() to authenticated;

create function public.job_summary() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.job_summary() $$;
comment on function public.job_summary() is
  'The calling mechanic''s counts and bonus: {total_completed, completed_today, bonus_earned (rupees), '
  'total_assigned}; today is the garage''s day. Mechanics only.';
revoke all on function public.job_summary() from public;
grant execute on function public.job_summary() to authenticated;
