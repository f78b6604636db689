-- Reports: the figures of a period beside the period before and the year before, each with its formula and its rows. A large
-- garage has the sums of closed days prepared.

-- Tables

create table private.report_days (
  day date not null,
  source text not null,
  value numeric not null,
  base numeric not null,
  facts int not null,
  primary key (day, source)
);
comment on table private.report_days is
  'The facts of a day summed up, for each source of report_figures. receivables, turn and dead_stock: at the end of that day.';

create table private.report_spreads (
  source text not null,
  is_month boolean not null,
  first_day date not null,
  bucket int not null,
  facts int not null,
  minutes float8[] not null,
  primary key (source, is_month, first_day, bucket) include (facts)
);
comment on table private.report_spreads is
  'The values of the stages of a summed day, and of a month whose days are all summed up, by the size of the value (spread_bucket): '
  'a median counts the buckets and reads one of them.';

create table private.report_summed_days (
  day date primary key,
  summed_at timestamptz not null default now(),
  is_expired boolean not null default false
);
comment on table private.report_summed_days is
  'The days that report_days has, and when they were summed up. is_expired: an import changed them since; they count until they are '
  'summed up again.';

-- Row-level security

alter table private.report_days enable row level security;
alter table private.report_spreads enable row level security;
alter table private.report_summed_days enable row level security;

-- Functions

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
comment on function private.forget_report_days() is 'Trigger: clearing all requests takes what was prepared of them.';
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
    ('margin', 'money', 'Margin', 'rupees', 'sum', 'margin', 'Revenue less cost of parts and cost of labour.'),
    ('margin_share', 'money', 'Margin of revenue', 'percent', 'share', 'margin', 'Margin divided by revenue.'),
    ('average_invoice', 'money', 'Average invoice', 'rupees', 'mean', 'invoiced',
      'Invoices with tax less credit notes, divided by the number of invoices.'),
    ('paid_cash', 'money', 'Paid in cash', 'rupees', 'sum', 'paid_cash', 'Cash received in the period less what was given back.'),
    ('paid_upi', 'money', 'Paid by UPI', 'rupees', 'sum', 'paid_upi', 'UPI payments of the period less what was given back.'),
    ('paid_card', 'money', 'Paid by card', 'rupees', 'sum', 'paid_card', 'Card payments of the period less what was given back.'),
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
    ('waiting_other_workshop', 'jobs', 'Waiting for another workshop', 'minutes', 'sum', 'waiting_other_workshop',
      'Time that the jobs completed in the period waited for another workshop.'),
    ('waiting_other', 'jobs', 'Waiting for other reasons', 'minutes', 'sum', 'waiting_other',
      'Time that the jobs completed in the period waited for any other reason.'),
    ('sold', 'jobs', 'Sold time', 'minutes', 'sum', 'hours', 'Minutes of the approved lines of the jobs completed in the period.'),
    ('clocked', 'jobs', 'Clocked time', 'minutes', 'base', 'hours', 'Minutes on the clock for the jobs completed in the period.'),
    ('sold_share', 'jobs', 'Sold of clocked', 'percent', 'share', 'hours', 'Sold time divided by clocked time.'),
    ('repeat_jobs', 'jobs', 'Repeat jobs', 'count', 'sum', 'repeats', 'Jobs completed in the period that redo an earlier one.'),
    ('feedback', 'customers', 'Feedback', 'score', 'mean', 'feedback', 'Mean of the answers of the period, from 1 to 5.'),
    ('feedback_answers', 'customers', 'Answers', 'count', 'base', 'feedback', 'Customers who answered in the period how a visit was.'),
    ('feedback_low', 'customers', 'Answers below 4', 'count', 'sum', 'low_feedback', 'Answers of the period of 1, 2 or 3.'),
    ('won', 'customers', 'Customers won', 'count', 'sum', 'won', 'Customers whose first visit was completed in the period.'),
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
  'All figures, the only place that defines them. way: how its facts make it: sum of the values, base: sum of the bases, mean: one by '
  'the other, share: in percent, median of the values, end: the sum as of the last day (a ratio: one by the other). unit: '
  'rupees, count, percent, minutes, score (1 to 5) or ratio. Internal.';

create function private.figure_value(p_way text, p_unit text, p_value numeric, p_base numeric, p_median numeric) returns numeric
language sql immutable
return case
  when p_way = 'median' then round(p_median, 2)
  -- Revenue below nothing, after credit notes, has no share.
  when p_way = 'share' then round(100 * p_value / case when p_base > 0 then p_base end, 1)
  when p_way = 'mean' or p_unit = 'ratio' then round(p_value / nullif(p_base, 0), 2)
  when p_way = 'base' then coalesce(p_base, 0)
  else coalesce(p_value, 0) end;
comment on function private.figure_value(text, text, numeric, numeric, numeric) is
  'A figure of the sums of its facts; null for a mean or median of nothing and a share of nothing or less. Internal.';

create function private.report_periods(p_from date, p_to date, p_months int) returns table (place int, from_day date, to_day date)
language sql immutable set search_path = ''
as $$
  with shape as (
    select extract(day from p_from) = 1 as by_months, extract(day from p_to + 1) = 1 as whole,
      (extract(year from p_to) - extract(year from p_from))::int * 12
        + (extract(month from p_to) - extract(month from p_from))::int + 1 as months
  ), shifted as (
    select 1 as place, 0 as months, 0 as days
    union all
    select 2, case when s.by_months then coalesce(p_months, s.months) else 0 end, case when s.by_months then 0 else p_to - p_from + 1 end from shape s
    union all
    select 3, 12, 0
  )
  select f.place, (p_from - make_interval(months => f.months, days => f.days))::date,
    case when s.by_months and s.whole then (p_to + 1 - make_interval(months => f.months))::date - 1
      else (p_to - make_interval(months => f.months, days => f.days))::date end
  from shifted f cross join shape s
$$;
comment on function private.report_periods(date, date, int) is
  'A period (1), the one before (2) and the same a year before (3). One that begins with a month is compared with as many months '
  'before, up to the same day, or with that so many months before it: a quarter so far with 3; any other with as many days. Internal.';

create function private.report_gaps(p_from date, p_to date) returns table (from_day date, to_day date)
language sql stable security definer set search_path = ''
as $$
  select min(g.day), max(g.day) from (
    select d.day::date as day, d.day::date - row_number() over (order by d.day)::int as island
    from generate_series(p_from::timestamp, least(p_to, private.today())::timestamp, interval '1 day') d (day)
    where not exists (select from private.report_summed_days s where s.day = d.day::date)
  ) g group by g.island
$$;
comment on function private.report_gaps(date, date) is 'The days of a period that are not summed up, as periods, up to today. Internal.';

create function private.step_start(p_step text, p_day date, p_from date) returns date
language sql immutable
return case when p_step = 'whole' then p_from else greatest(date_trunc(p_step, p_day::timestamp)::date, p_from) end;
comment on function private.step_start(text, date, date) is
  'The first day within a period from p_from on of the day, week or month of a day; of the whole period its first. Internal.';

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
  'The facts of sources summed up by step (day, week, month or whole): as prepared, else counted now. Not for receivables, turn and '
  'dead_stock. Internal.';

create function private.sums_at(p_source text, p_day date) returns table (value numeric, base numeric, facts bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select d.value, d.base, d.facts::bigint from private.report_days d join private.report_summed_days s on s.day = d.day
    where d.day = p_day and d.source = p_source;
  if not found then
    return query select sum(f.value), sum(f.base), count(*) from private.report_facts(p_source, p_day, p_day) f;
  end if;
end
$$;
comment on function private.sums_at(text, date) is
  'The facts at the end of a day summed up, as prepared, else counted now: what was owed, turn and dead stock. Internal.';

create function private.report_step(p_from date, p_to date) returns text
language sql immutable
-- A quarter has fourteen weeks at most, a year thirteen months: as many bars as a phone shows.
return case when p_to - p_from < 14 then 'day' when p_to - p_from < 93 then 'week' else 'month' end;
comment on function private.report_step(date, date) is 'What a chart of a period goes by: day, week or month. Internal.';

create function private.report_steps(p_from date, p_to date) returns table (from_day date, to_day date)
language sql stable security definer set search_path = ''
as $$
  select b.from_day, least((b.day + s.step)::date - 1, p_to, private.today())
  from (select private.report_step(p_from, p_to) as unit, ('1 ' || private.report_step(p_from, p_to))::interval as step) s
  cross join lateral (
    select g.day, greatest(g.day::date, p_from) as from_day
    from generate_series(date_trunc(s.unit, p_from::timestamp), p_to::timestamp, s.step) g (day)
  ) b
  where b.from_day <= private.today()
$$;
comment on function private.report_steps(date, date) is 'The days, weeks or months of a period, up to today. Internal.';

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
comment on function private.check_report_period(date, date) is 'PT400 for a period that no report has. Internal.';

-- 20,000: what is counted in less than 300 ms.
create function private.require_prepared(p_from date, p_to date, p_large int default 20000) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from (
      select from private.report_gaps(p_from, p_to) g
      join public.service_requests r on r.status = 'completed'
        and r.completion_date >= private.day_starts(g.from_day) and r.completion_date < private.day_starts(g.to_day + 1)
      limit p_large + 1
    ) c
  ) > p_large then
    raise exception using errcode = 'PT409', hint = 'from_day',
      message = 'The sums of this period are still being prepared. Please try again in a few minutes.';
  end if;
end
$$;
comment on function private.require_prepared(date, date, int) is
  'PT409 while a period has more jobs on days that are not summed up than can be counted at once: a large garage that has just '
  'moved in. Internal.';
