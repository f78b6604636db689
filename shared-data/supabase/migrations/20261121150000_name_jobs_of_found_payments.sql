-- The payments that were found name the jobs they covered, for the rows of the page only.

create function private.paid_jobs(p_request_ids bigint[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'request_id', r.request_id, 'service_name', r.service_name, 'brand', r.brand, 'model', r.model,
    'registration_number', r.registration_number, 'completion_date', r.completion_date, 'final_cost', r.final_cost
  ) order by r.completion_date, r.request_id), '[]')
  from public.service_requests r where r.request_id = any (p_request_ids)
$$;
comment on function private.paid_jobs(bigint[]) is
  'What a payment says of the jobs it covered; one that was cleared is not among them. Internal.';
revoke all on function private.paid_jobs(bigint[]) from public;

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
  execute format('select count(*) from public.salary_payments s where %s', matching)
  into total using only_mechanic, names, p_paid_from, p_paid_to;
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
