-- Salaries paid. Rows come from pay_salary only and outlive the mechanic they were paid to.

create table public.salary_payments (
  payment_id bigint generated always as identity primary key,
  mechanic_id uuid references public.mechanics (mechanic_id) on delete set null,
  mechanic_name text not null check (char_length(mechanic_name) between 1 and 200),
  mechanic_email text not null check (char_length(mechanic_email) between 3 and 320),
  time_based_pay numeric(12, 2) not null check (time_based_pay >= 0),
  bonus_amount numeric(12, 2) not null check (bonus_amount >= 0),
  total_amount numeric(12, 2) not null check (total_amount >= 0),
  jobs_included bigint[] not null check (cardinality(jobs_included) > 0),
  paid_by uuid references public.managers (manager_id) on delete set null,
  notes text check (char_length(notes) <= 5000),
  payment_date timestamptz not null default now()
);
comment on table public.salary_payments is
  'One payment to one mechanic, in rupees. time_based_pay and bonus_amount are computed; total_amount is what the '
  'manager paid. jobs_included: request ids.';
create index salary_payments_mechanic_idx on public.salary_payments (mechanic_id, payment_date desc);
create index salary_payments_payment_date_idx on public.salary_payments (payment_date desc);
create index salary_payments_paid_by_idx on public.salary_payments (paid_by);

alter table public.salary_payments enable row level security;

create policy "Mechanics read their own payments, managers all" on public.salary_payments
for select to authenticated
using (mechanic_id = (select auth.uid()) or (select private.is_manager()));

grant select on public.salary_payments to authenticated;
