-- Changes of a pay run: starting it, its additions and deductions, checking, approving and cancelling it. Locks: the run, then
-- mechanics, requests and payments.

-- Functions

create function private.lock_pay_run(p_pay_run_id bigint) returns private.pay_runs
language plpgsql security definer set search_path = ''
as $$
declare
  run private.pay_runs;
begin
  select r.* into run from private.pay_runs r where r.pay_run_id = p_pay_run_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Pay run not found', hint = 'pay_run_id';
  end if;
  return run;
end
$$;
comment on function private.lock_pay_run(bigint) is 'Locks a pay run and returns it. PT404. Internal.';

create function private.lock_draft_run(p_pay_run_id bigint) returns private.pay_runs
language plpgsql security definer set search_path = ''
as $$
declare
  run private.pay_runs := private.lock_pay_run(p_pay_run_id);
begin
  if run.state <> 'draft' then
    raise exception using errcode = 'PT409', message = format(
      'This pay run is %s and does not change any more. Put a correction in the next one.', run.state
    );
  end if;
  return run;
end
$$;
comment on function private.lock_draft_run(bigint) is 'lock_pay_run; PT409 unless it is a draft. Internal.';

create function private.start_pay_run(p_first_day date, p_last_day date) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run private.pay_runs;
begin
  perform private.require_payer();
  if p_first_day is null or p_last_day is null or p_first_day > p_last_day or p_first_day < '2000-01-01'
    or p_last_day > private.today() + private.limit_of('pay_run_days')::int
    or p_last_day - p_first_day >= private.limit_of('pay_run_days')
  then
    raise exception using errcode = 'PT400', hint = 'last_day',
      message = format('Please choose a period of at most %s days', private.limit_of('pay_run_days'));
  end if;
  perform private.lock_value('pay run', 'start');
  select r.* into run from private.pay_runs r where r.state = 'draft';
  if found then
    if (run.first_day, run.last_day) = (p_first_day, p_last_day) then
      return private.pay_run_details(run.pay_run_id);
    end if;
    raise exception using errcode = 'PT409',
      message = format('Pay run %s is still a draft. Approve or cancel it first.', run.pay_run_id);
  end if;
  select r.* into run from private.pay_runs r
  where r.state = 'approved'
    and daterange(r.first_day, r.last_day, '[]') && daterange(p_first_day, p_last_day, '[]') limit 1;
  if found then
    raise exception using errcode = 'PT409', hint = 'first_day', message = format(
      'Pay run %s covers days of this period, until %s', run.pay_run_id, to_char(run.last_day, 'FMDD Mon YYYY')
    );
  end if;
  insert into private.pay_runs (first_day, last_day, made_by_name)
  values (p_first_day, p_last_day, private.caller_name()) returning * into run;
  return private.pay_run_details(run.pay_run_id);
end
$$;

create function public.start_pay_run(first_day date, last_day date) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.start_pay_run($1, $2) $$;
comment on function public.start_pay_run(date, date) is
  'Starts a pay run and returns pay_run_details; the draft of the same period where there is one. Managers with the right to '
  'pay. PT400 (hint: last_day), PT409 for another draft or a period that an approved run covers (hint: first_day).';

create function private.add_pay_line(
  p_pay_run_id bigint, p_mechanic_id uuid, p_kind text, p_amount numeric, p_reason text, p_corrects bigint,
  p_idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  why text := nullif(btrim(p_reason), '');
  rupees numeric := round(case when p_kind = 'deduction' then -p_amount else p_amount end, 2);
  mechanic_name text;
  earlier jsonb;
begin
  perform private.require_payer();
  earlier := private.stored_result(p_idempotency_key, jsonb_build_object(
    'add_pay_line', p_pay_run_id, 'mechanic', p_mechanic_id, 'kind', p_kind, 'amount', p_amount, 'reason', why
  ), 'This line was saved already, as it was first sent');
  if earlier is not null then
    return earlier;
  end if;
  perform private.lock_draft_run(p_pay_run_id);
  select m.name into mechanic_name from public.mechanics m where m.mechanic_id = p_mechanic_id;
  if mechanic_name is null then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  elsif p_kind is null or p_kind not in ('addition', 'deduction', 'correction') then
    raise exception using errcode = 'PT400', message = 'Please choose what the line is', hint = 'kind';
  elsif p_amount is null or abs(p_amount) > private.limit_of('final_cost') or rupees = 0
    or (p_kind <> 'correction' and p_amount < 0)
  then
    raise exception using errcode = 'PT400', message = 'Please enter a valid amount', hint = 'amount';
  elsif why is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  elsif p_corrects is not null and not (p_kind = 'correction' and exists (
    select from private.pay_lines l join private.pay_runs r on r.pay_run_id = l.pay_run_id
    where l.line_id = p_corrects and l.mechanic_id = p_mechanic_id and r.state = 'approved'
  )) then
    raise exception using errcode = 'PT404', message = 'The line to correct was not found', hint = 'corrects';
  end if;
  perform private.check_length(why, 'description', 'Reason', 'reason');
  insert into private.pay_lines (pay_run_id, mechanic_id, mechanic_name, kind, amount, reason, corrects, added_by_name)
  values (p_pay_run_id, p_mechanic_id, mechanic_name, p_kind, rupees, why, p_corrects, private.caller_name());
  return private.store_result(p_idempotency_key, private.pay_run_details(p_pay_run_id));
end
$$;

create function public.add_pay_line(
  pay_run_id bigint, mechanic_id uuid, kind text, amount numeric, reason text, corrects bigint default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.add_pay_line($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.add_pay_line(bigint, uuid, text, numeric, text, bigint, uuid) is
  'Adds an addition, a deduction or a correction to a draft, and returns pay_run_details. amount in rupees: above zero, of a '
  'correction also below. corrects: a line of an approved run of the same mechanic. A retry with the same idempotency_key '
  'returns the first result. Managers with the right to pay. PT400, PT404, PT409 when it is not a draft.';

create function private.remove_pay_line(p_line_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run private.pay_runs;
begin
  perform private.require_payer();
  select r.* into run from private.pay_lines l join private.pay_runs r on r.pay_run_id = l.pay_run_id
  where l.line_id = p_line_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'This line was not found. Someone may have removed it.', hint = 'line_id';
  end if;
  perform private.lock_draft_run(run.pay_run_id);
  delete from private.pay_lines l where l.line_id = p_line_id;
  return private.pay_run_details(run.pay_run_id);
end
$$;

create function public.remove_pay_line(line_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.remove_pay_line($1) $$;
comment on function public.remove_pay_line(bigint) is
  'Removes an addition, a deduction or a correction from a draft, and returns pay_run_details. Managers with the right to pay. '
  'PT404, PT409 when it is not a draft.';

create function private.require_seal(p_details jsonb, p_seal text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_details -> 'slips' = '[]' then
    raise exception using errcode = 'PT409', message = 'There is nothing to pay in this run';
  elsif p_details ->> 'seal' is distinct from p_seal then
    raise exception using errcode = 'PT412', hint = 'seal',
      message = 'This run has changed since you opened it. Look at its lines again.';
  end if;
end
$$;
comment on function private.require_seal(jsonb, text) is
  'PT409 for an empty run, PT412 for another seal than that of its lines now. Internal.';

create function private.check_pay_run(p_pay_run_id bigint, p_seal text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  perform private.lock_draft_run(p_pay_run_id);
  perform private.require_seal(private.pay_run_details(p_pay_run_id), p_seal);
  update private.pay_runs r set checked_seal = p_seal, checked_at = now(), checked_by_name = private.caller_name()
  where r.pay_run_id = p_pay_run_id;
  return private.pay_run_details(p_pay_run_id);
end
$$;

create function public.check_pay_run(pay_run_id bigint, seal text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.check_pay_run($1, $2) $$;
comment on function public.check_pay_run(bigint, text) is
  'Says that the caller has checked the lines with this seal, and returns pay_run_details. Managers only. PT404, PT409 when it '
  'is empty or not a draft, PT412 when its lines have changed.';

create function private.require_payable(p_run private.pay_runs, p_caller uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  problem record;
begin
  if exists (
    select from private.slips_of(p_run) s
    join public.mechanics m on m.mechanic_id = s.mechanic_id
    join public.managers b on b.manager_id = p_caller
    where m.mechanic_id = b.manager_id or m.phone = b.phone
  ) then
    raise exception using errcode = 'PT403',
      message = 'You are paid by this run, so another manager with the right to pay has to approve it';
  end if;
  select s.mechanic_id, s.mechanic_name, m.mechanic_id is null as is_gone into problem
  from private.slips_of(p_run) s left join public.mechanics m on m.mechanic_id = s.mechanic_id
  where m.mechanic_id is null or s.total < 0 order by s.mechanic_name limit 1;
  if found then
    raise exception using errcode = 'PT409', hint = 'mechanic_id', detail = problem.mechanic_id::text, message = format(
      case when problem.is_gone then '%s does not work here any more. Remove their lines.'
        else '%s would be paid less than nothing. Remove a deduction, and put it in the next run.' end, problem.mechanic_name
    );
  end if;
end
$$;
comment on function private.require_payable(private.pay_runs, uuid) is
  'PT403 when the run pays the caller, as a mechanic with the same login or phone number; PT409 when someone in it has left or '
  'would owe money. Internal.';

create function private.approve_pay_run(p_pay_run_id bigint, p_seal text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_payer();
  run private.pay_runs := private.lock_pay_run(p_pay_run_id);
  jobs bigint[];
  details jsonb;
  slip record;
  payment bigint;
begin
  if run.state = 'approved' then
    return private.pay_run_details(p_pay_run_id);
  end if;
  run := private.lock_draft_run(p_pay_run_id);
  -- No rate changes and nobody is dismissed in between.
  perform from public.mechanics m where true order by m.mechanic_id for share;
  jobs := array(select l.request_id from private.run_lines(run, null) l where l.kind = 'job' order by 1);
  perform from public.service_requests r where r.request_id = any (jobs) order by r.request_id for update;
  -- Read again: a job may have been paid in between.
  details := private.pay_run_details(p_pay_run_id);
  perform private.require_seal(details, p_seal);
  if run.checked_seal is distinct from p_seal then
    raise exception using errcode = 'PT409', message = 'Check this run before you approve it';
  end if;
  perform private.require_payable(run, caller);

  insert into private.pay_lines (
    pay_run_id, mechanic_id, mechanic_name, kind, request_id, service_name, registration_number, completed_at, minutes,
    hourly_rate, time_pay, cost, bonus_rate, bonus, amount, added_by_name
  )
  select p_pay_run_id, l.mechanic_id, l.mechanic_name, l.kind, l.request_id, l.service_name, l.registration_number,
    l.completed_at, l.minutes, l.hourly_rate, l.time_pay, l.cost, l.bonus_rate, l.bonus, l.amount, private.caller_name()
  from private.run_lines(run, null) l
  -- Those that are locked: another one may be completed at this moment.
  where l.line_id is null and l.request_id = any (jobs) order by l.mechanic_id, l.completed_at, l.request_id;
  update public.service_requests r set is_paid = true where r.request_id = any (jobs);
  -- Its jobs are lines now, so that none is read twice.
  for slip in
    select s.*, m.email, array(
      select l.request_id from private.pay_lines l
      where l.pay_run_id = p_pay_run_id and l.mechanic_id = s.mechanic_id and l.kind = 'job' order by 1
    ) as request_ids
    from jsonb_to_recordset(details -> 'slips') as s (
      mechanic_id uuid, mechanic_name text, jobs int, minutes int, time_pay numeric, bonus numeric, additions numeric,
      deductions numeric, total numeric
    )
    join public.mechanics m on m.mechanic_id = s.mechanic_id order by s.mechanic_id
  loop
    insert into public.salary_payments (
      mechanic_id, mechanic_name, mechanic_email, time_based_pay, bonus_amount, total_amount, jobs_included, paid_by, notes
    ) values (
      slip.mechanic_id, slip.mechanic_name, slip.email, slip.time_pay, slip.bonus, slip.total, slip.request_ids, caller,
      format('Pay run %s', p_pay_run_id)
    ) returning payment_id into payment;
    insert into private.pay_slips (
      pay_run_id, mechanic_id, mechanic_name, payment_id, jobs, minutes, time_pay, bonus, additions, deductions, total
    ) values (
      p_pay_run_id, slip.mechanic_id, slip.mechanic_name, payment, slip.jobs, slip.minutes, slip.time_pay, slip.bonus,
      slip.additions, slip.deductions, slip.total
    );
  end loop;
  update private.pay_runs r set state = 'approved', closed_at = now(), closed_by_name = private.caller_name(),
    total = (details ->> 'total')::numeric
  where r.pay_run_id = p_pay_run_id;
  return private.pay_run_details(p_pay_run_id);
end
$$;

create function public.approve_pay_run(pay_run_id bigint, seal text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.approve_pay_run($1, $2) $$;
comment on function public.approve_pay_run(bigint, text) is
  'Pays everybody in a checked draft: keeps its lines, marks the jobs paid, records a salary payment and a slip for each '
  'mechanic, and returns pay_run_details. One that was approved stays as it is. Managers with the right to pay. PT403 when it '
  'pays the caller, PT404, PT409 when it is empty, not checked, cancelled, or someone in it has left or would owe money (hint: '
  'mechanic_id), PT412 when its lines have changed; then nothing changes.';

create function private.cancel_pay_run(p_pay_run_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run private.pay_runs;
begin
  perform private.require_payer();
  run := private.lock_pay_run(p_pay_run_id);
  if run.state = 'approved' then
    raise exception using errcode = 'PT409', message = 'This pay run was approved already';
  elsif run.state = 'draft' then
    update private.pay_runs r set state = 'cancelled', closed_at = now(), closed_by_name = private.caller_name()
    where r.pay_run_id = p_pay_run_id;
  end if;
  return private.pay_run_details(p_pay_run_id);
end
$$;

create function public.cancel_pay_run(pay_run_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_pay_run($1) $$;
comment on function public.cancel_pay_run(bigint) is
  'Closes a draft without paying anybody, and returns pay_run_details. Managers with the right to pay. PT404, PT409 for an '
  'approved one.';

-- Grants

grant execute on function
  private.start_pay_run(date, date), public.start_pay_run(date, date),
  private.add_pay_line(bigint, uuid, text, numeric, text, bigint, uuid),
  public.add_pay_line(bigint, uuid, text, numeric, text, bigint, uuid), private.remove_pay_line(bigint),
  public.remove_pay_line(bigint), private.check_pay_run(bigint, text), public.check_pay_run(bigint, text),
  private.approve_pay_run(bigint, text), public.approve_pay_run(bigint, text), private.cancel_pay_run(bigint),
  public.cancel_pay_run(bigint)
to authenticated;
