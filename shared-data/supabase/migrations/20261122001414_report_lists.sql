-- The report, the rows of a figure, its trend within a period, and the sums of closed days, prepared in the background.

-- Functions

create function private.report(p_from date, p_to date, p_medians boolean, p_months int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  perform private.check_report_period(p_from, p_to);
  if p_months not between 1 and 12 then
    raise exception using errcode = 'PT400', message = 'Please compare with 1 to 12 months before', hint = 'months';
  end if;
  perform private.require_prepared(p.from_day, p.to_day) from private.report_periods(p_from, p_to, p_months) p;
  return (
    with periods as materialized (
      select * from private.report_periods(p_from, p_to, p_months)
    ), figures as materialized (
      select f.* from private.report_figures() f where (f.way = 'median') = p_medians
    ), sources as materialized (
      select array_agg(distinct f.source) as names from figures f where f.way <> 'end'
    ), sums as materialized (
      select p.place, s.* from periods p cross join sources f cross join lateral private.report_sums(
        p.from_day, p.to_day, f.names, case p.place when 1 then private.report_step(p_from, p_to) else 'whole' end
      ) s
    ), totals as (
      select s.place, s.source, sum(s.value) as value, sum(s.base) as base, sum(s.facts)::bigint as facts from sums s group by 1, 2
      union all
      select p.place, f.source, e.value, e.base, e.facts
      from periods p cross join figures f cross join lateral private.sums_at(f.source, least(p.to_day, private.today())) e
      where f.way = 'end'
    ), medians as (
      select p.place, m.source, m.median
      from periods p cross join sources f cross join lateral private.report_medians(p.from_day, p.to_day, f.names, 'whole') m
      where p_medians
    ), answers as materialized (
      select f.figure, p.place, private.figure_value(f.way, f.unit, t.value, t.base, m.median) as value, coalesce(t.facts, 0) as facts
      from figures f cross join periods p
      left join totals t on t.source = f.source and t.place = p.place
      left join medians m on m.source = f.source and m.place = p.place
    )
    select jsonb_build_object(
      'from_day', p_from, 'to_day', p_to,
      'before', (select jsonb_build_object('from_day', p.from_day, 'to_day', p.to_day) from periods p where p.place = 2),
      'year_before', (select jsonb_build_object('from_day', p.from_day, 'to_day', p.to_day) from periods p where p.place = 3),
      'prepared_at', (
        select min(s.summed_at) from periods p join private.report_summed_days s on s.day between p.from_day and p.to_day
      ),
      'figures', (
        select jsonb_agg(jsonb_build_object(
          'figure', f.figure, 'topic', f.topic, 'name', f.name, 'unit', f.unit, 'way', f.way, 'formula', f.formula,
          'value', n.value, 'facts', n.facts, 'before', b.value, 'year_before', y.value
        ) order by f.place)
        from figures f
        join answers n on n.figure = f.figure and n.place = 1
        join answers b on b.figure = f.figure and b.place = 2
        join answers y on y.figure = f.figure and y.place = 3
      ),
      'trend', case when not p_medians then jsonb_build_object('step', private.report_step(p_from, p_to), 'points', coalesce((
        select jsonb_agg(jsonb_build_object(
          'from_day', t.from_day, 'to_day', t.to_day, 'revenue', coalesce(v.revenue, 0), 'margin', coalesce(v.margin, 0),
          'jobs', coalesce(v.jobs, 0)
        ) order by t.from_day)
        from private.report_steps(p_from, p_to) t
        cross join lateral (
          select sum(s.value) filter (where s.source = 'revenue') as revenue, sum(s.value) filter (where s.source = 'margin') as margin,
            sum(s.value) filter (where s.source = 'jobs') as jobs
          from sums s where s.place = 1 and s.source in ('revenue', 'margin', 'jobs') and s.from_day = t.from_day
        ) v
      ), '[]')) end
    )
  );
end
$$;

create function public.report(from_day date, to_day date, medians boolean default false, months int default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.report($1, $2, $3, $4) $$;
comment on function public.report(date, date, boolean, int) is
  'The figures of a period of up to five years beside the one before and the year before: {from_day, to_day, before and year_before: '
  '{from_day, to_day}, prepared_at: when the oldest sum in it was counted, null when all was counted now, figures: [{figure, topic, '
  'name, unit, way, formula, value: null for a mean, share or median of nothing, facts: how many rows it has, before, year_before}], '
  'trend: {step: day, week or month, points: [{from_day, to_day, revenue, margin, jobs}]} up to today, null with medians}. '
  'medians: those of the stages alone, in place of all others. months: how many months before it the period before begins, 3 for a '
  'quarter so far, 12 for a year so far; null for as long as it is. Managers only. PT400, PT409 while the sums of many days are '
  'still being prepared.';

create function private.require_figure(p_figure text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if not exists (select from private.report_figures() f where f.figure = p_figure) then
    raise exception using errcode = 'PT400', message = 'Please choose a figure', hint = 'figure';
  end if;
  return p_figure;
end
$$;
comment on function private.require_figure(text) is 'The key of a figure; PT400 (hint: figure) for another text. Internal.';

create function private.report_rows(
  p_figure text, p_from date, p_to date, p_page int, p_page_size int, p_after_day date, p_after_key text
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.register_length(p_page_size);
  skipped bigint := (greatest(coalesce(p_page, 1), 1)::bigint - 1) * most;
  after_kind text := split_part(p_after_key, '-', 1);
  after_id bigint := substring(p_after_key from '-([0-9]{1,18})$');
  last date := least(p_to, private.today());
  wanted record;
  by_day boolean;
  answer jsonb;
begin
  perform private.require_manager();
  perform private.require_figure(p_figure);
  perform private.check_report_period(p_from, p_to);
  perform private.require_finite(isfinite(p_after_day), 'after_day');
  select f.* into wanted from private.report_figures() f where f.figure = p_figure;
  by_day := wanted.way <> 'end';
  if by_day then
    perform private.require_prepared(p_from, last);
  end if;
  with days as materialized (
    select s.from_day as day, s.value, s.base, s.facts
    from private.report_sums(p_from, last, array[wanted.source], 'day') s where by_day
  ), newest as materialized (
    -- The days of this page alone: the facts of a year take up to 9 s at a million requests.
    select c.day from (
      select d.day, d.facts, sum(d.facts) filter (where p_after_day is null or d.day < p_after_day) over (
        order by d.day desc rows between unbounded preceding and 1 preceding
      ) as newer
      from days d where p_after_day is null or d.day <= p_after_day
    ) c where c.facts > 0 and coalesce(c.newer, 0) < skipped + most
  ), facts as materialized (
    select f.* from newest n cross join lateral private.report_facts(wanted.source, n.day, n.day) f
    union all
    select f.* from private.report_facts(wanted.source, last, last) f where not by_day
  ), page as materialized (
    select f.* from facts f
    where p_after_day is null or f.day < p_after_day
      or (f.day = p_after_day and (f.kind > after_kind or (f.kind = after_kind and f.id < after_id)))
    order by f.day desc, f.kind, f.id desc offset skipped limit most
  ), sums as (
    select sum(t.value) as value, sum(t.base) as base, coalesce(sum(t.facts), 0)::bigint as facts from (
      select d.value, d.base, d.facts from days d
      union all
      select f.value, f.base, 1 from facts f where not by_day
    ) t
  ), medians as (
    select max(m.median) as median
    from private.report_medians(p_from, last, array[wanted.source], 'whole') m where wanted.way = 'median'
  )
  select jsonb_build_object(
    'figure', p_figure, 'name', wanted.name, 'unit', wanted.unit, 'way', wanted.way, 'formula', wanted.formula,
    'from_day', p_from, 'to_day', p_to, 'facts', s.facts, 'total', least(s.facts, private.count_limit()),
    'value', private.figure_value(wanted.way, wanted.unit, s.value, s.base, m.median),
    'prepared_at', (select min(d.summed_at) from private.report_summed_days d where by_day and d.day between p_from and last),
    'rows', coalesce((
      select jsonb_agg(
        private.report_row(g.kind, g.id) || jsonb_build_object('key', g.kind || '-' || g.id, 'day', g.day, 'value', g.value, 'base', g.base)
        order by g.day desc, g.kind, g.id desc
      ) from page g
    ), '[]')
  ) into answer
  from sums s cross join medians m;
  return answer;
end
$$;

create function public.report_rows(
  figure text, from_day date, to_day date, page int default 1, page_size int default 20, after_day date default null,
  after_key text default null
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.report_rows($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.report_rows(text, date, date, int, int, date, text) is
  'What a figure of report is made of, the newest first: {figure, name, unit, way, formula, from_day, to_day, value and prepared_at: '
  'as in report, facts: how many rows, total: the same, up to 1,001, rows of a page of up to 1,000: [{key, day, opens: request, invoice, payment, part, estimate or null, ref: its id, title, '
  'detail, person, value, base: a mean or share is the sum of the values by that of the bases}]}. after_day and after_key: those after a row. Managers only. '
  'PT400, PT409 as report.';

create function private.report_trend(p_figure text, p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted record;
  is_end boolean;
  step text;
  answer jsonb;
begin
  perform private.require_manager();
  perform private.require_figure(p_figure);
  perform private.check_report_period(p_from, p_to);
  step := private.report_step(p_from, p_to);
  select f.* into wanted from private.report_figures() f where f.figure = p_figure;
  is_end := wanted.way = 'end';
  -- What was owed on a day is counted at once.
  if wanted.source <> 'receivables' then
    perform private.require_prepared(p_from, p_to);
  end if;
  with steps as materialized (
    select t.* from private.report_steps(p_from, p_to) t
  ), sums as materialized (
    select s.* from private.report_sums(p_from, p_to, array[wanted.source], step) s where not is_end
  ), medians as materialized (
    select m.* from private.report_medians(p_from, p_to, array[wanted.source], step) m where wanted.way = 'median'
  )
  select jsonb_build_object('figure', p_figure, 'step', step, 'points', coalesce(jsonb_agg(jsonb_build_object(
    'from_day', b.from_day, 'to_day', b.to_day,
    'value', private.figure_value(wanted.way, wanted.unit, t.value, t.base, m.median)
  ) order by b.from_day), '[]'))
  into answer
  from steps b
  left join lateral (
    select s.value, s.base from sums s where s.from_day = b.from_day
    union all
    select e.value, e.base from private.sums_at(wanted.source, b.to_day) e where is_end
  ) t on true
  left join medians m on m.from_day = b.from_day;
  return answer;
end
$$;

create function public.report_trend(figure text, from_day date, to_day date) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.report_trend($1, $2, $3) $$;
comment on function public.report_trend(text, date, date) is
  'A figure of report by day for up to two weeks, by week, or by month where the period is longer than a quarter: {figure, step: day, week '
  'or month, points: [{from_day, to_day, value}]}, up to today. Managers only. PT400, PT409 as report.';

create function private.sum_report_days(p_first date, p_last date) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two at once would miss each other's days of one month; before all rows, so that none waits with rows locked.
  lock table private.report_spreads in share row exclusive mode;
  insert into private.report_days as d (day, source, value, base, facts)
  with days as materialized (
    select g.day::date as day from generate_series(p_first::timestamp, p_last::timestamp, interval '1 day') g (day)
  ), sources as materialized (
    select c.source, bool_or(c.way = 'end') as is_end from private.report_figures() c group by 1
  ), sums as materialized (
    select s.source, f.day, sum(f.value) as value, sum(f.base) as base, count(*) as facts
    from sources s cross join lateral private.report_facts(s.source, p_first, p_last) f
    where not s.is_end group by s.source, f.day
    union all
    select f.source, f.day, sum(f.value), sum(f.base), count(*)
    from private.stock_on_days(p_first, p_last) f group by f.source, f.day
    union all
    -- The day of these facts is that of their invoice.
    select 'receivables', d.day, sum(f.value), sum(f.base), count(*)
    from days d cross join lateral private.report_facts('receivables', d.day, d.day) f group by d.day
  )
  select d.day, s.source, coalesce(n.value, 0), coalesce(n.base, 0), coalesce(n.facts, 0)
  from days d cross join sources s left join sums n on n.source = s.source and n.day = d.day
  order by d.day desc, s.source
  on conflict (day, source) do update
  set value = excluded.value, base = excluded.base, facts = excluded.facts;
  insert into private.report_summed_days (day, summed_at)
  select g.day::date, now() from generate_series(p_last::timestamp, p_first::timestamp, interval '-1 day') g (day)
  on conflict (day) do update set summed_at = excluded.summed_at, is_expired = false;
  perform private.sum_report_spreads(p_first, p_last);
end
$$;
comment on function private.sum_report_days(date, date) is
  'Sums up closed days together, locking them from the last one on: 31 days of 25,000 jobs take 2.7 s of computing time, one day alone 0.24. Internal.';

create function private.expire_report_days(p_since timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  first date := (p_since at time zone private.garage_time_zone())::date;
begin
  -- In the order of prepare_reports.
  perform from private.report_summed_days s where s.day >= first order by s.day desc for update;
  update private.report_summed_days s set is_expired = true where s.day >= first;
end
$$;
comment on function private.expire_report_days(timestamptz) is
  'Has prepare_reports sum up a day and all after it again: an import of past services, or its end, changed them, up to who was lost '
  'or came back a year later. Internal.';

-- 20,000: below it a report that counts everything takes less than 300 ms.
create function private.prepare_reports(p_most int default 14, p_large int default 20000) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  -- An hour later, so that nothing of that day can still be on its way.
  last date := ((now() - interval '1 hour') at time zone private.garage_time_zone())::date - 1;
  first date;
  stretch record;
  summed int := 0;
begin
  if (select count(*) from (select from public.service_requests limit p_large + 1) c) <= p_large
    -- A year of movements is read for each day that is compared.
    and (select count(*) from (select from private.stock_movements limit p_large + 1) c) <= p_large then
    return 0;
  end if;
  select least(
    (select (min(r.completion_date) at time zone private.garage_time_zone())::date from public.service_requests r where r.status = 'completed'),
    (select min(i.issued_on) from private.invoices i)
  ) into first;
  for stretch in
    with chosen as (
      select d.day::date as day
      from generate_series(first::timestamp, last::timestamp, interval '1 day') d (day)
      left join private.report_summed_days s on s.day = d.day::date
      -- Late entries, such as a corrected clock or a repeat, change the last two months: again each day; older days each month.
      where s.day is null or s.is_expired or s.summed_at < now() - interval '30 days'
        or (d.day::date > last - 62 and s.summed_at < private.day_starts(last + 1))
      order by s.day is not null, d.day desc limit least(greatest(coalesce(p_most, 14), 1), 1000)
    )
    select min(i.day) as first_day, max(i.day) as last_day, count(*)::int as days from (
      select c.day, c.day - row_number() over (order by c.day)::int as island from chosen c
    ) i group by i.island, (last - i.day) / 31 order by 1 desc
  loop
    perform private.sum_report_days(stretch.first_day, stretch.last_day);
    summed := summed + stretch.days;
  end loop;
  return summed;
end
$$;

create function public.prepare_reports() returns int
language sql volatile security invoker set search_path = ''
as $$ select private.prepare_reports() $$;
comment on function public.prepare_reports() is
  'Sums up closed days for the reports of a garage with more than 20,000 requests, at most 14, those that were never summed up first, and '
  'returns how many. Called by what sends the messages. Secret key only.';

-- Grants

grant execute on function
  private.report(date, date, boolean, int), public.report(date, date, boolean, int),
  private.report_rows(text, date, date, int, int, date, text), public.report_rows(text, date, date, int, int, date, text),
  private.report_trend(text, date, date), public.report_trend(text, date, date)
to authenticated;
grant execute on function private.prepare_reports(int, int), public.prepare_reports() to service_role;
