-- That a job is paid at most once is a key, and not only the care of pay_salary.

create table private.paid_jobs (
  request_id bigint primary key,
  payment_id bigint not null references public.salary_payments (payment_id) on delete cascade
);
comment on table private.paid_jobs is
  'The job ids of every payment, each once. The requests may be gone: clearing keeps payments, and no id comes twice.';
create index paid_jobs_payment_idx on private.paid_jobs (payment_id);

insert into private.paid_jobs (request_id, payment_id)
select job, s.payment_id from public.salary_payments s cross join unnest(s.jobs_included) as job;

create function private.record_paid_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.paid_jobs j where j.payment_id = new.payment_id;
  insert into private.paid_jobs (request_id, payment_id) select job, new.payment_id from unnest(new.jobs_included) as job;
  return null;
end
$$;
comment on function private.record_paid_jobs() is
  'Trigger: keeps a payment''s jobs where each can stand once; 23505 for a job that another payment names.';
revoke all on function private.record_paid_jobs() from public;
create trigger record_paid_jobs after insert or update of jobs_included on public.salary_payments
for each row execute function private.record_paid_jobs();
