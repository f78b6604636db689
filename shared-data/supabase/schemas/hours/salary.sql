-- Salaries: the salary due to a mechanic, paying it, and past payments.

set check_function_bodies = off;

create function private.mechanic_salary(p_mechanic_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  mechanic jsonb;
  answer jsonb;
begin
  perform private.require_manager();
  select to_jsonb(m) into mechanic from public.mechanics m where m.mechanic_id = p_mechanic_id;
  if not found then
    return null;
  end if;
  select jsonb_build_object(
    'mechanic', mechanic,
    'unpaid_jobs', coalesce(jsonb_agg(to_jsonb(p) - array['mechanic_id', 'bonus_rate']
      order by p.completion_date, p.request_id), '[]'),
    'time_pay', coalesce(sum(p.time_pay), 0),
    'bonus', coalesce(sum(p.bonus), 0),
    'bonus_rate', private.bonus_rate(),
    'total', coalesce(sum(p.time_pay + p.bonus), 0)
  ) into answer
  from private.job_pay(array[p_mechanic_id]) p;
  return answer || jsonb_build_object('statistics', (
    select jsonb_build_object(
      'total_jobs', count(*),
      'completed_jobs', count(*) filter (where r.status = 'completed'),
      'open_jobs', count(*) filter (where r.status in ('approved', 'in_progress')),
      'paid_jobs', count(*) filter (where r.is_paid),
      'total_paid', (select coalesce(sum(s.total_amount), 0) from public.salary_payments s
        where s.mechanic_id = p_mechanic_id)
    )
    from public.service_requests r where r.assigned_mechanic = p_mechanic_id
  ));
end
$$;
call private.publish('mechanic_salary', 'managers',
  'A mechanic''s unpaid jobs and the pay for them (rupees, minutes); null for an unknown id. Managers only.');

create function private.salary_at_rate(p_mechanic_id uuid, p_hourly_rate numeric) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  rate numeric;
begin
  perform private.require_payer();
  rate := private.check_hourly_rate(p_hourly_rate);
  return (
    select jsonb_build_object('jobs', count(*), 'total', coalesce(sum(n.time_pay + n.bonus), 0),
      'total_then', coalesce(sum(t.time_pay + t.bonus), 0))
    from private.job_pay(array[p_mechanic_id]) n
    join private.job_pay(array[p_mechanic_id], rate) t on t.request_id = n.request_id
  );
end
$$;
call private.publish('salary_at_rate', 'payers',
  'What a new rate makes of a mechanic''s unpaid jobs: {jobs: how many, total: what they pay now, '
  'total_then: what they would pay}; rupees. Managers with the right to pay. PT400.');

create function private.salaries_due() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'mechanic_id', m.mechanic_id, 'name', m.name, 'works_here', m.works_here, 'request_ids', d.jobs,
      'time_pay', d.time_pay,
      'bonus', d.bonus, 'total', d.time_pay + d.bonus
    ) order by private.search_key(m.name), m.mechanic_id), '[]')
    from (
      select p.mechanic_id, jsonb_agg(p.request_id order by p.request_id) as jobs,
        sum(p.time_pay) as time_pay,
        sum(p.bonus) as bonus
      from private.job_pay(array(select y.mechanic_id from private.payees() y)) p group by p.mechanic_id
    ) d
    join private.payees() m using (mechanic_id)
  );
end
$$;
call private.publish('salaries_due', 'managers',
  'The mechanics with unpaid completed jobs, with the ids of these jobs and the pay for them in rupees; '
  'works_here: not of one who was dismissed. Managers only.');

create function private.lock_unpaid_jobs(p_mechanic_id uuid, p_request_ids bigint[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  locked int := 0;
  job record;
begin
  for job in
    select coalesce(r.assigned_mechanic, (
      select l.mechanic_id from private.leaver_jobs l where l.request_id = r.request_id
    )) as mechanic_id, r.status, r.is_paid from public.service_requests r
    where r.request_id = any (p_request_ids) order by r.request_id for update
  loop
    locked := locked + 1;
    if job.is_paid then
      raise exception using errcode = 'PT409',
        message = 'One of these jobs has already been paid. Reload and try again.';
    elsif job.mechanic_id is distinct from p_mechanic_id then
      raise exception using errcode = 'PT409',
        message = 'One of these jobs belongs to another mechanic. Reload and try again.';
    elsif job.status <> 'completed' then
      raise exception using errcode = 'PT409',
        message = 'One of these jobs is not completed. Reload and try again.';
    end if;
  end loop;
  if locked < cardinality(p_request_ids) then
    raise exception using errcode = 'PT409',
      message = 'One of these jobs no longer exists. Reload and try again.';
  end if;
end
$$;
comment on function private.lock_unpaid_jobs(uuid, bigint[]) is
  'Locks the given jobs in id order; PT409 unless each is this mechanic''s, completed and unpaid.';

create function private.record_paid_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.paid_jobs j where j.payment_id = new.payment_id;
  insert into private.paid_jobs (request_id, payment_id) select job, new.payment_id
    from unnest(new.jobs_included) as job;
  return null;
end
$$;
comment on function private.record_paid_jobs() is
  'Trigger: copies a payment''s jobs to paid_jobs; 23505 for a job that another payment includes.';
create trigger record_paid_jobs after insert or update of jobs_included on public.salary_payments
for each row execute function private.record_paid_jobs();

create function private.payment_result(p_payment public.salary_payments) returns jsonb
language sql immutable set search_path = ''
as $$ select to_jsonb(p_payment) - 'paid_by' - 'idempotency_key' $$;
comment on function private.payment_result(public.salary_payments) is 'The result of pay_salary.';

create function private.pay_salary(
  p_mechanic_id uuid, p_request_ids bigint[], p_final_amount numeric default null, p_notes text default null,
  p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_payer();
  notes text := nullif(btrim(p_notes), '');
  jobs bigint[] := array(select distinct j from unnest(p_request_ids) j where j is not null order by j);
  mechanic public.mechanics;
  works_here boolean;
  earned record;
  payment public.salary_payments;
begin
  if p_idempotency_key is not null then
    -- A concurrent request with the same key waits here, then finds the payment.
    perform pg_advisory_xact_lock(hashtextextended('pay_salary ' || p_idempotency_key, 0));
    select s.* into payment from public.salary_payments s
    where s.paid_by = caller and s.idempotency_key = p_idempotency_key;
    if found then
      return private.payment_result(payment);
    end if;
  end if;

  if cardinality(jobs) = 0 then
    raise exception using errcode = 'PT400', message = 'There are no unpaid jobs to pay',
      hint = 'request_ids';
  elsif p_final_amount < 0 or p_final_amount > 9999999999.99 then
    raise exception using errcode = 'PT400', message = 'Please enter a valid amount', hint = 'final_amount';
  end if;
  perform private.check_length(notes, 'notes', 'Notes', 'notes');
  -- The rate must not change between the computation and the insert.
  select m.* into mechanic from public.mechanics m where m.mechanic_id = p_mechanic_id for share;
  works_here := found;
  if not works_here then
    select l.mechanic_name, l.mechanic_email into mechanic.name, mechanic.email
    from private.leaver_jobs l where l.mechanic_id = p_mechanic_id limit 1;
    if not found then
      raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
    end if;
  end if;
  perform private.lock_unpaid_jobs(p_mechanic_id, jobs);

  select sum(p.time_pay) as time_pay, sum(p.bonus) as bonus, array_agg(p.request_id) as jobs,
    array_agg(p.time_pay + p.bonus) as amounts
  into earned
  from private.job_pay(array[p_mechanic_id]) p where p.request_id = any (jobs);
  update public.service_requests r set is_paid = true where r.request_id = any (jobs);
  insert into public.salary_payments (
    mechanic_id, mechanic_name, mechanic_email, time_based_pay, bonus_amount, total_amount,
    jobs_included, paid_by,
    notes, idempotency_key
  ) values (
    case when works_here then p_mechanic_id end, mechanic.name, mechanic.email, earned.time_pay, earned.bonus,
    round(coalesce(p_final_amount, earned.time_pay + earned.bonus), 2), jobs, caller, notes,
    p_idempotency_key
  )
  returning * into payment;
  update private.paid_jobs j set amount = e.amount
  from unnest(earned.jobs, earned.amounts) e (request_id, amount) where j.request_id = e.request_id;
  return private.payment_result(payment);
end
$$;
call private.publish('pay_salary', 'payers',
  'Pays a mechanic, or one who was dismissed since, for completed, unpaid jobs: computes time pay and '
  'bonus, marks the jobs paid, and records and returns the payment. final_amount in rupees, null for the '
  'computed sum. A retry with the same idempotency_key returns the first payment. Managers with the right '
  'to pay. PT400, PT404, PT409 when a job is paid, another mechanic''s, not completed or deleted; then '
  'nothing changes.');

create function private.pay_and_dismiss(
  p_mechanic_id uuid, p_request_ids bigint[], p_final_amount numeric default null,
  p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_payer();
  payment jsonb;
  dismissal jsonb;
begin
  -- In the order of a dismissal.
  perform from auth.users u where u.id = p_mechanic_id for update;
  perform from public.mechanics m where m.mechanic_id = p_mechanic_id for update;
  if not found then
    select private.payment_result(s) into payment from public.salary_payments s
    where s.paid_by = caller and s.idempotency_key = p_idempotency_key and s.mechanic_id is null;
    if payment is not null then
      return payment;
    end if;
  end if;
  payment := private.pay_salary(p_mechanic_id, p_request_ids, p_final_amount, null, p_idempotency_key);
  dismissal := private.dismiss_mechanic(p_mechanic_id);
  if (dismissal ->> 'unpaid_jobs')::int > 0 then
    raise exception using errcode = 'PT409', message = 'Another job is unpaid now. Reload and try again.';
  end if;
  return payment;
end
$$;
call private.publish('pay_and_dismiss', 'payers',
  'Pays a mechanic for all unpaid jobs, as pay_salary, then dismisses them, as dismiss_mechanic, all or '
  'nothing; returns the payment. A retry with the same idempotency_key returns it again. Managers with the '
  'right to pay. PT400, PT404, PT409 as pay_salary, and when jobs would stay unpaid.');

create function private.payment_statistics(p_mechanic_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  month_start timestamptz :=
    date_trunc('month', private.today()::timestamp) at time zone private.garage_time_zone();
begin
  return (
    select jsonb_build_object(
      'total_paid', coalesce(sum(s.total_amount), 0),
      'total_payments', count(*),
      'monthly_total', coalesce(sum(s.total_amount) filter (where s.payment_date >= month_start), 0),
      'monthly_payments', count(*) filter (where s.payment_date >= month_start),
      'avg_payment', coalesce(round(avg(s.total_amount), 2), 0),
      'unique_mechanics', count(distinct s.mechanic_id)
        + count(distinct coalesce(s.mechanic_email, s.mechanic_name)) filter (where s.mechanic_id is null)
    )
    from public.salary_payments s where p_mechanic_id is null or s.mechanic_id = p_mechanic_id
  );
end
$$;
comment on function private.payment_statistics(uuid) is
  'Payment stats of one mechanic, or of all for null; months in the garage''s time zone.';

create function private.paid_jobs(p_request_ids bigint[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'request_id', r.request_id, 'service_name', r.service_name, 'vehicle_id', r.vehicle_id, 'brand', r.brand,
    'model', r.model, 'year', r.year, 'registration_number', r.registration_number,
    'completion_date', r.completion_date, 'final_cost', r.final_cost
  ) order by r.completion_date, r.request_id), '[]')
  from public.service_requests r where r.request_id = any (p_request_ids)
$$;
comment on function private.paid_jobs(bigint[]) is
  'Details of the jobs of a payment, without those cleared since.';

create function private.payment_jobs(p_payment_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_staff();
  ids bigint[];
begin
  select s.jobs_included into ids from public.salary_payments s
  where s.payment_id = p_payment_id and (s.mechanic_id = caller or private.is_manager());
  if not found then
    raise exception using errcode = 'PT404', message = 'Payment not found', hint = 'payment_id';
  end if;
  return jsonb_build_object('jobs_included', ids, 'jobs', private.paid_jobs(ids));
end
$$;
call private.publish('payment_jobs', 'mechanics, managers',
  'The jobs that a payment covered, the ids of all and the details of those not cleared since. Managers for '
  'any payment, mechanics for their own; PT404 for another.');
