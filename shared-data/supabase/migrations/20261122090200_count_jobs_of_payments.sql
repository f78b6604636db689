-- A list of payments says how many jobs each covered. Which ones they were, dozens for each payment, was nine tenths of
-- the answer, and is told of one payment when somebody asks.

create or replace function private.paid_names(p_search text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select t.kind from private.tallies t
    where t.subject = 'paid_names' and strpos(lower(t.kind), lower(p_search)) > 0
    group by t.kind having sum(t.amount) <> 0
  )
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
  if only_mechanic is null and p_paid_from is null and p_paid_to is null then
    select coalesce(sum(t.amount), 0) into total from private.tallies t
    where t.subject = 'paid_names' and (search is null or t.kind = any (names));
  else
    execute format('select count(*) from public.salary_payments s where %s', matching)
    into total using only_mechanic, names, p_paid_from, p_paid_to;
  end if;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''payment_id'', s.payment_id, ''payment_date'', s.payment_date, '
    '''mechanic_id'', s.mechanic_id, ''mechanic_name'', s.mechanic_name, ''mechanic_email'', s.mechanic_email, '
    '''time_based_pay'', s.time_based_pay, ''bonus_amount'', s.bonus_amount, ''total_amount'', s.total_amount, '
    '''jobs_count'', cardinality(s.jobs_included), ''notes'', s.notes) order by l.place), ''[]'') from ('
    '  select i.payment_id, row_number() over () as place from ('
    '    select s.payment_id from public.salary_payments s where %s '
    '    order by s.payment_date desc, s.payment_id desc offset $5 limit $6'
    '  ) i'
    ') l join public.salary_payments s using (payment_id)', matching
  ) into rows using only_mechanic, names, p_paid_from, p_paid_to, private.page_start(p_page, p_page_size),
    private.page_length(p_page_size);
  return jsonb_build_object(
    'rows', rows, 'total', total, 'stats', private.payment_statistics(only_mechanic)
  );
end
$$;
comment on function public.list_salary_payments(text, timestamptz, timestamptz, int, int) is
  'Salary payments, newest first, each with jobs_count, the number of jobs it covered: {rows, total, stats}. Managers '
  'see all, mechanics their own. The search looks at the mechanic''s name; paid_from is included, paid_to is not. stats '
  'cover all that the caller may see.';

create function private.payment_jobs(p_payment_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_staff();
  ids bigint[];
begin
  select s.jobs_included into ids from public.salary_payments s
  where s.payment_id = p_payment_id and (s.mechanic_id = caller or private.is_manager());
  if not found then
    raise exception using errcode = 'PT404', message = 'Payment not found', hint = 'payment_id';
  end if;
  return jsonb_build_object('jobs_included', ids, 'jobs', private.paid_jobs(ids));
end
$$;
comment on function private.payment_jobs(bigint) is 'See public.payment_jobs(bigint).';
revoke all on function private.payment_jobs(bigint) from public;
grant execute on function private.payment_jobs(bigint) to authenticated;

create function public.payment_jobs(payment_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.payment_jobs($1) $$;
comment on function public.payment_jobs(bigint) is
  'The jobs that a payment covered: {jobs_included, jobs}, the ids of all of them and those that are still on record. '
  'Managers of any payment, mechanics of their own; PT404 for another.';
revoke all on function public.payment_jobs(bigint) from public;
grant execute on function public.payment_jobs(bigint) to authenticated;
