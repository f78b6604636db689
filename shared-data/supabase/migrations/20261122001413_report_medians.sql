-- Medians: every value counts, so that sums do not help. The values of a stage are kept by their size, for each summed day and
-- each whole month of them: the buckets say which of them has the middle, and only that one is read.

-- Functions

create function private.spread_bucket(p_minutes numeric) returns int
language sql immutable
-- Sixteen for each doubling: one has 2 to 4 % of the values of a stage.
return floor(16 * ln(p_minutes::float8 + 1) / ln(2::float8))::int;
comment on function private.spread_bucket(numeric) is 'Where report_spreads has a value; a larger one is never in an earlier bucket. Internal.';

create function private.report_medians(p_from date, p_to date, p_sources text[], p_step text) returns table (
  source text, from_day date, median numeric
)
language sql stable security definer set search_path = ''
as $$
  with months as materialized (
    select m.first_day::date as first_day
    from generate_series(date_trunc('month', p_from::timestamp), p_to::timestamp, interval '1 month') m (first_day)
    where p_step in ('month', 'whole') and m.first_day >= p_from and (m.first_day + interval '1 month')::date - 1 <= p_to
      and exists (
        select from private.report_spreads s where s.source = any (p_sources) and s.is_month and s.first_day = m.first_day::date
      )
  ), chosen as materialized (
    select true as is_month, m.first_day from months m
    union all
    select false, s.day from private.report_summed_days s
    where s.day between p_from and p_to and not exists (
      select from months m where m.first_day = date_trunc('month', s.day::timestamp)::date
    )
  ), counted as materialized (
    select n.source, f.day, private.spread_bucket(f.value) as bucket, f.value::float8 as minutes
    from unnest(p_sources) n (source)
    cross join private.report_gaps(p_from, p_to) g
    cross join lateral private.report_facts(n.source, g.from_day, g.to_day) f
  ), buckets as (
    select b.source, b.from_day, b.bucket, sum(b.facts)::bigint as facts from (
      select s.source, private.step_start(p_step, c.first_day, p_from) as from_day, s.bucket, s.facts
      from chosen c
      join private.report_spreads s on s.source = any (p_sources) and s.is_month = c.is_month and s.first_day = c.first_day
      union all
      select c.source, private.step_start(p_step, c.day, p_from), c.bucket, 1 from counted c
    ) b group by 1, 2, 3
  ), middle as materialized (
    -- Of an even number both in the middle, which may be in two buckets.
    select r.source, r.from_day, r.bucket, r.total, min(r.upto - r.facts) over (partition by r.source, r.from_day)::int as below
    from (
      select b.*, sum(b.facts) over (partition by b.source, b.from_day order by b.bucket)::bigint as upto,
        sum(b.facts) over (partition by b.source, b.from_day)::bigint as total
      from buckets b
    ) r where r.upto >= (r.total + 1) / 2 and r.upto - r.facts < (r.total + 2) / 2
  ), read as (
    select m.source, m.from_day, m.below, m.total, v.minutes
    from middle m
    join chosen c on private.step_start(p_step, c.first_day, p_from) = m.from_day
    cross join lateral (
      select s.minutes from private.report_spreads s
      where s.source = m.source and s.is_month = c.is_month and s.first_day = c.first_day and s.bucket = m.bucket
      -- One at most; without a limit all of them are read for a join.
      limit 1
    ) s
    cross join lateral unnest(s.minutes) v (minutes)
    union all
    select m.source, m.from_day, m.below, m.total, c.minutes
    from middle m join counted c on c.source = m.source and c.bucket = m.bucket
      and private.step_start(p_step, c.day, p_from) = m.from_day
  )
  select c.source, c.from_day, ((
      min(c.minutes) filter (where c.upto >= (c.total + 1) / 2) + min(c.minutes) filter (where c.upto >= (c.total + 2) / 2)
    ) / 2)::numeric
  from (
    -- Many values are the same: counted first, few are left to sort.
    select r.source, r.from_day, r.total, r.minutes,
      r.below + sum(count(*)) over (partition by r.source, r.from_day order by r.minutes) as upto
    from read r group by r.source, r.from_day, r.below, r.total, r.minutes
  ) c group by 1, 2
$$;
comment on function private.report_medians(date, date, text[], text) is
  'The medians of stages by step, as of report_sums: as prepared, else counted now; none of a step without facts. Internal.';

create function private.sum_report_spreads(p_first date, p_last date) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  month date := date_trunc('month', p_first::timestamp);
begin
  delete from private.report_spreads s where not s.is_month and s.first_day between p_first and p_last;
  delete from private.report_spreads s where s.is_month and s.first_day between month and p_last;
  insert into private.report_spreads (source, is_month, first_day, bucket, facts, minutes)
  select n.source, false, f.day, private.spread_bucket(f.value), count(*), array_agg(f.value::float8)
  from (select distinct c.source from private.report_figures() c where c.way = 'median') n
  cross join lateral private.report_facts(n.source, p_first, p_last) f
  group by 1, 3, 4;
  insert into private.report_spreads (source, is_month, first_day, bucket, facts, minutes)
  select s.source, true, m.first_day::date, s.bucket, count(*), array_agg(e.minutes)
  from generate_series(month::timestamp, p_last::timestamp, interval '1 month') m (first_day)
  cross join lateral (select (m.first_day + interval '1 month')::date - 1 as last_day) l
  join private.report_spreads s on not s.is_month and s.first_day between m.first_day::date and l.last_day
  cross join lateral unnest(s.minutes) e (minutes)
  where (
    select count(*) from private.report_summed_days d where d.day between m.first_day::date and l.last_day
  ) = l.last_day - m.first_day::date + 1
  group by 1, 3, 4;
end
$$;
comment on function private.sum_report_spreads(date, date) is
  'Keeps the values of the stages of these summed days, and of each month of them whose days are all summed up. Internal.';
