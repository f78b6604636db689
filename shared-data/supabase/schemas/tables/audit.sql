-- Tables. The audit trail, what a person is told of their own data, and forgetting a person.

-- The audit trail

create table private.changes (
  change_id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  actor_id uuid,
  actor_name text,
  actor_role text not null check (actor_role in ('customer', 'mechanic', 'manager', 'link', 'operator')),
  action text not null check (action in ('added', 'changed', 'removed')),
  subject text not null references private.change_subjects (subject),
  subject_key text not null,
  subject_label text not null,
  before jsonb,
  after jsonb
);
comment on table private.changes is
  'The audit trail. before and after hold what changed of the audited columns. The operator is a caller '
  'without a user session: SQL and the secret key; link is whoever answered with a request''s link, by the '
  'typed name. Emails, phones and addresses of people are never recorded.';

create index changes_changed_at_idx on private.changes (changed_at, change_id);
create index changes_subject_idx on private.changes (subject, changed_at, change_id);
create index changes_action_idx on private.changes (action, changed_at, change_id);
create index changes_actor_idx on private.changes (actor_id) where actor_role = 'customer';
create index changes_key_idx on private.changes (subject_key, changed_at, change_id);
select private.create_search_index(
  'changes_search_idx', 'private.changes',
  $$(' ' || private.search_key(coalesce(actor_name, '') || e'\n ' || subject_label))$$
);

alter table private.changes enable row level security;
