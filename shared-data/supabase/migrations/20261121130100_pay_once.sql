-- A payment sent twice, because its answer was lost on the way, is one payment.

alter table public.salary_payments add column idempotency_key uuid;
comment on column public.salary_payments.idempotency_key is 'Made once per form: the same one again pays nothing anew.';
create unique index salary_payments_idempotency_key on public.salary_payments (paid_by, idempotency_key);
-- It begins with the same column.
drop index public.salary_payments_paid_by_idx;

create function private.payment_answer(p_payment public.salary_payments) returns jsonb
language sql immutable set search_path = ''
as $$ select to_jsonb(p_payment) - 'paid_by' - 'idempotency_key' $$;
comment on function private.payment_answer(public.salary_payments) is 'What pay_salary answers. Internal.';
revoke all on function private.payment_answer(public.salary_payments) from public;

drop function public.pay_salary(uuid, bigint[], numeric, text);
drop function private.pay_salary(uuid, bigint[], numeric, text);

create function private.pay_salary(
  p_mechanic_id uuid, p_request_ids bigint[], p_final_amount numeric, p_notes text, p_idempotency_key uuid
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
  if p_idempotency_key is not null then
    -- Whoever sends the same key at the same moment waits here, and then finds the payment.
    perform pg_advisory_xact_lock(hashtextextended('pay_salary ' || p_idempotency_key, 0));
    select s.* into payment from public.salary_payments s
    where s.paid_by = caller and s.idempotency_key = p_idempotency_key;
    if found then
      return private.payment_answer(payment);
    end if;
  end if;

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
    notes, idempotency_key
  ) values (
    p_mechanic_id, mechanic.name, mechanic.email, earned.time_pay, earned.bonus,
    round(coalesce(p_final_amount, earned.time_pay + earned.bonus), 2), jobs, caller, notes,
    p_idempotency_key
  )
  returning * into payment;
  return private.payment_answer(payment);
end
$$;
comment on function private.pay_salary(uuid, bigint[], numeric, text, uuid) is 'See public.pay_salary(…).';
revoke all on function private.pay_salary(uuid, bigint[], numeric, text, uuid) from public;
grant execute on function private.pay_salary(uuid, bigint[], numeric, text, uuid) to authenticated;

create function public.pay_salary(
  mechanic_id uuid, request_ids bigint[], final_amount numeric default null, notes text default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.pay_salary($1, $2, $3, $4, $5) $$;
comment on function public.pay_salary(uuid, bigint[], numeric, text, uuid) is
  'Pays a mechanic for completed, unpaid jobs: computes time pay and bonus, marks the jobs paid and records the '
  'payment, whose row it answers. final_amount in rupees, null for the computed sum. The same idempotency_key again '
  'answers the first payment. Managers only. PT400, PT404, PT409 when a job is paid, another''s, not completed or '
  'gone; then nothing changes.';
revoke all on function public.pay_salary(uuid, bigint[], numeric, text, uuid) from public;
grant execute on function public.pay_salary(uuid, bigint[], numeric, text, uuid) to authenticated;
