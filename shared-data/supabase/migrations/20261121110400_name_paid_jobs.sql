-- A payment names the jobs it covered, as they are on record. A job that was cleared meanwhile is known by number only.

create or replace function private.list_salary_payments(
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
      select jsonb_agg(to_jsonb(p) || jsonb_build_object('jobs', coalesce((
        select jsonb_agg(jsonb_build_object(
          'request_id', r.request_id, 'service_name', r.service_name, 'brand', r.brand, 'model', r.model,
          'registration_number', r.registration_number, 'completion_date', r.completion_date,
          'final_cost', r.final_cost
        ) order by r.completion_date, r.request_id)
        from public.service_requests r where r.request_id = any (p.jobs_included)
      ), '[]')) order by p.payment_date desc, p.payment_id desc) from page p
    ), '[]'),
    'total', (select count(*) from matching),
    'stats', private.payment_statistics(only_mechanic)
  ) into answer;
  return answer;
end
$$;
comment on function public.list_salary_payments(text, timestamptz, timestamptz, int, int) is
  'Salary payments, newest first, each with the jobs it covered that are still on record: {rows, total, stats}. '
  'Managers see all, mechanics their own. The search looks at the mechanic''s name; paid_from is included, paid_to is '
  'not. stats cover all that the caller may see.';
