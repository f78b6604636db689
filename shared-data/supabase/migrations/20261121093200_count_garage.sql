-- The figures of the manager's dashboard, and what clearing all requests would delete.

create index service_requests_completion_idx on public.service_requests (completion_date)
include (final_cost) where status = 'completed';

create function private.garage_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return jsonb_build_object(
    'customers', (select count(*) from public.customers),
    'mechanics', (select count(*) from public.mechanics),
    'vehicles', (select count(*) from public.vehicles)
  );
end
$$;
comment on function private.garage_counts() is 'See public.garage_counts().';
revoke all on function private.garage_counts() from public;
grant execute on function private.garage_counts() to authenticated;

create function public.garage_counts() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.garage_counts() $$;
comment on function public.garage_counts() is
  'How many there are: {customers, mechanics, vehicles}. Managers only.';
revoke all on function public.garage_counts() from public;
grant execute on function public.garage_counts() to authenticated;

create function private.garage_trend() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  zone text := private.garage_time_zone();
  this_week timestamp := date_trunc('week', private.today()::timestamp);
  answer jsonb;
begin
  perform private.require_manager();
  select jsonb_build_object(
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week_start', w.monday::date, 'completed_jobs', j.completed_jobs, 'revenue', j.revenue
      ) order by w.monday)
      from generate_series(this_week - interval '11 weeks', this_week, interval '1 week') as w (monday)
      cross join lateral (
        select count(*) as completed_jobs, coalesce(sum(r.final_cost), 0) as revenue
        from public.service_requests r
        where r.status = 'completed' and r.completion_date >= w.monday at time zone zone
          and r.completion_date < (w.monday + interval '1 week') at time zone zone
      ) j
    ),
    'open_by_status', (
      select jsonb_build_object(
        'pending', count(*) filter (where r.status = 'pending'),
        'approved', count(*) filter (where r.status = 'approved'),
        'in_progress', count(*) filter (where r.status = 'in_progress')
      )
      from public.service_requests r where r.status in ('pending', 'approved', 'in_progress')
    )
  ) into answer;
  return answer;
end
$$;
comment on function private.garage_trend() is 'See public.garage_trend().';
revoke all on function private.garage_trend() from public;
grant execute on function private.garage_trend() to authenticated;

create function public.garage_trend() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.garage_trend() $$;
comment on function public.garage_trend() is
  'The last 12 weeks, this one included, oldest first: {weeks: [{week_start, completed_jobs, revenue}], '
  'open_by_status: {pending, approved, in_progress}}. Weeks begin on Monday in the garage''s time zone; revenue is '
  'rupees of final cost. Managers only.';
revoke all on function public.garage_trend() from public;
grant execute on function public.garage_trend() to authenticated;

create function private.clearing_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return jsonb_build_object(
    'requests', (select count(*) from public.service_requests),
    'open_requests', (
      select count(*) from public.service_requests r where r.status in ('pending', 'approved', 'in_progress')
    ),
    'unpaid_jobs', (
      select count(*) from public.service_requests r where r.status = 'completed' and not r.is_paid
    ),
    'services', (select count(*) from public.service_request_services),
    'parts', (select count(*) from public.service_request_parts)
  );
end
$$;
comment on function private.clearing_counts() is 'See public.clearing_counts().';
revoke all on function private.clearing_counts() from public;
grant execute on function private.clearing_counts() to authenticated;

create function public.clearing_counts() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.clearing_counts() $$;
comment on function public.clearing_counts() is
  'What clear_all_requests would delete: {requests, open_requests, unpaid_jobs, services, parts}; open requests and '
  'unpaid completed jobs are among the requests. Managers only.';
revoke all on function public.clearing_counts() from public;
grant execute on function public.clearing_counts() to authenticated;
