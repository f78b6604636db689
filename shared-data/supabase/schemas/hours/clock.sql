-- The clock: which mechanic worked on what, from when until when. Starting a job clocks on; putting it in the
-- queue, completing it,
-- waiting or starting another clocks off.

set check_function_bodies = off;

create function private.lock_clock() returns void
language sql volatile security definer set search_path = ''
as $$ select private.lock_value('clock', '') $$;
comment on function private.lock_clock() is
  'Lets one change of the clocks run at a time, as one press may end the entries of several mechanics. '
  'After the parts, before the messages.';

create function private.note_completion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.completed_at := (select r.completion_date from public.service_requests r
    where r.request_id = new.request_id);
  return new;
end
$$;
comment on function private.note_completion() is
  'Trigger: an entry that is added to a completed job says when that was.';
create trigger note_completion before insert on private.clock_entries
for each row when (new.request_id is not null) execute function private.note_completion();

create function private.clocked_minutes(p_request_id bigint) returns int
language sql stable security definer set search_path = ''
as $$ select coalesce(sum(e.minutes), 0)::int from private.clock_entries e
  where e.request_id = p_request_id $$;
comment on function private.clocked_minutes(bigint) is
  'What was clocked on a request, whoever did, without an entry that is open. Kept in the row of a '
  'completed one.';

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
  'Trigger: sets the clocked minutes of a completed job when its entries change, whose request is locked '
  'before the clocks.';
create trigger follow_clock after insert or update of started_at, ended_at, completed_at
  on private.clock_entries
for each row when (new.completed_at is not null) execute function private.follow_clock();
create trigger follow_removal after delete on private.clock_entries
for each row when (old.completed_at is not null) execute function private.follow_clock();

create function private.open_entry(p_mechanic_id uuid) returns private.clock_entries
language sql stable security definer set search_path = ''
as $$ select e.* from private.clock_entries e where e.mechanic_id = p_mechanic_id and e.ended_at is null $$;
comment on function private.open_entry(uuid) is 'What a mechanic is on the clock for, null for nothing.';

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
  'Whether a clock ran past closing of the day on which it began, past midnight of a closed day; still '
  'running: until now.';

create function private.clock_minutes(p_from timestamptz, p_to timestamptz) returns int
language sql immutable
return greatest(floor(extract(epoch from p_to - p_from) / 60), 0)::int;
comment on function private.clock_minutes(timestamptz, timestamptz) is
  'Whole minutes between two times: of an entry that is still open, until now.';

create function private.entry_result(p_entry private.clock_entries) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when p_entry.entry_id is not null then jsonb_build_object(
    'entry_id', p_entry.entry_id, 'mechanic_name', p_entry.mechanic_name, 'request_id', p_entry.request_id,
    'registration_number', p_entry.registration_number, 'service_name', p_entry.service_name,
    'other_work', p_entry.other_work,
    'note', p_entry.note, 'started_at', p_entry.started_at, 'ended_at', p_entry.ended_at,
    'minutes', coalesce(p_entry.minutes, private.clock_minutes(p_entry.started_at, now())),
    'began', p_entry.began,
    'ended', p_entry.ended, 'pressed_at', p_entry.pressed_at, 'received_at', p_entry.received_at,
    'ran_over', private.ran_over(p_entry.started_at, p_entry.ended_at),
    'began_by', p_entry.began_by, 'ended_by', p_entry.ended_by
  ) end
$$;
comment on function private.entry_result(private.clock_entries) is
  'An entry as screens show it, null for none.';

create function private.desk_name() returns text
language sql stable security definer set search_path = ''
as $$ select m.name from public.managers m where m.manager_id = (select auth.uid()) $$;
comment on function private.desk_name() is
  'The name of the manager who presses for a mechanic, null where somebody presses for themselves.';

create function private.clock_off(p_mechanic_id uuid, p_moment timestamptz, p_why text) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.clock_entries e
  set ended_at = greatest(p_moment, e.started_at), ended = p_why, ended_by = private.desk_name()
  where e.mechanic_id = p_mechanic_id and e.ended_at is null
$$;
comment on function private.clock_off(uuid, timestamptz, text) is
  'Ends the open entry of a mechanic, after lock_clock.';

create function private.counted_from(p_mechanic_id uuid, p_pressed timestamptz) returns timestamptz
language sql volatile security definer set search_path = ''
as $$
  select private.require_finite(isfinite(p_pressed), 'pressed_at');
  select case when p_pressed is null or p_pressed > clock_timestamp() then greatest(clock_timestamp(), l.free)
    else greatest(p_pressed,
      clock_timestamp() - make_interval(hours => private.limit_of('clock_offline_hours')::int), l.free) end
  from (
    -- The open one may end now; what has ended is not touched.
    select max(coalesce(e.ended_at, e.started_at)) as free from private.clock_entries e
    where e.mechanic_id = p_mechanic_id
  ) l
$$;
comment on function private.counted_from(uuid, timestamptz) is
  'From when a press counts: from when it was pressed without a network, at most clock_offline_hours ago '
  'and never within an entry before it; else from now.';

create function private.clock_on(
  p_mechanic_id uuid, p_job public.service_requests, p_other_work text, p_note text, p_began text,
  p_pressed timestamptz
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
      mechanic_id, mechanic_name, request_id, registration_number, service_name, other_work, note,
      started_at, began, pressed_at, began_by
    )
    select m.mechanic_id, m.name, p_job.request_id, p_job.registration_number, p_job.service_name,
      p_other_work, p_note, moment,
      p_began, case when p_pressed between now() - interval '1 year'
        and now() + interval '1 year' then p_pressed end,
      private.desk_name()
    from public.mechanics m where m.mechanic_id = p_mechanic_id
    returning * into entry;
  end if;
  return private.entry_result(entry);
end
$$;
comment on function private.clock_on(uuid, public.service_requests, text, text, text, timestamptz) is
  'Puts a mechanic, whose login is locked, on the clock for a locked job or for other work, and ends what '
  'was before.';

create function private.clock_all_off(p_request_id bigint, p_why text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever clocks on holds the request, as the caller does.
  if exists (select from private.clock_entries e where e.request_id = p_request_id
    and e.ended_at is null) then
    perform private.lock_clock();
    update private.clock_entries e
    set ended_at = greatest(clock_timestamp(), e.started_at), ended = p_why, ended_by = private.desk_name()
    where e.request_id = p_request_id and e.ended_at is null;
  end if;
end
$$;
comment on function private.clock_all_off(bigint, text) is
  'Ends the clocks of everybody on a locked request.';

create function private.clock_follows_job() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.clock_all_off(old.request_id, case
    when tg_op = 'DELETE' or new.status not in ('approved', 'completed')
      or new.assigned_mechanic is null then 'gone'
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
  'Trigger: a job that is no longer in progress ends the clocks of everybody on it; entries of a completed '
  'one say when that was.';
create trigger clock_follows_job after update of status on public.service_requests
for each row when (old.status = 'in_progress'
  and new.status <> 'in_progress') execute function private.clock_follows_job();
create trigger clock_follows_removal after delete on public.service_requests
for each row when (old.status = 'in_progress') execute function private.clock_follows_job();

create function private.clock_follows_clearing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_clock();
  update private.clock_entries e
  set ended_at = greatest(clock_timestamp(), e.started_at), ended = 'gone', ended_by = private.desk_name()
  where e.request_id is not null and e.ended_at is null;
  return null;
end
$$;
comment on function private.clock_follows_clearing() is
  'Trigger: clearing all requests ends the clocks of all jobs.';
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
  'Trigger: a car that waits ends the clocks of everybody on it; its mechanic, who lets it go on, is on the '
  'clock again.';
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
comment on function private.clock_follows_dismissal() is
  'Trigger: the clock of a mechanic who is dismissed ends.';
create trigger clock_follows_dismissal before delete on public.mechanics
for each row execute function private.clock_follows_dismissal();

create function private.lock_clocked(p_mechanic_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
begin
  perform private.lock_caller();
  caller := private.require_staff();
  if not private.is_manager() then
    if p_mechanic_id is distinct from caller and p_mechanic_id is not null then
      raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
    end if;
    return caller;
  elsif p_mechanic_id is null then
    raise exception using errcode = 'PT400', message = 'Please choose a mechanic', hint = 'mechanic_id';
  end if;
  perform private.lock_login(p_mechanic_id);
  return (private.lock_mechanic(p_mechanic_id)).mechanic_id;
end
$$;
comment on function private.lock_clocked(uuid) is
  'Whose clock is pressed, locked: the calling mechanic''s, or for a manager that of the mechanic who is '
  'named. PT400, PT404 (hint: mechanic_id).';

create function private.join_job(
  p_request_id bigint, p_pressed_at timestamptz default null, p_mechanic_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  clocked uuid := private.lock_clocked(p_mechanic_id);
  job public.service_requests := private.lock_request(p_request_id);
begin
  if job.status <> 'in_progress' then
    raise exception using errcode = 'PT409', message = 'Only a job in progress can be joined';
  elsif (private.open_stage(p_request_id)).stage = 'waiting' then
    raise exception using errcode = 'PT409', message = 'This car waits. Let it go on first.';
  end if;
  return private.clock_on(clocked, job, null, null, case when job.assigned_mechanic = clocked then 'go_on'
    else 'join' end, p_pressed_at);
end
$$;
call private.publish('join_job', 'mechanics, managers',
  'Puts the calling mechanic on the clock for a job in progress, an own one or another''s, beside whoever '
  'works on it; returns the entry. What was on the clock before ends. pressed_at: when it was pressed '
  'without a network; started_at of the entry is from when it counts. A repeat changes nothing. '
  'mechanic_id: a manager presses for this mechanic, which the entry says. Mechanics, and managers for one. '
  'PT404, PT409 unless the job is in progress and its car does not wait.');

create function private.clock_other_work(
  p_kind text, p_note text default null, p_pressed_at timestamptz default null,
  p_mechanic_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  clocked uuid := private.lock_clocked(p_mechanic_id);
  words text := nullif(btrim(p_note), '');
begin
  if p_kind is null or p_kind not in ('cleaning', 'driving', 'training', 'other') then
    raise exception using errcode = 'PT400', message = 'Please choose the work', hint = 'kind';
  elsif p_kind = 'other' and words is null then
    raise exception using errcode = 'PT400', message = 'Please say what it is', hint = 'note';
  end if;
  perform private.check_length(words, 'name', 'What it is', 'note');
  return private.clock_on(clocked, null, p_kind, words, 'other_work', p_pressed_at);
end
$$;
call private.publish('clock_other_work', 'mechanics, managers',
  'Puts the calling mechanic on the clock for work that is no job: cleaning, driving, training, or other '
  'with a note; returns the entry. pressed_at, repeats, mechanic_id: as join_job. Mechanics, and managers '
  'for one. PT400 (hint: kind or note), PT404.');

create function private.stop_clock(p_pressed_at timestamptz default null, p_mechanic_id uuid default null)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  clocked uuid := private.lock_clocked(p_mechanic_id);
  entry private.clock_entries;
begin
  perform private.require_finite(isfinite(p_pressed_at), 'pressed_at');
  perform private.lock_clock();
  entry := private.open_entry(clocked);
  if entry.entry_id is not null then
    perform private.clock_off(clocked, private.counted_from(clocked, p_pressed_at), 'stop');
    select e.* into entry from private.clock_entries e where e.entry_id = entry.entry_id;
  end if;
  return private.entry_result(entry);
end
$$;
call private.publish('stop_clock', 'mechanics, managers',
  'Ends what the calling mechanic is on the clock for, for a break or the end of the day; the job stays in '
  'progress. Returns the entry, null when there was none. pressed_at, mechanic_id: as join_job. Mechanics, '
  'and managers for one. PT404.');

-- Corrections of the clock: a mechanic proposes when an entry began and ended, or one that is missing, and a
-- manager decides. What
-- was and what was asked stay beside each other.

create function private.correction_result(p_correction private.clock_corrections) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_correction) - array['mechanic_id'] || jsonb_build_object(
    'registration_number', (select r.registration_number from public.service_requests r
      where r.request_id = p_correction.request_id),
    'service_name', (select r.service_name from public.service_requests r
      where r.request_id = p_correction.request_id)
  )
$$;
comment on function private.correction_result(private.clock_corrections) is
  'A correction as screens show it.';

create function private.check_clock_times(p_started timestamptz, p_ended timestamptz) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_started is null or not isfinite(p_started) or p_started > now()
    or p_started < now() - make_interval(days => private.limit_of('correction_days')::int)
  then
    raise exception using errcode = 'PT400', hint = 'started_at',
      message = format('Please enter a beginning within the last %s days',
        private.limit_of('correction_days'));
  elsif p_ended is null or not isfinite(p_ended) or p_ended <= p_started or p_ended > now() then
    raise exception using errcode = 'PT400',
      message = 'Please enter an end after the beginning, not later than now',
      hint = 'ended_at';
  elsif p_ended > p_started + make_interval(hours => private.limit_of('clock_hours')::int) then
    raise exception using errcode = 'PT400', hint = 'ended_at',
      message = format('An entry is at most %s hours long', private.limit_of('clock_hours'));
  end if;
end
$$;
comment on function private.check_clock_times(timestamptz, timestamptz) is
  'PT400 (hint: started_at or ended_at).';

create function private.lock_clock_of(p_mechanic_id uuid, p_request_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.mechanics m where m.mechanic_id = p_mechanic_id for key share;
  -- The clocked minutes of a completed job are kept in its row.
  perform from public.service_requests r where r.request_id = p_request_id for no key update;
  perform private.lock_clock();
end
$$;
comment on function private.lock_clock_of(uuid, bigint) is
  'lock_clock for a manager''s change of what a mechanic clocked on a request, if on one, which it locks '
  'too: a dismissal, which waits for the clocks, runs before it or after it.';

create function private.job_to_add(p_request_id bigint) returns public.service_requests
language plpgsql stable security definer set search_path = ''
as $$
declare
  job public.service_requests;
begin
  if p_request_id is not null then
    select r.* into job from public.service_requests r where r.request_id = p_request_id;
    if not found then
      raise exception using errcode = 'PT404', message = 'This job was not found. It may have been removed.',
        hint = 'request_id';
    elsif job.status not in ('in_progress', 'completed') then
      raise exception using errcode = 'PT409', message = 'Only a job that was started can be added',
        hint = 'request_id';
    end if;
  end if;
  return job;
end
$$;
comment on function private.job_to_add(bigint) is
  'The job of a missing entry, null for none. PT404, PT409 unless it is in progress or completed. Pay '
  'follows what was sold, so one that was paid can be added too.';

create function private.check_job_times(p_request_id bigint, p_started timestamptz) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  job public.service_requests;
begin
  select r.* into job from public.service_requests r where r.request_id = p_request_id;
  -- A car may be worked on before the front desk has entered it.
  if p_started < job.created_at - interval '1 day' then
    raise exception using errcode = 'PT400', hint = 'started_at', message = format(
      'This job was booked on %s. Enter a later beginning.',
      to_char(job.created_at at time zone private.garage_time_zone(), 'FMDD Mon, HH24:MI')
    );
  elsif p_started > job.completion_date then
    raise exception using errcode = 'PT400', hint = 'started_at', message = format(
      'This job was completed on %s. Enter an earlier beginning.',
      to_char(job.completion_date at time zone private.garage_time_zone(), 'FMDD Mon, HH24:MI')
    );
  end if;
end
$$;
comment on function private.check_job_times(bigint, timestamptz) is
  'PT400 (hint: started_at) for an entry that begins more than a day before its job was booked, or after it '
  'was completed. Nothing for a job that was removed.';

create function private.apply_correction(p_correction private.clock_corrections) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  other private.clock_entries;
  job public.service_requests;
  changed bigint := p_correction.entry_id;
begin
  -- Since it was proposed, the mechanic may have gone on to what it would overlap.
  select e.* into other from private.clock_entries e
  where e.mechanic_id = p_correction.mechanic_id and e.entry_id is distinct from p_correction.entry_id
    and e.started_at < p_correction.ended_at and coalesce(e.ended_at, 'infinity') > p_correction.started_at
  order by e.started_at limit 1;
  if found then
    raise exception using errcode = 'PT409', hint = 'started_at', message = format(
      'It would overlap %s from %s', coalesce(other.service_name, other.note, other.other_work),
      to_char(other.started_at at time zone private.garage_time_zone(), 'FMDD Mon, HH24:MI')
    );
  elsif changed is null then
    job := private.job_to_add(p_correction.request_id);
    insert into private.clock_entries (
      mechanic_id, mechanic_name, request_id, registration_number, service_name, other_work, note, started_at,
      ended_at, began, ended
    )
    values (
      p_correction.mechanic_id, p_correction.mechanic_name, job.request_id,
      job.registration_number, job.service_name,
      p_correction.other_work, p_correction.reason, p_correction.started_at, p_correction.ended_at,
      'correction', 'correction'
    ) returning entry_id into changed;
  else
    update private.clock_entries e
    set started_at = p_correction.started_at, ended_at = p_correction.ended_at, ended = 'correction'
    where e.entry_id = changed;
  end if;
  return changed;
end
$$;
comment on function private.apply_correction(private.clock_corrections) is
  'Changes or adds the entry of a correction, after lock_clock, and returns its id. PT404, PT409 where its '
  'job is gone or it would overlap another.';

create function private.entered_time(p_entered timestamp, p_known timestamptz) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select case when date_trunc('minute',
    p_known at time zone private.garage_time_zone()) = p_entered then p_known
    when p_entered between '2000-01-01' and '2200-01-01'
      then p_entered at time zone private.garage_time_zone() end
$$;
comment on function private.entered_time(timestamp, timestamptz) is
  'A minute that was entered on the garage''s clock; the known moment where it is in that minute, so that '
  'what was not changed keeps its seconds. Null for none.';

create function private.propose_correction(
  p_started_at timestamp, p_ended_at timestamp, p_reason text, p_entry_id bigint default null,
  p_other_work text default null, p_mechanic_id uuid default null, p_request_id bigint default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
  by_manager boolean;
  reason text := nullif(btrim(p_reason), '');
  entry private.clock_entries;
  correction private.clock_corrections;
  mechanic public.mechanics;
  job public.service_requests;
  starts timestamptz;
  ends timestamptz;
begin
  perform private.lock_caller();
  caller := private.require_staff();
  by_manager := private.is_manager();
  if by_manager and p_entry_id is null and p_mechanic_id is not null then
    mechanic := private.lock_mechanic(p_mechanic_id);
  end if;
  select e.* into entry from private.clock_entries e where e.entry_id = p_entry_id;
  perform private.lock_clock_of(entry.mechanic_id,
    case when by_manager then coalesce(entry.request_id, p_request_id) end);
  if p_entry_id is not null then
    select e.* into entry from private.clock_entries e
    where e.entry_id = p_entry_id and (by_manager or e.mechanic_id = caller);
    if not found then
      raise exception using errcode = 'PT404', message = 'Entry not found', hint = 'entry_id';
    end if;
  elsif not by_manager then
    select m.* into mechanic from public.mechanics m where m.mechanic_id = caller;
  elsif mechanic.mechanic_id is null then
    raise exception using errcode = 'PT400', message = 'Please choose a mechanic', hint = 'mechanic_id';
  end if;
  starts := private.entered_time(p_started_at, entry.started_at);
  ends := private.entered_time(p_ended_at, entry.ended_at);
  perform private.check_clock_times(starts, ends);
  if reason is null then
    raise exception using errcode = 'PT400', message = 'Reason is required', hint = 'reason';
  elsif p_entry_id is null and (
    num_nonnulls(p_other_work, p_request_id) <> 1
      or p_other_work not in ('cleaning', 'driving', 'training', 'other')
  ) then
    raise exception using errcode = 'PT400', message = 'Please choose the work', hint = 'other_work';
  end if;
  job := private.job_to_add(case when p_entry_id is null then p_request_id end);
  perform private.check_job_times(coalesce(entry.request_id, job.request_id), starts);
  perform private.check_length(reason, 'name', 'Reason', 'reason');
  if exists (select from private.clock_corrections c where c.entry_id = p_entry_id and c.state = 'open') then
    raise exception using errcode = 'PT409', message = 'A correction of this entry is not decided yet',
      hint = 'entry_id';
  end if;
  insert into private.clock_corrections (
    entry_id, mechanic_id, mechanic_name, request_id, other_work, started_at, ended_at, was_started_at,
    was_ended_at, reason,
    proposed_by_name
  ) values (
    p_entry_id, coalesce(entry.mechanic_id, mechanic.mechanic_id),
    coalesce(entry.mechanic_name, mechanic.name), job.request_id,
    case when p_entry_id is null then p_other_work end, starts, ends, entry.started_at,
      entry.ended_at, reason,
    private.caller_name()
  ) returning * into correction;
  -- A manager's own word needs no other one.
  if by_manager then
    update private.clock_corrections c
    set entry_id = private.apply_correction(correction), state = 'accepted', decided_at = now(),
      decided_by_name = private.caller_name()
    where c.correction_id = correction.correction_id returning * into correction;
  end if;
  return private.correction_result(correction);
end
$$;
call private.publish('propose_correction', 'mechanics, managers',
  'Says when an entry began and ended, on the garage''s clock, or without entry_id names one that is '
  'missing: the request_id of a job in progress or completed, or other_work, and, from a manager, its '
  'mechanic_id. A mechanic''s, of own entries, waits for decide_correction; a manager''s holds at once. '
  'Returns the correction. Managers and mechanics. PT400 (hint: the field), PT404, PT409 for another job, '
  'while another one is open or, from a manager, over another entry.');

create function private.jobs_to_add(p_mechanic_id uuid default null, p_in_progress boolean default false)
  returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_staff();
  whose uuid := case when private.is_manager() then p_mechanic_id else caller end;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'request_id', j.request_id, 'registration_number', j.registration_number,
      'service_name', j.service_name,
      'mechanic_name', j.mechanic_name, 'is_own', coalesce(j.assigned_mechanic = whose, false)
    ) order by j.assigned_mechanic is distinct from whose, j.completion_date desc nulls first,
      j.request_id desc), '[]')
    from (
      (select r.* from public.service_requests r where r.status = 'in_progress'
        order by r.assigned_mechanic is distinct from whose, r.started_at desc, r.request_id limit 50)
      union all
      (select r.* from public.service_requests r
        where r.assigned_mechanic = whose and r.status = 'completed' and not p_in_progress
          and r.completion_date > now() - make_interval(days => private.limit_of('correction_days')::int)
        order by r.completion_date desc limit 50)
    ) j
  );
end
$$;
call private.publish('jobs_to_add', 'mechanics, managers',
  'The jobs of which an entry of the calling mechanic, or for managers of this one, may be missing: at most '
  '50 in progress, own ones first, and the last 50 own ones that were completed within correction_days, '
  'without these with in_progress. Managers and mechanics.');

create function private.decide_correction(
  p_correction_id bigint, p_accept boolean, p_answer text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  correction private.clock_corrections;
  words text := nullif(btrim(p_answer), '');
  wanted text := case when coalesce(p_accept, false) then 'accepted' else 'refused' end;
begin
  perform private.lock_caller();
  perform private.require_manager();
  select c.* into correction from private.clock_corrections c where c.correction_id = p_correction_id;
  perform private.lock_clock_of(correction.mechanic_id, coalesce(
    correction.request_id, (select e.request_id from private.clock_entries e
      where e.entry_id = correction.entry_id)
  ));
  select c.* into correction from private.clock_corrections c where c.correction_id = p_correction_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Correction not found', hint = 'correction_id';
  elsif correction.state = wanted then
    return private.correction_result(correction);
  elsif correction.state <> 'open' then
    raise exception using errcode = 'PT409',
      message = format('%s has %s this correction already', correction.decided_by_name, correction.state);
  elsif wanted = 'refused' and words is null then
    raise exception using errcode = 'PT400', message = 'Please say why', hint = 'answer';
  elsif wanted = 'accepted' and correction.mechanic_id is null then
    raise exception using errcode = 'PT409', message = 'This mechanic is gone. Refuse the correction.';
  end if;
  perform private.check_length(words, 'name', 'Answer', 'answer');
  update private.clock_corrections c
  set entry_id = case when wanted = 'accepted' then private.apply_correction(correction)
    else c.entry_id end, state = wanted,
    decided_at = now(), decided_by_name = private.caller_name(), answer = words
  where c.correction_id = p_correction_id returning * into correction;
  return private.correction_result(correction);
end
$$;
call private.publish('decide_correction', 'managers',
  'Accepts a correction, which changes its entry, or refuses it, which needs an answer. Returns the '
  'correction. A repeat changes nothing. Managers only. PT400 (hint: answer), PT404, PT409 once it is '
  'decided otherwise, or over another entry.');
