-- What is due to a mechanic, and what has been paid.

create function private.mechanic_salary(p_mechanic_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  mechanic jsonb;
  answer jsonb;
begin
  perform private.require_manager();
  select to_jsonb(m) into mechanic from public.mechanics m where m.mechanic_id = p_mechanic_id;
  if not found then
    return null;
  end if;
  select jsonb_build_object(
    'mechanic', mechanic,
    'unpaid_jobs', coalesce(jsonb_agg(to_jsonb(p) order by p.completion_date, p.request_id), '[]'),
    'time_pay', coalesce(sum(p.time_pay), 0),
    'bonus', coalesce(sum(p.bonus), 0),
    'total', coalesce(sum(p.time_pay + p.bonus), 0)
  ) into answer
  from private.job_pay(p_mechanic_id) p;
  return answer || jsonb_build_object('statistics', (
    select jsonb_build_object(
      'total_jobs', count(*),
      'completed_jobs', count(*) filter (where r.status = 'completed'),
      'open_jobs', count(*) filter (where r.status in ('approved', 'in_progress')),
      'paid_jobs', count(*) filter (where r.is_paid),
      'total_paid', (select coalesce(sum(s.total_amount), 0) from public.salary_payments s
        where s.mechanic_id = p_mechanic_id)
    )
    from public.service_requests r where r.assigned_mechanic = p_mechanic_id
  ));
end
$$;
comment on function private.mechanic_salary(uuid) is 'See public.mechanic_salary(uuid).';
revoke all on function private.mechanic_salary(uuid) from public;
grant execute on function private.mechanic_salary(uuid) to authenticated;

create function public.mechanic_salary(mechanic_id uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.mechanic_salary($1) $$;
comment on function public.mechanic_salary(uuid) is
  'A mechanic with the unpaid jobs and what they earn (rupees, minutes): {mechanic, unpaid_jobs, time_pay, bonus, '
  'total, statistics}; null for an unknown id. Managers only.';
revoke all on function public.mechanic_salary(uuid) from public;
grant execute on function public.mechanic_salary(uuid) to authenticated;

create function private.payment_statistics(p_mechanic_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  month_start timestamptz :=
    date_trunc('month', private.today()::timestamp) at time zone private.garage_time_zone();
  answer jsonb;
begin
  select jsonb_build_object(
    'total_paid', coalesce(sum(s.total_amount), 0),
    'total_payments', count(*),
    'monthly_total', coalesce(sum(s.total_amount) filter (where s.payment_date >= month_start), 0),
    'monthly_payments', count(*) filter (where s.payment_date >= month_start),
    'avg_payment', coalesce(round(avg(s.total_amount), 2), 0),
    'unique_mechanics', count(distinct coalesce(s.mechanic_id::text, s.mechanic_email))
  ) into answer
  from public.salary_payments s
  where p_mechanic_id is null or s.mechanic_id = p_mechanic_id;
  return answer;
end
$$;
comment on function private.payment_statistics(uuid) is
  'Payment stats (spec section 3) of one mechanic, or of all for null; the month is the garage''s. Internal.';
revoke all on function private.payment_statistics(uuid) from public;

create function private.list_salary_payments(
  p_search text, p_paid_from timestamptz, p_paid_to timestamptz, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_staff();
  only_mechanic uuid := case when private.is_manager() then null else caller end;
  search text := nullif(btrim(p_search), '');
  answer jsonb;
begin
  with matching as (
    select s.payment_id, s.payment_date, s.mechanic_id, s.mechanic_name, s.mechanic_email, s.time_based_pay,
      s.bonus_amount, s.total_amount, s.jobs_included, s.notes
    from public.salary_payments s
    where (only_mechanic is null or s.mechanic_id = only_mechanic)
      and (p_paid_from is null or s.payment_date >= p_paid_from)
      and (p_paid_to is null or s.payment_date < p_paid_to)
      and (search is null or private.contains_text(s.mechanic_name, search))
  ), page as (
    select m.* from matching m order by m.payment_date desc, m.payment_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(p) order by p.payment_date desc, p.payment_id desc) from page p
    ), '[]'),
    'total', (select count(*) from matching),
    'stats', private.payment_statistics(only_mechanic)
  ) into answer;
  return answer;
end
$$;
comment on function private.list_salary_payments(text, timestamptz, timestamptz, int, int) is
  'See public.list_salary_payments(…).';
revoke all on function private.list_salary_payments(text, timestamptz, timestamptz, int, int) from public;
grant execute on function private.list_salary_payments(text, timestamptz, timestamptz, int, int) to authenticated;

create function public.list_salary_payments(
  search text default null, paid_from timestamptz default null, paid_to timestamptz default null,
  page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_salary_payments($1, $2, $3, $4, $5) $$;
comment on function public.list_salary_payments(text, timestamptz, timestamptz, int, int) is
  'Salary payments, newest first: {rows, total, stats}. Managers see all, mechanics their own. The search looks at the '
  'mechanic''s name; paid_from is included, paid_to is not. stats cover all that the caller may see.';
revoke all on function public.list_salary_payments(text, timestamptz, timestamptz, int, int) from public;
grant execute on function public.list_salary_payments(text, timestamptz, timestamptz, int, int) to authenticated;
