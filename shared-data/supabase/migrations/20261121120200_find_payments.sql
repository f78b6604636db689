-- Payments by the thousand: the figures are added up in an index that holds them, and a search for a mechanic's name
-- looks through the few names there are before it looks for payments.

create index salary_payments_figures_idx on public.salary_payments (payment_date, payment_id)
include (total_amount, mechanic_id, mechanic_email);
drop index public.salary_payments_payment_date_idx;
create index salary_payments_name_idx on public.salary_payments (mechanic_name, payment_date, payment_id);

create function private.paid_names(p_search text) returns text[]
language sql stable security definer set search_path = ''
as $$
  -- From each name straight to the next one: as many steps as there are names, however many payments.
  with recursive names as (
    (select s.mechanic_name as name from public.salary_payments s order by s.mechanic_name limit 1)
    union all
    select (
      select s.mechanic_name from public.salary_payments s where s.mechanic_name > n.name
      order by s.mechanic_name limit 1
    )
    from names n where n.name is not null
  )
  select array(select n.name from names n where private.contains_text(n.name, p_search))
$$;
comment on function private.paid_names(text) is
  'The names of mechanics who were ever paid that hold what was searched, of those who left too. Internal.';
revoke all on function private.paid_names(text) from public;

create or replace function private.list_salary_payments(
  p_search text, p_paid_from timestamptz, p_paid_to timestamptz, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = ''
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
    'select coalesce(jsonb_agg(to_jsonb(p) - ''place'' order by p.place), ''[]'') from ('
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
