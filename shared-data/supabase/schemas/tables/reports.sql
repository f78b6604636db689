-- Tables. The dashboard, search everywhere and reports.

-- Reports

create table private.report_days (
  day date not null,
  source text not null,
  value numeric not null,
  base numeric not null,
  facts int not null,
  primary key (day, source)
);
comment on table private.report_days is
  'The facts of a day summed up, for each source of report_figures. receivables, turn and dead_stock: at '
  'the end of that day.';

alter table private.report_days enable row level security;

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
  'The values of the stages of a summed day, and of a month whose days are all summed up, by the size of '
  'the value (spread_bucket): a median counts the buckets and reads one of them.';

alter table private.report_spreads enable row level security;
insert into private.left_out_of_export values ('report_spreads', 'repeats the moments of the requests');

create table private.report_summed_days (
  day date primary key,
  summed_at timestamptz not null default now(),
  is_expired boolean not null default false
);
comment on table private.report_summed_days is
  'The days that report_days has, and when they were summed up. is_expired: an import changed them since; '
  'they count until they are summed up again.';

alter table private.report_summed_days enable row level security;
