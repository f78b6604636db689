-- The clock: which mechanic worked on what, from when until when. Starting a job clocks on; putting it in the queue, completing it,
-- waiting or starting another clocks off.

-- Tables

create table private.clock_entries (
  entry_id bigint generated always as identity primary key,
  mechanic_id uuid references public.mechanics (mechanic_id) on delete set null,
  mechanic_name text not null check (char_length(mechanic_name) between 1 and private.limit_of('name')),
  request_id bigint,
  registration_number text,
  service_name text,
  other_work text check (other_work in ('cleaning', 'driving', 'training', 'other')),
  note text check (char_length(note) between 1 and private.limit_of('name')),
  started_at timestamptz not null,
  ended_at timestamptz,
  minutes int generated always as (floor(extract(epoch from ended_at - started_at) / 60)) stored,
  completed_at timestamptz,
  began text not null check (began in ('start', 'join', 'go_on', 'other_work', 'correction')),
  ended text check (ended in ('queue', 'complete', 'wait', 'another', 'stop', 'gone', 'correction')),
  pressed_at timestamptz,
  received_at timestamptz not null default clock_timestamp(),
  constraint a_job_or_other_work check ((request_id is null) = (other_work is not null)),
  constraint a_job_has_its_names check ((request_id is null) = (registration_number is null)
    and (request_id is null) = (service_name is null)),
  constraint ends_after_it_began check (ended_at >= started_at),
  constraint its_end_says_why check ((ended_at is null) = (ended is null))
);
comment on table private.clock_entries is
  'The clock of mechanics. The open one has no end. It refers to no request and keeps the names of mechanic, car and service, so that '
  'it outlives Clear All and a dismissal. other_work: what it was instead of a job, in words in note. began: start of the job, join of '
  'another''s, go_on after it waited. ended: another: the next was started; gone: the request, the mechanic or its status. '
  'minutes: whole ones, null while it is open; sums are sums of these. '
  'completed_at: when its job was completed. pressed_at: when it was pressed without a network, on the device''s clock; '
  'received_at: when the server heard of it.';

-- Indexes

create unique index clock_entries_open_idx on private.clock_entries (mechanic_id) where ended_at is null;
create index clock_entries_job_idx on private.clock_entries (request_id) include (minutes);
-- Who clocked on the jobs of a month is read from it alone.
create index clock_entries_completed_idx on private.clock_entries (completed_at)
include (request_id, mechanic_id, mechanic_name, minutes) where completed_at is not null;
create index clock_entries_mechanic_idx on private.clock_entries (mechanic_id, started_at);
-- A month of everybody's hours is summed from it alone: 10 ms in place of 90.
create index clock_entries_started_idx on private.clock_entries (started_at, entry_id) include (mechanic_id, minutes, request_id);

create function private.clock_range(p_mechanic_id uuid, p_from timestamptz, p_to timestamptz) returns numrange
language sql immutable set search_path = ''
as $$
  select case when p_mechanic_id is not null then numrange(
    m.place + extract(epoch from p_from - timestamptz '1970-01-01 00:00:00+00'),
    m.place + coalesce(extract(epoch from p_to - timestamptz '1970-01-01 00:00:00+00'), 900000000000)
  ) end
  from (select (
    ('x' || left(k.digits, 16))::bit(64)::bigint::numeric * 18446744073709551616 + ('x' || right(k.digits, 16))::bit(64)::bigint
  ) * 1000000000000 as place from (select replace(p_mechanic_id::text, '-', '') as digits) k) m
$$;
comment on function private.clock_range(uuid, timestamptz, timestamptz) is
  'The seconds of an entry on a line where each mechanic has a stretch of their own, null without a mechanic: what may not overlap. '
  'A range of numbers, as one of a uuid beside a time needs an extension that the embedded engine does not have. Internal.';
alter table private.clock_entries add constraint clock_entries_do_not_overlap
exclude using gist (private.clock_range(mechanic_id, started_at, ended_at) with &&);

-- Row-level security

alter table private.clock_entries enable row level security;

-- Functions

create function private.lock_clock() returns void
language sql volatile security definer set search_path = ''
as $$ select private.lock_value('clock', '') $$;
comment on function private.lock_clock() is
  'Lets one change of the clocks run at a time, as one press may end the entries of several mechanics. After the parts, before the '
  'messages. Internal.';

create function private.note_completion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.completed_at := (select r.completion_date from public.service_requests r where r.request_id = new.request_id);
  return new;
end
$$;
comment on function private.note_completion() is 'Trigger: an entry that is added to a completed job says when that was.';
create trigger note_completion before insert on private.clock_entries
for each row when (new.request_id is not null) execute function private.note_completion();

create function private.clocked_minutes(p_request_id bigint) returns int
language sql stable security definer set search_path = ''
as $$ select coalesce(sum(e.minutes), 0)::int from private.clock_entries e where e.request_id = p_request_id $$;
comment on function private.clocked_minutes(bigint) is
  'What was clocked on a request, whoever did, without an entry that is open. Kept in the row of a completed one. Internal.';

create function private.follow_clock() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  job bigint := case when tg_op = 'DELETE' then old.request_id else new.request_id end;
  clocked int := private.clocked_minutes(job);
begin
  update public.service_requests r set clocked_minutes = clocked
  where r.request_id = job and r.status = 'completed' and r.clocked_minutes <> clocked;
  return null;
end
$$;
comment on function private.follow_clock() is
  'Trigger: sets the clocked minutes of a completed job when its entries change, whose request is locked before the '
  'clocks.';
create trigger follow_clock after insert or update of started_at, ended_at, completed_at on private.clock_entries
for each row when (new.completed_at is not null) execute function private.follow_clock();
create trigger follow_removal after delete on private.clock_entries
for each row when (old.completed_at is not null) execute function private.follow_clock();

create function private.open_entry(p_mechanic_id uuid) returns private.clock_entries
language sql stable security definer set search_path = ''
as $$ select e.* from private.clock_entries e where e.mechanic_id = p_mechanic_id and e.ended_at is null $$;
comment on function private.open_entry(uuid) is 'What a mechanic is on the clock for, null for nothing. Internal.';

create function private.ran_over(p_from timestamptz, p_to timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(p_to, now()) > case when h.closes is null or c.day is not null then (d.day + 1)::timestamp
    else d.day + h.closes end at time zone g.time_zone
  from private.garage g
  cross join lateral (select (p_from at time zone g.time_zone)::date as day) d
  left join public.opening_hours h on h.weekday = extract(isodow from d.day)
  left join public.closed_days c on c.day = d.day
$$;
comment on function private.ran_over(timestamptz, timestamptz) is
  'Whether a clock ran past closing of the day on which it began, past midnight of a closed day; still running: until now. Internal.';

create function private.clock_minutes(p_from timestamptz, p_to timestamptz) returns int
language sql immutable
return greatest(floor(extract(epoch from p_to - p_from) / 60), 0)::int;
comment on function private.clock_minutes(timestamptz, timestamptz) is 'Whole minutes between two times: of an entry that is still open, until now. Internal.';

create function private.entry_result(p_entry private.clock_entries) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when p_entry.entry_id is not null then jsonb_build_object(
    'entry_id', p_entry.entry_id, 'mechanic_name', p_entry.mechanic_name, 'request_id', p_entry.request_id,
    'registration_number', p_entry.registration_number, 'service_name', p_entry.service_name, 'other_work', p_entry.other_work,
    'note', p_entry.note, 'started_at', p_entry.started_at, 'ended_at', p_entry.ended_at,
    'minutes', coalesce(p_entry.minutes, private.clock_minutes(p_entry.started_at, now())), 'began', p_entry.began,
    'ended', p_entry.ended, 'pressed_at', p_entry.pressed_at, 'received_at', p_entry.received_at,
    'ran_over', private.ran_over(p_entry.started_at, p_entry.ended_at)
  ) end
$$;
comment on function private.entry_result(private.clock_entries) is 'An entry as screens show it, null for none. Internal.';

create function private.clock_off(p_mechanic_id uuid, p_moment timestamptz, p_why text) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.clock_entries e set ended_at = greatest(p_moment, e.started_at), ended = p_why
  where e.mechanic_id = p_mechanic_id and e.ended_at is null
$$;
comment on function private.clock_off(uuid, timestamptz, text) is 'Ends the open entry of a mechanic, after lock_clock. Internal.';

create function private.counted_from(p_mechanic_id uuid, p_pressed timestamptz) returns timestamptz
language sql volatile security definer set search_path = ''
as $$
  select private.require_finite(isfinite(p_pressed), 'pressed_at');
  select case when p_pressed is null or p_pressed > clock_timestamp() then greatest(clock_timestamp(), l.free)
    else greatest(p_pressed, clock_timestamp() - make_interval(hours => private.limit_of('clock_offline_hours')::int), l.free) end
  from (
    -- The open one may end now; what has ended is not touched.
    select max(coalesce(e.ended_at, e.started_at)) as free from private.clock_entries e where e.mechanic_id = p_mechanic_id
  ) l
$$;
comment on function private.counted_from(uuid, timestamptz) is
  'From when a press counts: from when it was pressed without a network, at most clock_offline_hours ago and never within an entry '
  'before it; else from now. Internal.';

create function private.clock_on(
  p_mechanic_id uuid, p_job public.service_requests, p_other_work text, p_note text, p_began text, p_pressed timestamptz
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entry private.clock_entries;
  moment timestamptz;
begin
  perform private.lock_clock();
  entry := private.open_entry(p_mechanic_id);
  -- A repeat changes nothing.
  if entry.entry_id is null or entry.request_id is distinct from p_job.request_id
    or (entry.other_work, coalesce(entry.note, '')) is distinct from (p_other_work, coalesce(p_note, ''))
  then
    moment := private.counted_from(p_mechanic_id, p_pressed);
    perform private.clock_off(p_mechanic_id, moment, 'another');
    insert into private.clock_entries (
      mechanic_id, mechanic_name, request_id, registration_number, service_name, other_work, note, started_at, began, pressed_at
    )
    select m.mechanic_id, m.name, p_job.request_id, p_job.registration_number, p_job.service_name, p_other_work, p_note, moment,
      p_began, case when p_pressed between now() - interval '1 year' and now() + interval '1 year' then p_pressed end
    from public.mechanics m where m.mechanic_id = p_mechanic_id
    returning * into entry;
  end if;
  return private.entry_result(entry);
end
$$;
comment on function private.clock_on(uuid, public.service_requests, text, text, text, timestamptz) is
  'Puts a mechanic, whose login is locked, on the clock for a locked job or for other work, and ends what was before. Internal.';

create function private.clock_all_off(p_request_id bigint, p_why text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever clocks on holds the request, as the caller does.
  if exists (select from private.clock_entries e where e.request_id = p_request_id and e.ended_at is null) then
    perform private.lock_clock();
    update private.clock_entries e set ended_at = greatest(clock_timestamp(), e.started_at), ended = p_why
    where e.request_id = p_request_id and e.ended_at is null;
  end if;
end
$$;
comment on function private.clock_all_off(bigint, text) is 'Ends the clocks of everybody on a locked request. Internal.';

create function private.clock_follows_job() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.clock_all_off(old.request_id, case
    when tg_op = 'DELETE' or new.status not in ('approved', 'completed') or new.assigned_mechanic is null then 'gone'
    when new.status = 'approved' then 'queue' else 'complete' end);
  if tg_op = 'UPDATE' and new.status = 'completed' then
    -- An entry that is added at the same time is either here already or finds the job completed.
    perform private.lock_clock();
    update private.clock_entries e set completed_at = new.completion_date where e.request_id = new.request_id;
  end if;
  return null;
end
$$;
comment on function private.clock_follows_job() is
  'Trigger: a job that is no longer in progress ends the clocks of everybody on it; entries of a completed one say when that was.';
create trigger clock_follows_job after update of status on public.service_requests
for each row when (old.status = 'in_progress' and new.status <> 'in_progress') execute function private.clock_follows_job();
create trigger clock_follows_removal after delete on public.service_requests
for each row when (old.status = 'in_progress') execute function private.clock_follows_job();

create function private.clock_follows_clearing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_clock();
  update private.clock_entries e set ended_at = greatest(clock_timestamp(), e.started_at), ended = 'gone'
  where e.request_id is not null and e.ended_at is null;
  return null;
end
$$;
comment on function private.clock_follows_clearing() is 'Trigger: clearing all requests ends the clocks of all jobs.';
create trigger clock_follows_clearing after truncate on public.service_requests
for each statement execute function private.clock_follows_clearing();

create function private.clock_follows_stage() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  job public.service_requests;
begin
  if new.stage = 'waiting' then
    perform private.clock_all_off(new.request_id, 'wait');
  -- Pressed by its mechanic, not brought about by a part or an answer that came.
  elsif pg_trigger_depth() = 1 then
    select r.* into job from public.service_requests r where r.request_id = new.request_id;
    if job.assigned_mechanic = (select auth.uid()) then
      perform private.clock_on(job.assigned_mechanic, job, null, null, 'go_on', null);
    end if;
  end if;
  return null;
end
$$;
comment on function private.clock_follows_stage() is
  'Trigger: a car that waits ends the clocks of everybody on it; its mechanic, who lets it go on, is on the clock again.';
create trigger clock_follows_stage after insert on private.stage_entries
for each row when (new.stage in ('waiting', 'in_progress')) execute function private.clock_follows_stage();

create function private.clock_follows_dismissal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_clock();
  perform private.clock_off(old.mechanic_id, clock_timestamp(), 'gone');
  return old;
end
$$;
comment on function private.clock_follows_dismissal() is 'Trigger: the clock of a mechanic who is dismissed ends.';
create trigger clock_follows_dismissal before delete on public.mechanics
for each row execute function private.clock_follows_dismissal();

create function private.join_job(p_request_id bigint, p_pressed timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
  job public.service_requests;
begin
  perform private.lock_caller();
  caller := private.require_mechanic();
  job := private.lock_request(p_request_id);
  if job.status <> 'in_progress' then
    raise exception using errcode = 'PT409', message = 'Only a job in progress can be joined';
  elsif (private.open_stage(p_request_id)).stage = 'waiting' then
    raise exception using errcode = 'PT409', message = 'This car waits. Let it go on first.';
  end if;
  return private.clock_on(caller, job, null, null, case when job.assigned_mechanic = caller then 'go_on' else 'join' end, p_pressed);
end
$$;

create function public.join_job(request_id bigint, pressed_at timestamptz default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.join_job($1, $2) $$;
comment on function public.join_job(bigint, timestamptz) is
  'Puts the calling mechanic on the clock for a job in progress, an own one or another''s, beside whoever works on it; returns the '
  'entry. What was on the clock before ends. pressed_at: when it was pressed without a network; started_at of the entry is from when '
  'it counts. A repeat changes nothing. Mechanics only. PT404, PT409 unless the job is in progress and its car does not wait.';

create function private.clock_other_work(p_kind text, p_note text, p_pressed timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
  words text := nullif(btrim(p_note), '');
begin
  perform private.lock_caller();
  caller := private.require_mechanic();
  if p_kind is null or p_kind not in ('cleaning', 'driving', 'training', 'other') then
    raise exception using errcode = 'PT400', message = 'Please choose the work', hint = 'kind';
  elsif p_kind = 'other' and words is null then
    raise exception using errcode = 'PT400', message = 'Please say what it is', hint = 'note';
  end if;
  perform private.check_length(words, 'name', 'What it is', 'note');
  return private.clock_on(caller, null, p_kind, words, 'other_work', p_pressed);
end
$$;

create function public.clock_other_work(kind text, note text default null, pressed_at timestamptz default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.clock_other_work($1, $2, $3) $$;
comment on function public.clock_other_work(text, text, timestamptz) is
  'Puts the calling mechanic on the clock for work that is no job: cleaning, driving, training, or other with a note; returns the entry. '
  'pressed_at, repeats: as join_job. Mechanics only. PT400 (hint: kind or note).';

create function private.stop_clock(p_pressed timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
  entry private.clock_entries;
begin
  perform private.lock_caller();
  caller := private.require_mechanic();
  perform private.require_finite(isfinite(p_pressed), 'pressed_at');
  perform private.lock_clock();
  entry := private.open_entry(caller);
  if entry.entry_id is not null then
    perform private.clock_off(caller, private.counted_from(caller, p_pressed), 'stop');
    select e.* into entry from private.clock_entries e where e.entry_id = entry.entry_id;
  end if;
  return private.entry_result(entry);
end
$$;

create function public.stop_clock(pressed_at timestamptz default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.stop_clock($1) $$;
comment on function public.stop_clock(timestamptz) is
  'Ends what the calling mechanic is on the clock for, for a break or the end of the day; the job stays in progress. Returns the '
  'entry, null when there was none. pressed_at: as join_job. Mechanics only.';

-- Grants

grant execute on function
  private.join_job(bigint, timestamptz), public.join_job(bigint, timestamptz),
  private.clock_other_work(text, text, timestamptz), public.clock_other_work(text, text, timestamptz),
  private.stop_clock(timestamptz), public.stop_clock(timestamptz)
to authenticated;
