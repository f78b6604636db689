-- Tables. What every domain uses: limits, keys, paging, idempotency, and who is calling.

-- Shared by every domain

create table private.idempotent_results (
  caller uuid not null references auth.users (id) on delete cascade,
  idempotency_key uuid not null,
  request jsonb not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (caller, idempotency_key)
);
comment on table private.idempotent_results is
  'Idempotency keys with the request and its result; deleted after 30 days.';

create index idempotent_results_created_at_idx on private.idempotent_results (created_at);

alter table private.idempotent_results enable row level security;
