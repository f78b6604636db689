-- Corrections of the clock: a mechanic proposes when an entry began and ended, or one that is missing, and a manager decides. What
-- was and what was asked stay beside each other.

-- Tables

create table private.clock_corrections (
  correction_id bigint generated always as identity primary key,
  entry_id bigint references private.clock_entries (entry_id),
  mechanic_id uuid references public.mechanics (mechanic_id) on delete set null,
  mechanic_name text not null check (char_length(mechanic_name) between 1 and private.limit_of('name')),
  request_id bigint,
  other_work text check (other_work in ('cleaning', 'driving', 'training', 'other')),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  was_started_at timestamptz,
  was_ended_at timestamptz,
  reason text not null check (char_length(reason) between 1 and private.limit_of('name')),
  proposed_at timestamptz not null default now(),
  proposed_by_name text not null check (char_length(proposed_by_name) between 1 and private.limit_of('name')),
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  decided_at timestamptz,
  decided_by_name text check (char_length(decided_by_name) between 1 and private.limit_of('name')),
  answer text check (char_length(answer) between 1 and private.limit_of('name')),
  constraint ends_after_it_began check (ended_at > started_at),
  constraint its_decision_is_whole check ((state = 'open') = (decided_at is null) and (state = 'open') = (decided_by_name is null)),
  constraint a_job_or_other_work check (request_id is null or other_work is null),
  constraint a_refusal_says_why check (state <> 'refused' or answer is not null)
);
comment on table private.clock_corrections is
  'What a mechanic or a manager says an entry should be. was_started_at, was_ended_at: as it was when it was proposed, null for an '
  'entry that is missing, which request_id or other_work names; entry_id: then the one that was made of it. Only ever added and '
  'decided once.';

-- Indexes

create unique index clock_corrections_open_idx on private.clock_corrections (entry_id) where state = 'open';
create index clock_corrections_entry_idx on private.clock_corrections (entry_id);
create index clock_corrections_mechanic_idx on private.clock_corrections (mechanic_id, proposed_at);
create index clock_corrections_to_decide_idx on private.clock_corrections (correction_id) where state = 'open';

-- Row-level security

alter table private.clock_corrections enable row level security;

-- Functions

create function private.correction_result(p_correction private.clock_corrections) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_correction) - array['mechanic_id'] || jsonb_build_object(
    'registration_number', (select r.registration_number from public.service_requests r where r.request_id = p_correction.request_id),
    'service_name', (select r.service_name from public.service_requests r where r.request_id = p_correction.request_id)
  )
$$;
comment on function private.correction_result(private.clock_corrections) is 'A correction as screens show it. Internal.';

create function private.check_clock_times(p_started timestamptz, p_ended timestamptz) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_started is null or not isfinite(p_started) or p_started > now()
    or p_started < now() - make_interval(days => private.limit_of('correction_days')::int)
  then
    raise exception using errcode = 'PT400', hint = 'started_at',
      message = format('Please enter a beginning within the last %s days', private.limit_of('correction_days'));
  elsif p_ended is null or not isfinite(p_ended) or p_ended <= p_started or p_ended > now() then
    raise exception using errcode = 'PT400', message = 'Please enter an end after the beginning, not later than now',
      hint = 'ended_at';
  elsif p_ended > p_started + make_interval(hours => private.limit_of('clock_hours')::int) then
    raise exception using errcode = 'PT400', hint = 'ended_at',
      message = format('An entry is at most %s hours long', private.limit_of('clock_hours'));
  end if;
end
$$;
comment on function private.check_clock_times(timestamptz, timestamptz) is 'PT400 (hint: started_at or ended_at). Internal.';

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
  'lock_clock for a manager''s change of what a mechanic clocked on a request, if on one, which it locks too: a dismissal, which waits for the clocks, runs before it or after it. '
  'Internal.';

create function private.job_to_add(p_request_id bigint) returns public.service_requests
language plpgsql stable security definer set search_path = ''
as $$
declare
  job public.service_requests;
begin
  if p_request_id is not null then
    select r.* into job from public.service_requests r where r.request_id = p_request_id;
    if not found then
      raise exception using errcode = 'PT404', message = 'This job was not found. It may have been removed.', hint = 'request_id';
    elsif job.status not in ('in_progress', 'completed') then
      raise exception using errcode = 'PT409', message = 'Only a job that was started can be added', hint = 'request_id';
    end if;
  end if;
  return job;
end
$$;
comment on function private.job_to_add(bigint) is
  'The job of a missing entry, null for none. PT404, PT409 unless it is in progress or completed. Pay follows what was sold, so one '
  'that was paid can be added too. Internal.';

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
  'PT400 (hint: started_at) for an entry that begins more than a day before its job was booked, or after it was completed. Nothing for '
  'a job that was removed. Internal.';

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
      mechanic_id, mechanic_name, request_id, registration_number, service_name, other_work, note, started_at, ended_at, began, ended
    )
    values (
      p_correction.mechanic_id, p_correction.mechanic_name, job.request_id, job.registration_number, job.service_name,
      p_correction.other_work, p_correction.reason, p_correction.started_at, p_correction.ended_at, 'correction', 'correction'
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
  'Changes or adds the entry of a correction, after lock_clock, and returns its id. PT404, PT409 where its job is gone or it would '
  'overlap another. Internal.';

create function private.entered_time(p_entered timestamp, p_known timestamptz) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select case when date_trunc('minute', p_known at time zone private.garage_time_zone()) = p_entered then p_known
    when p_entered between '2000-01-01' and '2200-01-01' then p_entered at time zone private.garage_time_zone() end
$$;
comment on function private.entered_time(timestamp, timestamptz) is
  'A minute that was entered on the garage''s clock; the known moment where it is in that minute, so that what was not changed keeps '
  'its seconds. Null for none. Internal.';

create function private.propose_correction(
  p_entry_id bigint, p_started timestamp, p_ended timestamp, p_reason text, p_other_work text, p_mechanic_id uuid,
  p_request_id bigint
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
  perform private.lock_clock_of(entry.mechanic_id, case when by_manager then coalesce(entry.request_id, p_request_id) end);
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
  starts := private.entered_time(p_started, entry.started_at);
  ends := private.entered_time(p_ended, entry.ended_at);
  perform private.check_clock_times(starts, ends);
  if reason is null then
    raise exception using errcode = 'PT400', message = 'Reason is required', hint = 'reason';
  elsif p_entry_id is null and (
    num_nonnulls(p_other_work, p_request_id) <> 1 or p_other_work not in ('cleaning', 'driving', 'training', 'other')
  ) then
    raise exception using errcode = 'PT400', message = 'Please choose the work', hint = 'other_work';
  end if;
  job := private.job_to_add(case when p_entry_id is null then p_request_id end);
  perform private.check_job_times(coalesce(entry.request_id, job.request_id), starts);
  perform private.check_length(reason, 'name', 'Reason', 'reason');
  if exists (select from private.clock_corrections c where c.entry_id = p_entry_id and c.state = 'open') then
    raise exception using errcode = 'PT409', message = 'A correction of this entry is not decided yet', hint = 'entry_id';
  end if;
  insert into private.clock_corrections (
    entry_id, mechanic_id, mechanic_name, request_id, other_work, started_at, ended_at, was_started_at, was_ended_at, reason,
    proposed_by_name
  ) values (
    p_entry_id, coalesce(entry.mechanic_id, mechanic.mechanic_id), coalesce(entry.mechanic_name, mechanic.name), job.request_id,
    case when p_entry_id is null then p_other_work end, starts, ends, entry.started_at, entry.ended_at, reason,
    private.caller_name()
  ) returning * into correction;
  -- A manager's own word needs no other one.
  if by_manager then
    update private.clock_corrections c
    set entry_id = private.apply_correction(correction), state = 'accepted', decided_at = now(), decided_by_name = private.caller_name()
    where c.correction_id = correction.correction_id returning * into correction;
  end if;
  return private.correction_result(correction);
end
$$;

create function public.propose_correction(
  started_at timestamp, ended_at timestamp, reason text, entry_id bigint default null, other_work text default null,
  mechanic_id uuid default null, request_id bigint default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.propose_correction($4, $1, $2, $3, $5, $6, $7) $$;
comment on function public.propose_correction(timestamp, timestamp, text, bigint, text, uuid, bigint) is
  'Says when an entry began and ended, on the garage''s clock, or without entry_id names one that is missing: the request_id of a job '
  'in progress or completed, or other_work, and, from a manager, its mechanic_id. '
  'A mechanic''s, of own entries, waits for decide_correction; a manager''s holds at once. Returns the correction. Managers and '
  'mechanics. PT400 (hint: the field), PT404, PT409 for another job, while another one is open or, from a manager, over another entry.';

create function private.jobs_to_add(p_mechanic_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_staff();
  whose uuid := case when private.is_manager() then p_mechanic_id else caller end;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'request_id', j.request_id, 'registration_number', j.registration_number, 'service_name', j.service_name,
      'mechanic_name', j.mechanic_name, 'is_own', coalesce(j.assigned_mechanic = whose, false)
    ) order by j.assigned_mechanic is distinct from whose, j.completion_date desc nulls first, j.request_id desc), '[]')
    from (
      (select r.* from public.service_requests r where r.status = 'in_progress'
        order by r.assigned_mechanic is distinct from whose, r.started_at desc, r.request_id limit 50)
      union all
      (select r.* from public.service_requests r
        where r.assigned_mechanic = whose and r.status = 'completed'
          and r.completion_date > now() - make_interval(days => private.limit_of('correction_days')::int)
        order by r.completion_date desc limit 50)
    ) j
  );
end
$$;

create function public.jobs_to_add(mechanic_id uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.jobs_to_add($1) $$;
comment on function public.jobs_to_add(uuid) is
  'The jobs of which an entry of the calling mechanic, or for managers of this one, may be missing: at most 50 in progress, own ones '
  'first, and the last 50 own ones that were completed within correction_days. Managers and mechanics.';

create function private.decide_correction(p_correction_id bigint, p_accept boolean, p_answer text) returns jsonb
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
    correction.request_id, (select e.request_id from private.clock_entries e where e.entry_id = correction.entry_id)
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
  set entry_id = case when wanted = 'accepted' then private.apply_correction(correction) else c.entry_id end, state = wanted,
    decided_at = now(), decided_by_name = private.caller_name(), answer = words
  where c.correction_id = p_correction_id returning * into correction;
  return private.correction_result(correction);
end
$$;

create function public.decide_correction(correction_id bigint, accept boolean, answer text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.decide_correction($1, $2, $3) $$;
comment on function public.decide_correction(bigint, boolean, text) is
  'Accepts a correction, which changes its entry, or refuses it, which needs an answer. Returns the correction. A repeat changes '
  'nothing. Managers only. PT400 (hint: answer), PT404, PT409 once it is decided otherwise, or over another entry.';

-- Grants

grant execute on function
  private.propose_correction(bigint, timestamp, timestamp, text, text, uuid, bigint),
  public.propose_correction(timestamp, timestamp, text, bigint, text, uuid, bigint),
  private.jobs_to_add(uuid), public.jobs_to_add(uuid),
  private.decide_correction(bigint, boolean, text), public.decide_correction(bigint, boolean, text)
to authenticated;
