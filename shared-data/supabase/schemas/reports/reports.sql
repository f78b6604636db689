-- Reports: the figures of a period beside the period before and the year before, each with its formula and
-- its rows. A large
-- garage has the sums of closed days prepared.

set check_function_bodies = off;

create function private.forget_report_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.report_days where true;
  delete from private.report_spreads where true;
  delete from private.report_summed_days where true;
  return null;
end
$$;
comment on function private.forget_report_days() is
  'Trigger: clearing all requests takes what was prepared of them.';
create trigger forget_report_days after truncate on public.service_requests
for each statement execute function private.forget_report_days();

create function private.report_figures() returns table (
  place bigint, figure text, topic text, name text, unit text, way text, source text, formula text
)
language sql immutable set search_path = ''
as $$
  select row_number() over (), f.* from (values
    ('revenue', 'money', 'Revenue', 'rupees', 'sum', 'revenue',
      'Invoices issued in the period less credit notes, without tax.'),
    ('parts_cost', 'money', 'Cost of parts', 'rupees', 'sum', 'parts_cost',
      'Parts used for jobs in the period less what came back, at what they cost.'),
    ('labour_cost', 'money', 'Cost of labour', 'rupees', 'sum', 'labour_cost',
      'Time pay and bonus of the jobs completed in the period: as computed when a job was paid, else at today''s rate. What was '
      'added to or taken from a payment, and jobs that were cleared, are left out.'),
    ('margin', 'money', 'Margin', 'rupees', 'sum', 'margin',
      'Revenue less cost of parts and cost of labour.'),
    ('margin_share', 'money', 'Margin of revenue', 'percent', 'share', 'margin',
      'Margin divided by revenue.'),
    ('average_invoice', 'money', 'Average invoice', 'rupees', 'mean', 'invoiced',
      'Invoices with tax less credit notes, divided by the number of invoices.'),
    ('paid_cash', 'money', 'Paid in cash', 'rupees', 'sum', 'paid_cash',
      'Cash received in the period less what was given back.'),
    ('paid_upi', 'money', 'Paid by UPI', 'rupees', 'sum', 'paid_upi',
      'UPI payments of the period less what was given back.'),
    ('paid_card', 'money', 'Paid by card', 'rupees', 'sum', 'paid_card',
      'Card payments of the period less what was given back.'),
    ('paid_bank', 'money', 'Paid to the bank', 'rupees', 'sum', 'paid_bank',
      'Bank transfers of the period less what was given back.'),
    ('receivables', 'money', 'Receivables', 'rupees', 'end', 'receivables',
      'What invoices left to pay at the end of the last day, whenever they were issued.'),
    ('jobs', 'jobs', 'Jobs completed', 'count', 'sum', 'jobs', 'Requests completed in the period.'),
    ('approval_rate', 'jobs', 'Approval rate', 'percent', 'share', 'approvals',
      'Lines of estimates that were approved, of all that were answered in the period.'),
    ('kept_promises', 'jobs', 'Kept promises', 'percent', 'share', 'promises',
      'Jobs completed by the time promised last, of those completed in the period that had one.'),
    ('kept_first_promises', 'jobs', 'Kept first promises', 'percent', 'share', 'first_promises',
      'Jobs completed by the time promised first, however often it was moved, of those completed in the period that had one.'),
    ('arrive_mean', 'jobs', 'Booked to checked in, mean', 'minutes', 'mean', 'arrive',
      'Mean time from booking to check-in of the jobs completed in the period.'),
    ('arrive_median', 'jobs', 'Booked to checked in, median', 'minutes', 'median', 'arrive',
      'Half of the jobs completed in the period took longer from booking to check-in.'),
    ('start_mean', 'jobs', 'Checked in to started, mean', 'minutes', 'mean', 'start',
      'Mean time from check-in to the start of work of the jobs completed in the period.'),
    ('start_median', 'jobs', 'Checked in to started, median', 'minutes', 'median', 'start',
      'Half of the jobs completed in the period waited longer from check-in to the start of work.'),
    ('work_mean', 'jobs', 'Started to completed, mean', 'minutes', 'mean', 'work',
      'Mean time from the start of work to completion of the jobs completed in the period.'),
    ('work_median', 'jobs', 'Started to completed, median', 'minutes', 'median', 'work',
      'Half of the jobs completed in the period took longer from the start of work to completion.'),
    ('collect_mean', 'jobs', 'Completed to collected, mean', 'minutes', 'mean', 'collect',
      'Mean time from completion to hand-over of the cars collected in the period.'),
    ('collect_median', 'jobs', 'Completed to collected, median', 'minutes', 'median', 'collect',
      'Half of the cars collected in the period waited longer from completion to hand-over.'),
    ('waiting', 'jobs', 'Waiting', 'minutes', 'sum', 'waiting',
      'Time that the jobs completed in the period waited after check-in, for all reasons together.'),
    ('waiting_customer', 'jobs', 'Waiting for the customer', 'minutes', 'sum', 'waiting_customer',
      'Time that the jobs completed in the period waited for an answer of the customer.'),
    ('waiting_parts', 'jobs', 'Waiting for parts', 'minutes', 'sum', 'waiting_parts',
      'Time that the jobs completed in the period waited for parts.'),
    ('waiting_lift', 'jobs', 'Waiting for a lift', 'minutes', 'sum', 'waiting_lift',
      'Time that the jobs completed in the period waited for a lift.'),
    ('waiting_other_workshop', 'jobs', 'Waiting for another workshop', 'minutes', 'sum',
      'waiting_other_workshop',
      'Time that the jobs completed in the period waited for another workshop.'),
    ('waiting_other', 'jobs', 'Waiting for other reasons', 'minutes', 'sum', 'waiting_other',
      'Time that the jobs completed in the period waited for any other reason.'),
    ('sold', 'jobs', 'Sold time', 'minutes', 'sum', 'hours',
      'Minutes of the approved lines of the jobs completed in the period.'),
    ('clocked', 'jobs', 'Clocked time', 'minutes', 'base', 'hours',
      'Minutes on the clock for the jobs completed in the period.'),
    ('sold_share', 'jobs', 'Sold of clocked', 'percent', 'share', 'hours',
      'Sold time divided by clocked time.'),
    ('repeat_jobs', 'jobs', 'Repeat jobs', 'count', 'sum', 'repeats',
      'Jobs completed in the period that redo an earlier one.'),
    ('feedback', 'customers', 'Feedback', 'score', 'mean', 'feedback',
      'Mean of the answers of the period, from 1 to 5.'),
    ('feedback_answers', 'customers', 'Answers', 'count', 'base', 'feedback',
      'Customers who answered in the period how a visit was.'),
    ('feedback_low', 'customers', 'Answers below 4', 'count', 'sum', 'low_feedback',
      'Answers of the period of 1, 2 or 3.'),
    ('won', 'customers', 'Customers won', 'count', 'sum', 'won',
      'Customers whose first visit was completed in the period.'),
    ('lost', 'customers', 'Customers lost', 'count', 'sum', 'lost',
      'Customers whose last visit became a year old in the period.'),
    ('back', 'customers', 'Customers back', 'count', 'sum', 'back',
      'Customers whose visit was completed in the period after more than a year without one.'),
    ('due_bookings', 'customers', 'Bookings from due work', 'count', 'sum', 'due_bookings',
      'Bookings of the period, not cancelled, that have due work of their car within 30 days after a call, a message or a reminder about it.'),
    ('turn', 'parts', 'Turn of parts', 'ratio', 'end', 'turn',
      'Parts used in the 365 days up to the last day divided by the average stock of these days, both at the cost of the last day.'),
    ('dead_stock', 'parts', 'Dead stock', 'rupees', 'end', 'dead_stock',
      'Stock at cost, at the end of the last day, that had lain there for 180 days, of parts that no job had used in them.')
  ) f (figure, topic, name, unit, way, source, formula)
$$;
comment on function private.report_figures() is
  'All figures, the only place that defines them. way: how its facts make it: sum of the values, base: sum '
  'of the bases, mean: one by the other, share: in percent, median of the values, end: the sum as of the '
  'last day (a ratio: one by the other). unit: rupees, count, percent, minutes, score (1 to 5) or ratio.';

create function private.figure_value(p_way text, p_unit text, p_value numeric, p_base numeric,
  p_median numeric) returns numeric
language sql immutable
return case
  when p_way = 'median' then round(p_median, 2)
  -- Revenue below nothing, after credit notes, has no share.
  when p_way = 'share' then round(100 * p_value / case when p_base > 0 then p_base end, 1)
  when p_way = 'mean' or p_unit = 'ratio' then round(p_value / nullif(p_base, 0), 2)
  when p_way = 'base' then coalesce(p_base, 0)
  else coalesce(p_value, 0) end;
comment on function private.figure_value(text, text, numeric, numeric, numeric) is
  'A figure of the sums of its facts; null for a mean or median of nothing and a share of nothing or less.';

create function private.report_periods(p_from date, p_to date, p_months int)
  returns table (place int, from_day date, to_day date)
language sql immutable set search_path = ''
as $$
  with shape as (
    select extract(day from p_from) = 1 as by_months, extract(day from p_to + 1) = 1 as whole,
      (extract(year from p_to) - extract(year from p_from))::int * 12
        + (extract(month from p_to) - extract(month from p_from))::int + 1 as months
  ), shifted as (
    select 1 as place, 0 as months, 0 as days
    union all
    select 2, case when s.by_months then coalesce(p_months, s.months) else 0 end, case when s.by_months then 0
      else p_to - p_from + 1 end from shape s
    union all
    select 3, 12, 0
  )
  select f.place, (p_from - make_interval(months => f.months, days => f.days))::date,
    case when s.by_months and s.whole then (p_to + 1 - make_interval(months => f.months))::date - 1
      else (p_to - make_interval(months => f.months, days => f.days))::date end
  from shifted f cross join shape s
$$;
comment on function private.report_periods(date, date, int) is
  'A period (1), the one before (2) and the same a year before (3). One that begins with a month is '
  'compared with as many months before, up to the same day, or with that so many months before it: a '
  'quarter so far with 3; any other with as many days.';

create function private.report_gaps(p_from date, p_to date) returns table (from_day date, to_day date)
language sql stable security definer set search_path = ''
as $$
  select min(g.day), max(g.day) from (
    select d.day::date as day, d.day::date - row_number() over (order by d.day)::int as island
    from generate_series(p_from::timestamp, least(p_to, private.today())::timestamp, interval '1 day') d (day)
    where not exists (select from private.report_summed_days s where s.day = d.day::date)
  ) g group by g.island
$$;
comment on function private.report_gaps(date, date) is
  'The days of a period that are not summed up, as periods, up to today.';

create function private.step_start(p_step text, p_day date, p_from date) returns date
language sql immutable
return case when p_step = 'whole' then p_from
  else greatest(date_trunc(p_step, p_day::timestamp)::date, p_from) end;
comment on function private.step_start(text, date, date) is
  'The first day within a period from p_from on of the day, week or month of a day; of the whole period its '
  'first.';

create function private.report_sums(p_from date, p_to date, p_sources text[], p_step text) returns table (
  source text, from_day date, value numeric, base numeric, facts bigint
)
language sql stable security definer set search_path = ''
as $$
  select d.source, private.step_start(p_step, d.day, p_from), sum(d.value), sum(d.base), sum(d.facts)::bigint
  from (
    select d.source, d.day, d.value, d.base, d.facts
    from private.report_days d join private.report_summed_days s on s.day = d.day
    where d.day between p_from and p_to and d.source = any (p_sources)
    union all
    select n.source, f.day, f.value, f.base, 1
    from unnest(p_sources) n (source)
    cross join private.report_gaps(p_from, p_to) g
    cross join lateral private.report_facts(n.source, g.from_day, g.to_day) f
  ) d
  group by 1, 2
$$;
comment on function private.report_sums(date, date, text[], text) is
  'The facts of sources summed up by step (day, week, month or whole): as prepared, else counted now. Not '
  'for receivables, turn and dead_stock.';

create function private.sums_at(p_source text, p_day date)
  returns table (value numeric, base numeric, facts bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select d.value, d.base, d.facts::bigint from private.report_days d
    join private.report_summed_days s on s.day = d.day
    where d.day = p_day and d.source = p_source;
  if not found then
    return query select sum(f.value), sum(f.base), count(*)
      from private.report_facts(p_source, p_day, p_day) f;
  end if;
end
$$;
comment on function private.sums_at(text, date) is
  'The facts at the end of a day summed up, as prepared, else counted now: what was owed, turn and dead '
  'stock.';

create function private.report_step(p_from date, p_to date) returns text
language sql immutable
-- A quarter has fourteen weeks at most, a year thirteen months: as many bars as a phone shows.
return case when p_to - p_from < 14 then 'day' when p_to - p_from < 93 then 'week' else 'month' end;
comment on function private.report_step(date, date) is
  'What a chart of a period goes by: day, week or month.';

create function private.report_steps(p_from date, p_to date) returns table (from_day date, to_day date)
language sql stable security definer set search_path = ''
as $$
  select b.from_day, least((b.day + s.step)::date - 1, p_to, private.today())
  from (select private.report_step(p_from, p_to) as unit,
    ('1 ' || private.report_step(p_from, p_to))::interval as step) s
  cross join lateral (
    select g.day, greatest(g.day::date, p_from) as from_day
    from generate_series(date_trunc(s.unit, p_from::timestamp), p_to::timestamp, s.step) g (day)
  ) b
  where b.from_day <= private.today()
$$;
comment on function private.report_steps(date, date) is 'The days, weeks or months of a period, up to today.';

create function private.check_report_period(p_from date, p_to date) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.check_period(p_from, p_to, 5);
  if p_from not between '2000-01-01' and '2200-01-01' then
    raise exception using errcode = 'PT400', message = 'Please select a period after 2000', hint = 'from_day';
  end if;
end
$$;
comment on function private.check_report_period(date, date) is 'PT400 for a period that no report has.';

-- 20,000: what is counted in less than 300 ms.
create function private.require_prepared(p_from date, p_to date, p_large int default 20000) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from (
      select from private.report_gaps(p_from, p_to) g
      join public.service_requests r on r.status = 'completed'
        and r.completion_date >= private.day_starts(g.from_day)
        and r.completion_date < private.day_starts(g.to_day + 1)
      limit p_large + 1
    ) c
  ) > p_large then
    raise exception using errcode = 'PT409', hint = 'from_day',
      message = 'The sums of this period are still being prepared. Please try again in a few minutes.';
  end if;
end
$$;
comment on function private.require_prepared(date, date, int) is
  'PT409 while a period has more jobs on days that are not summed up than can be counted at once: a large '
  'garage that has just moved in.';

-- Medians: every value counts, so that sums do not help. The values of a stage are kept by their size, for
-- each summed day and
-- each whole month of them: the buckets say which of them has the middle, and only that one is read.

create function private.spread_bucket(p_minutes numeric) returns int
language sql immutable
-- Sixteen for each doubling: one has 2 to 4 % of the values of a stage.
return floor(16 * ln(p_minutes::float8 + 1) / ln(2::float8))::int;
comment on function private.spread_bucket(numeric) is
  'Where report_spreads has a value; a larger one is never in an earlier bucket.';

create function private.report_medians(p_from date, p_to date, p_sources text[], p_step text) returns table (
  source text, from_day date, median numeric
)
language sql stable security definer set search_path = ''
as $$
  with months as materialized (
    select m.first_day::date as first_day
    from generate_series(date_trunc('month', p_from::timestamp), p_to::timestamp,
      interval '1 month') m (first_day)
    where p_step in ('month', 'whole') and m.first_day >= p_from
      and (m.first_day + interval '1 month')::date - 1 <= p_to
      and exists (
        select from private.report_spreads s where s.source = any (p_sources) and s.is_month
          and s.first_day = m.first_day::date
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
      join private.report_spreads s on s.source = any (p_sources) and s.is_month = c.is_month
        and s.first_day = c.first_day
      union all
      select c.source, private.step_start(p_step, c.day, p_from), c.bucket, 1 from counted c
    ) b group by 1, 2, 3
  ), middle as materialized (
    -- Of an even number both in the middle, which may be in two buckets.
    select r.source, r.from_day, r.bucket, r.total,
      min(r.upto - r.facts) over (partition by r.source, r.from_day)::int as below
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
      where s.source = m.source and s.is_month = c.is_month and s.first_day = c.first_day
        and s.bucket = m.bucket
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
      min(c.minutes) filter (where c.upto >= (c.total + 1) / 2) + min(c.minutes)
        filter (where c.upto >= (c.total + 2) / 2)
    ) / 2)::numeric
  from (
    -- Many values are the same: counted first, few are left to sort.
    select r.source, r.from_day, r.total, r.minutes,
      r.below + sum(count(*)) over (partition by r.source, r.from_day order by r.minutes) as upto
    from read r group by r.source, r.from_day, r.below, r.total, r.minutes
  ) c group by 1, 2
$$;
comment on function private.report_medians(date, date, text[], text) is
  'The medians of stages by step, as of report_sums: as prepared, else counted now; none of a step without '
  'facts.';

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
  'Keeps the values of the stages of these summed days, and of each month of them whose days are all summed '
  'up.';

-- The report, the rows of a figure, its trend within a period, and the sums of closed days, prepared in the
-- background.

create function private.report(
  p_from_day date, p_to_day date, p_medians boolean default false, p_months int default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  perform private.check_report_period(p_from_day, p_to_day);
  if p_months not between 1 and 12 then
    raise exception using errcode = 'PT400', message = 'Please compare with 1 to 12 months before',
      hint = 'months';
  end if;
  perform private.require_prepared(p.from_day, p.to_day)
    from private.report_periods(p_from_day, p_to_day, p_months) p;
  return (
    with periods as materialized (
      select * from private.report_periods(p_from_day, p_to_day, p_months)
    ), figures as materialized (
      select f.* from private.report_figures() f where (f.way = 'median') = p_medians
    ), sources as materialized (
      select array_agg(distinct f.source) as names from figures f where f.way <> 'end'
    ), sums as materialized (
      select p.place, s.* from periods p cross join sources f cross join lateral private.report_sums(
        p.from_day, p.to_day, f.names, case p.place
          when 1 then private.report_step(p_from_day, p_to_day) else 'whole' end
      ) s
    ), totals as (
      select s.place, s.source, sum(s.value) as value, sum(s.base) as base, sum(s.facts)::bigint as facts
      from sums s group by 1, 2
      union all
      select p.place, f.source, e.value, e.base, e.facts
      from periods p cross join figures f cross join lateral private.sums_at(f.source,
        least(p.to_day, private.today())) e
      where f.way = 'end'
    ), medians as (
      select p.place, m.source, m.median
      from periods p cross join sources f cross join lateral private.report_medians(p.from_day, p.to_day,
        f.names, 'whole') m
      where p_medians
    ), answers as materialized (
      select f.figure, p.place, private.figure_value(f.way, f.unit, t.value, t.base, m.median) as value,
        coalesce(t.facts, 0) as facts
      from figures f cross join periods p
      left join totals t on t.source = f.source and t.place = p.place
      left join medians m on m.source = f.source and m.place = p.place
    )
    select jsonb_build_object(
      'from_day', p_from_day, 'to_day', p_to_day,
      'before', (select jsonb_build_object('from_day', p.from_day, 'to_day', p.to_day) from periods p
        where p.place = 2),
      'year_before', (select jsonb_build_object('from_day', p.from_day, 'to_day', p.to_day) from periods p
        where p.place = 3),
      'prepared_at', (
        select min(s.summed_at) from periods p join private.report_summed_days s
          on s.day between p.from_day and p.to_day
      ),
      'figures', (
        select jsonb_agg(jsonb_build_object(
          'figure', f.figure, 'topic', f.topic, 'name', f.name, 'unit', f.unit, 'way', f.way,
          'formula', f.formula,
          'value', n.value, 'facts', n.facts, 'before', b.value, 'year_before', y.value
        ) order by f.place)
        from figures f
        join answers n on n.figure = f.figure and n.place = 1
        join answers b on b.figure = f.figure and b.place = 2
        join answers y on y.figure = f.figure and y.place = 3
      ),
      'trend', case when not p_medians then jsonb_build_object('step', private.report_step(p_from_day, p_to_day),
        'points', coalesce((
        select jsonb_agg(jsonb_build_object(
          'from_day', t.from_day, 'to_day', t.to_day, 'revenue', coalesce(v.revenue, 0),
          'margin', coalesce(v.margin, 0),
          'jobs', coalesce(v.jobs, 0)
        ) order by t.from_day)
        from private.report_steps(p_from_day, p_to_day) t
        cross join lateral (
          select sum(s.value) filter (where s.source = 'revenue') as revenue,
            sum(s.value) filter (where s.source = 'margin') as margin,
            sum(s.value) filter (where s.source = 'jobs') as jobs
          from sums s where s.place = 1 and s.source in ('revenue', 'margin', 'jobs')
            and s.from_day = t.from_day
        ) v
      ), '[]')) end
    )
  );
end
$$;
call private.publish('report', 'managers',
  'The figures of a period of up to five years beside the one before and the year before: {from_day, '
  'to_day, before and year_before: {from_day, to_day}, prepared_at: when the oldest sum in it was counted, '
  'null when all was counted now, figures: [{figure, topic, name, unit, way, formula, value: null for a '
  'mean, share or median of nothing, facts: how many rows it has, before, year_before}], trend: {step: day, '
  'week or month, points: [{from_day, to_day, revenue, margin, jobs}]} up to today, null with medians}. '
  'medians: those of the stages alone, in place of all others. months: how many months before it the period '
  'before begins, 3 for a quarter so far, 12 for a year so far; null for as long as it is. Managers only. '
  'PT400, PT409 while the sums of many days are still being prepared.');

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
comment on function private.require_figure(text) is
  'The key of a figure; PT400 (hint: figure) for another text.';

create function private.report_rows(
  p_figure text, p_from_day date, p_to_day date, p_page int default 1, p_page_size int default 20,
  p_after_day date default null, p_after_key text default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.register_length(p_page_size);
  skipped bigint := (greatest(coalesce(p_page, 1), 1)::bigint - 1) * most;
  after_kind text := split_part(p_after_key, '-', 1);
  after_id bigint := substring(p_after_key from '-([0-9]{1,18})$');
  last date := least(p_to_day, private.today());
  wanted record;
  by_day boolean;
  answer jsonb;
begin
  perform private.require_manager();
  perform private.require_figure(p_figure);
  perform private.check_report_period(p_from_day, p_to_day);
  perform private.require_finite(isfinite(p_after_day), 'after_day');
  select f.* into wanted from private.report_figures() f where f.figure = p_figure;
  by_day := wanted.way <> 'end';
  if by_day then
    perform private.require_prepared(p_from_day, last);
  end if;
  with days as materialized (
    select s.from_day as day, s.value, s.base, s.facts
    from private.report_sums(p_from_day, last, array[wanted.source], 'day') s where by_day
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
    from private.report_medians(p_from_day, last, array[wanted.source], 'whole') m where wanted.way = 'median'
  )
  select jsonb_build_object(
    'figure', p_figure, 'name', wanted.name, 'unit', wanted.unit, 'way', wanted.way,
    'formula', wanted.formula,
    'from_day', p_from_day, 'to_day', p_to_day, 'facts', s.facts, 'total', least(s.facts, private.count_limit()),
    'value', private.figure_value(wanted.way, wanted.unit, s.value, s.base, m.median),
    'prepared_at', (select min(d.summed_at) from private.report_summed_days d where by_day
      and d.day between p_from_day and last),
    'rows', coalesce((
      select jsonb_agg(
        private.report_row(g.kind, g.id) || jsonb_build_object('key', g.kind || '-' || g.id, 'day', g.day,
          'value', g.value, 'base', g.base)
        order by g.day desc, g.kind, g.id desc
      ) from page g
    ), '[]')
  ) into answer
  from sums s cross join medians m;
  return answer;
end
$$;
call private.publish('report_rows', 'managers',
  'What a figure of report is made of, the newest first: {figure, name, unit, way, formula, from_day, '
  'to_day, value and prepared_at: as in report, facts: how many rows, total: the same, up to 1,001, rows of '
  'a page of up to 1,000: [{key, day, opens: request, invoice, payment, part, estimate or null, ref: its '
  'id, title, detail, person, value, base: a mean or share is the sum of the values by that of the '
  'bases}]}. after_day and after_key: those after a row. Managers only. PT400, PT409 as report.');

create function private.report_trend(p_figure text, p_from_day date, p_to_day date) returns jsonb
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
  perform private.check_report_period(p_from_day, p_to_day);
  step := private.report_step(p_from_day, p_to_day);
  select f.* into wanted from private.report_figures() f where f.figure = p_figure;
  is_end := wanted.way = 'end';
  -- What was owed on a day is counted at once.
  if wanted.source <> 'receivables' then
    perform private.require_prepared(p_from_day, p_to_day);
  end if;
  with steps as materialized (
    select t.* from private.report_steps(p_from_day, p_to_day) t
  ), sums as materialized (
    select s.* from private.report_sums(p_from_day, p_to_day, array[wanted.source], step) s where not is_end
  ), medians as materialized (
    select m.* from private.report_medians(p_from_day, p_to_day, array[wanted.source], step) m
    where wanted.way = 'median'
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
call private.publish('report_trend', 'managers',
  'A figure of report by day for up to two weeks, by week, or by month where the period is longer than a '
  'quarter: {figure, step: day, week or month, points: [{from_day, to_day, value}]}, up to today. Managers '
  'only. PT400, PT409 as report.');

create function private.sum_report_days(p_first date, p_last date) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two at once would miss each other's days of one month; before all rows, so that none waits with rows
  -- locked.
  lock table private.report_spreads in share row exclusive mode;
  insert into private.report_days as d (day, source, value, base, facts)
  with days as materialized (
    select g.day::date as day from generate_series(p_first::timestamp, p_last::timestamp,
      interval '1 day') g (day)
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
  select g.day::date, now() from generate_series(p_last::timestamp, p_first::timestamp,
    interval '-1 day') g (day)
  on conflict (day) do update set summed_at = excluded.summed_at, is_expired = false;
  perform private.sum_report_spreads(p_first, p_last);
end
$$;
comment on function private.sum_report_days(date, date) is
  'Sums up closed days together, locking them from the last one on: 31 days of 25,000 jobs take 2.7 s of '
  'computing time, one day alone 0.24.';

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
  'Has prepare_reports sum up a day and all after it again: an import of past services, or its end, changed '
  'them, up to who was lost or came back a year later.';

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
    (select (min(r.completion_date) at time zone private.garage_time_zone())::date
      from public.service_requests r where r.status = 'completed'),
    (select min(i.issued_on) from private.invoices i)
  ) into first;
  for stretch in
    with chosen as (
      select d.day::date as day
      from generate_series(first::timestamp, last::timestamp, interval '1 day') d (day)
      left join private.report_summed_days s on s.day = d.day::date
      -- Late entries, such as a corrected clock or a repeat, change the last two months: again each day;
      -- older days each month.
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
call private.publish('prepare_reports', 'server',
  'Sums up closed days for the reports of a garage with more than 20,000 requests, at most 14, those that '
  'were never summed up first, and returns how many. Called by what sends the messages. Secret key only.', parameters => 0);
