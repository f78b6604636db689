-- Rates, salaries and dismissal. Spec section 9: time pay is the first linked service's minutes / 60 x hourly
-- rate, the bonus 3 % of the final (else the estimated) cost; each is rounded per job, then summed.

create function private.job_pay(p_mechanic_id uuid) returns table (
  request_id bigint, service_name text, brand text, model text, registration_number text,
  completion_date timestamptz, minutes int, cost numeric, time_pay numeric, bonus numeric
)
language sql stable security definer set search_path = ''
as $$
  select r.request_id, r.service_name, r.brand, r.model, r.registration_number, r.completion_date,
    coalesce(s.estimated_duration, 0), coalesce(r.final_cost, r.estimated_cost),
    round(coalesce(s.estimated_duration, 0) * m.hourly_rate / 60, 2),
    round(0.03 * coalesce(r.final_cost, r.estimated_cost), 2)
  from public.service_requests r
  join public.mechanics m on m.mechanic_id = r.assigned_mechanic
  left join lateral (
    select v.estimated_duration from public.service_request_services l
    join public.services v on v.service_id = l.service_id
    where l.request_id = r.request_id order by l.service_id limit 1
  ) s on true
  where r.assigned_mechanic = p_mechanic_id and r.status = 'completed' and not r.is_paid
$$;
comment on function private.job_pay(uuid) is
  'What each completed, unpaid job of a mechanic earns at today''s rate, in rupees. Internal.';
revoke all on function private.job_pay(uuid) from public;

create function private.set_hourly_rate(p_mechanic_id uuid, p_hourly_rate numeric) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  rate numeric := round(p_hourly_rate, 2);
begin
  perform private.require_manager();
  if rate is null or rate <= 0 or rate > 1000000 then
    raise exception using errcode = 'PT400', message = 'Please enter a valid hourly rate', hint = 'hourly_rate';
  end if;
  update public.mechanics m set hourly_rate = rate where m.mechanic_id = p_mechanic_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  end if;
  return jsonb_build_object('mechanic_id', p_mechanic_id, 'hourly_rate', rate);
end
$$;
comment on function private.set_hourly_rate(uuid, numeric) is 'See public.set_hourly_rate(uuid, numeric).';
revoke all on function private.set_hourly_rate(uuid, numeric) from public;
grant execute on function private.set_hourly_rate(uuid, numeric) to authenticated;

create function public.set_hourly_rate(mechanic_id uuid, hourly_rate numeric) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_hourly_rate($1, $2) $$;
comment on function public.set_hourly_rate(uuid, numeric) is
  'Sets a mechanic''s rate (rupees an hour, above 0, at most 1,000,000); answers {mechanic_id, hourly_rate}. Managers '
  'only. PT400 ''Please enter a valid hourly rate'', PT404.';
revoke all on function public.set_hourly_rate(uuid, numeric) from public;
grant execute on function public.set_hourly_rate(uuid, numeric) to authenticated;

create function private.lock_unpaid_jobs(p_mechanic_id uuid, p_request_ids bigint[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  locked int := 0;
  job record;
begin
  for job in
    select r.assigned_mechanic, r.status, r.is_paid from public.service_requests r
    where r.request_id = any (p_request_ids) order by r.request_id for update
  loop
    locked := locked + 1;
    if job.is_paid then
      raise exception using errcode = 'PT409',
        message = 'One of these jobs has already been paid. Reload and try again.';
    elsif job.assigned_mechanic is distinct from p_mechanic_id then
      raise exception using errcode = 'PT409',
        message = 'One of these jobs belongs to another mechanic. Reload and try again.';
    elsif job.status <> 'completed' then
      raise exception using errcode = 'PT409',
        message = 'One of these jobs is not completed. Reload and try again.';
    end if;
  end loop;
  if locked < cardinality(p_request_ids) then
    raise exception using errcode = 'PT409', message = 'One of these jobs no longer exists. Reload and try again.';
  end if;
end
$$;
comment on function private.lock_unpaid_jobs(uuid, bigint[]) is
  'Locks the named jobs in id order; PT409 unless each is this mechanic''s, completed and unpaid. Internal.';
revoke all on function private.lock_unpaid_jobs(uuid, bigint[]) from public;

create function private.pay_salary(
  p_mechanic_id uuid, p_request_ids bigint[], p_final_amount numeric, p_notes text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_manager();
  notes text := nullif(btrim(p_notes), '');
  jobs bigint[] := array(select distinct j from unnest(p_request_ids) j where j is not null order by j);
  mechanic public.mechanics;
  earned record;
  payment public.salary_payments;
begin
  if cardinality(jobs) = 0 then
    raise exception using errcode = 'PT400', message = 'There are no unpaid jobs to pay', hint = 'request_ids';
  elsif p_final_amount < 0 or p_final_amount > 9999999999.99 then
    raise exception using errcode = 'PT400', message = 'Please enter a valid amount', hint = 'final_amount';
  elsif char_length(notes) > 5000 then
    raise exception using errcode = 'PT400', message = 'Notes must be no more than 5000 characters long',
      hint = 'notes';
  end if;
  -- The rate must not change between the sums and the record.
  select m.* into mechanic from public.mechanics m where m.mechanic_id = p_mechanic_id for share;
  if not found then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  end if;
  perform private.lock_unpaid_jobs(p_mechanic_id, jobs);

  select sum(p.time_pay) as time_pay, sum(p.bonus) as bonus into earned
  from private.job_pay(p_mechanic_id) p where p.request_id = any (jobs);
  update public.service_requests r set is_paid = true where r.request_id = any (jobs);
  insert into public.salary_payments (
    mechanic_id, mechanic_name, mechanic_email, time_based_pay, bonus_amount, total_amount, jobs_included, paid_by,
    notes
  ) values (
    p_mechanic_id, mechanic.name, mechanic.email, earned.time_pay, earned.bonus,
    round(coalesce(p_final_amount, earned.time_pay + earned.bonus), 2), jobs, caller, notes
  )
  returning * into payment;
  return to_jsonb(payment) - 'paid_by';
end
$$;
comment on function private.pay_salary(uuid, bigint[], numeric, text) is 'See public.pay_salary(…).';
revoke all on function private.pay_salary(uuid, bigint[], numeric, text) from public;
grant execute on function private.pay_salary(uuid, bigint[], numeric, text) to authenticated;

create function public.pay_salary(
  mechanic_id uuid, request_ids bigint[], final_amount numeric default null, notes text default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.pay_salary($1, $2, $3, $4) $$;
comment on function public.pay_salary(uuid, bigint[], numeric, text) is
  'Pays a mechanic for completed, unpaid jobs: computes time pay and bonus, marks the jobs paid and records the '
  'payment, whose row it answers. final_amount in rupees, null for the computed sum. Managers only. PT400, PT404, '
  'PT409 when a job is paid, another''s, not completed or gone; then nothing changes.';
revoke all on function public.pay_salary(uuid, bigint[], numeric, text) from public;
grant execute on function public.pay_salary(uuid, bigint[], numeric, text) to authenticated;
