-- What the audit trail records of pay runs and bank accounts.

-- Functions

create trigger record_change after insert or update on private.pay_runs
for each row execute function private.record_change(
  'pay_run', 'pay_run_id', 'pay_run_id', 'first_day', 'last_day', 'state', 'total', 'checked_by_name'
);
-- The jobs of a run follow from its approval.
create trigger record_change after insert on private.pay_lines
for each row when (new.kind <> 'job') execute function private.record_change(
  'pay_line', 'pay_run_id', 'mechanic_name', 'kind', 'amount', 'reason'
);
create trigger record_removal after delete on private.pay_lines
for each row execute function private.record_change(
  'pay_line', 'pay_run_id', 'mechanic_name', 'kind', 'amount', 'reason'
);
create trigger record_change after insert or update on private.pay_questions
for each row execute function private.record_change('pay_question', 'pay_run_id', 'mechanic_name', 'question', 'answer');
-- Never what they are.
create trigger record_change after insert or update or delete on private.bank_accounts
for each row execute function private.record_change('bank_account', 'mechanic_id', 'mechanic_name', 'changed_at');
