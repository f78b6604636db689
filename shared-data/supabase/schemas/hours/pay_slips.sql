-- Slips of mechanics, their questions about lines, the list of payments, and the bank accounts that a run is
-- paid to.

set check_function_bodies = off;

create function private.list_pay_slips(p_page int default 1, p_page_size int default 20) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_mechanic();
begin
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(
        to_jsonb(p) || jsonb_build_object('open_questions', (
          select count(*) from private.pay_questions q
          where q.pay_run_id = p.pay_run_id and q.mechanic_id = caller and q.answer is null
        )) order by p.pay_run_id desc
      ), '[]')
      from (
        select s.pay_run_id, r.first_day, r.last_day, r.closed_at, s.jobs, s.total
        from private.pay_slips s join private.pay_runs r on r.pay_run_id = s.pay_run_id
        where s.mechanic_id = caller order by s.pay_run_id desc
        offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
      ) p
    ),
    'total', (
      select count(*) from (
        select from private.pay_slips s where s.mechanic_id = caller limit private.count_limit()
      ) counted
    )
  );
end
$$;
call private.publish('list_pay_slips', 'mechanics',
  'The calling mechanic''s slips, newest first: {rows: with the number of questions without an answer, '
  'total}. Mechanics only.');

create function private.pay_slip(p_pay_run_id bigint, p_mechanic_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_staff();
  whose uuid := case when private.is_manager() then p_mechanic_id else caller end;
  run private.pay_runs;
  answer jsonb;
begin
  select r.* into run from private.pay_runs r
  where r.pay_run_id = p_pay_run_id and (r.state = 'approved' or private.is_manager());
  select jsonb_build_object(
    'pay_run_id', run.pay_run_id, 'first_day', run.first_day, 'last_day', run.last_day, 'state', run.state,
    'closed_at', run.closed_at, 'closed_by_name', run.closed_by_name, 'mechanic_id', whose,
    'mechanic_name', max(l.mechanic_name), 'total', sum(l.amount),
    'lines', jsonb_agg(
      to_jsonb(l) - array['mechanic_id', 'mechanic_name'] || jsonb_build_object('questions', (
        select coalesce(jsonb_agg(private.pay_question(q) order by q.question_id), '[]')
        from private.pay_questions q where q.line_id = l.line_id
      ), 'corrects_run', (select e.pay_run_id from private.pay_lines e where e.line_id = l.corrects))
      order by l.kind <> 'job', l.completed_at, l.request_id, l.line_id
    )
  ) into answer
  from private.run_lines(run, whose) l where whose is not null having count(*) > 0;
  if answer is null then
    raise exception using errcode = 'PT404', message = 'Payslip not found', hint = 'pay_run_id';
  end if;
  return answer;
end
$$;
call private.publish('pay_slip', 'mechanics, managers',
  'A mechanic''s slip with every line down to job, minutes, rates and reason, and the questions about it; '
  'corrects_run: the run whose line a correction puts right. Managers for any mechanic, of a draft too; '
  'mechanics their own of approved runs, whatever mechanic_id says. PT404.');

create function private.list_salary_payments(
  p_search text default null, p_paid_from timestamptz default null, p_paid_to timestamptz default null,
  p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_staff();
  only_mechanic uuid := case when private.is_manager() then null else caller end;
  search text := nullif(private.search_key(p_search), '');
  answer jsonb;
begin
  perform private.require_finite(isfinite(p_paid_from), 'paid_from');
  perform private.require_finite(isfinite(p_paid_to), 'paid_to');
  with matching as not materialized (
    select s.* from public.salary_payments s
    where (only_mechanic is null or s.mechanic_id = only_mechanic)
      and (p_paid_from is null or s.payment_date >= p_paid_from)
      and (p_paid_to is null or s.payment_date < p_paid_to)
      and (search is null or strpos(private.search_key(s.mechanic_name), search) > 0)
  ), page as (
    select m.* from matching m order by m.payment_date desc, m.payment_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'payment_id', p.payment_id, 'payment_date', p.payment_date, 'mechanic_id', p.mechanic_id,
        'mechanic_name', p.mechanic_name, 'mechanic_email', p.mechanic_email,
        'time_based_pay', p.time_based_pay,
        'bonus_amount', p.bonus_amount, 'total_amount', p.total_amount,
        'jobs_count', cardinality(p.jobs_included),
        'notes', p.notes,
        'pay_run_id', (select l.pay_run_id from private.pay_slips l where l.payment_id = p.payment_id)
      ) order by p.payment_date desc, p.payment_id desc)
      from page p
    ), '[]'),
    'total', (select count(*) from (select from matching limit private.count_limit()) counted),
    'stats', private.payment_statistics(only_mechanic)
  ) into answer;
  return answer;
end
$$;
call private.publish('list_salary_payments', 'mechanics, managers',
  'Salary payments, newest first, each with jobs_count, the number of jobs it covered, and the pay run that '
  'paid it. Managers see all, mechanics their own. Searches the mechanic''s name; paid_from is inclusive, '
  'paid_to exclusive. stats cover all payments that the caller may see.');

create function private.ask_about_pay(p_line_id bigint, p_question text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
  text_asked text := nullif(btrim(p_question), '');
  line private.pay_lines;
  asked bigint;
begin
  perform private.lock_caller();
  caller := private.require_mechanic();
  select l.* into line from private.pay_lines l join private.pay_runs r on r.pay_run_id = l.pay_run_id
  where l.line_id = p_line_id and l.mechanic_id = caller and r.state = 'approved';
  if not found then
    raise exception using errcode = 'PT404', message = 'This line was not found', hint = 'line_id';
  elsif text_asked is null then
    raise exception using errcode = 'PT400', message = 'Please write your question', hint = 'question';
  end if;
  perform private.check_length(text_asked, 'description', 'Question', 'question');
  insert into private.pay_questions (line_id, pay_run_id, mechanic_id, mechanic_name, question)
  values (p_line_id, line.pay_run_id, caller, line.mechanic_name, text_asked)
  on conflict (line_id) where answer is null do nothing returning question_id into asked;
  if asked is not null then
    perform private.notify(m.manager_id, 'pay_question', null, asked::text,
      jsonb_build_object('name', line.mechanic_name, 'pay_run_id', line.pay_run_id, 'mechanic_id', caller))
    from public.managers m where m.may_pay;
  elsif not exists (
    select from private.pay_questions q where q.line_id = p_line_id and q.answer is null
      and q.question = text_asked
  ) then
    raise exception using errcode = 'PT409', hint = 'question',
      message = 'You have asked about this line already. Wait for the answer, then ask again.';
  end if;
  return private.pay_slip(line.pay_run_id, caller);
end
$$;
call private.publish('ask_about_pay', 'mechanics',
  'Asks about a line of the own slip, tells the managers with the right to pay, and returns pay_slip; the '
  'same question again changes nothing. Mechanics only. PT400, PT404, PT409 while another question about it '
  'has no answer.');

create function private.answer_pay_question(p_question_id bigint, p_answer text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  said text := nullif(btrim(p_answer), '');
  question private.pay_questions;
begin
  perform private.require_payer();
  select q.* into question from private.pay_questions q where q.question_id = p_question_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Question not found', hint = 'question_id';
  elsif said is null then
    raise exception using errcode = 'PT400', message = 'Please write an answer', hint = 'answer';
  elsif question.answer is not null and question.answer <> said then
    raise exception using errcode = 'PT409', hint = 'answer',
      message = format('%s has answered this already', question.answered_by_name);
  end if;
  perform private.check_length(said, 'description', 'Answer', 'answer');
  update private.pay_questions q set answer = said, answered_at = now(),
    answered_by_name = private.caller_name()
  where q.question_id = p_question_id and q.answer is null;
  perform private.notify(question.mechanic_id, 'pay_answer', null, p_question_id::text,
    jsonb_build_object('name', private.caller_name(), 'pay_run_id', question.pay_run_id));
  return private.pay_run_details(question.pay_run_id);
end
$$;
call private.publish('answer_pay_question', 'payers',
  'Answers a mechanic''s question about a line, tells the mechanic, and returns pay_run_details; an answer '
  'stays as it is. Managers with the right to pay. PT400, PT404, PT409 when someone has answered otherwise.');

create function private.bank_account(p_mechanic_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_payer();
  if not exists (select from public.mechanics m where m.mechanic_id = p_mechanic_id) then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  end if;
  return jsonb_build_object('account_name', null, 'account_number', null, 'ifsc', null) || coalesce((
    select jsonb_build_object('account_name', b.account_name,
      'account_number', b.account_number, 'ifsc', b.ifsc)
    from private.bank_accounts b where b.mechanic_id = p_mechanic_id
  ), '{}');
end
$$;
call private.publish('bank_account', 'payers',
  'The account that a mechanic is paid to: {account_name, account_number, ifsc}, nulls where none is known. '
  'Managers with the right to pay. PT404.');

create function private.save_bank_account(
  p_mechanic_id uuid, p_account_name text, p_account_number text, p_ifsc text, p_expected jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  holder text := nullif(btrim(p_account_name), '');
  number text := nullif(regexp_replace(p_account_number, '[\s-]', '', 'g'), '');
  branch text := nullif(upper(regexp_replace(p_ifsc, '\s', '', 'g')), '');
  mechanic_name text;
begin
  perform private.require_payer();
  select m.name into mechanic_name from public.mechanics m
  where m.mechanic_id = p_mechanic_id for no key update;
  perform private.require_unchanged(
    private.bank_account(p_mechanic_id), p_expected,
    'Someone has changed these bank details. Look at them again.', 'account_number'
  );
  if num_nulls(holder, number, branch) = 3 then
    delete from private.bank_accounts b where b.mechanic_id = p_mechanic_id;
    return private.bank_account(p_mechanic_id);
  elsif holder is null then
    raise exception using errcode = 'PT400', message = 'Please enter the name on the account',
      hint = 'account_name';
  elsif number is null or not private.is_account_number(number) then
    raise exception using errcode = 'PT400', message = 'An account number has 9 to 18 digits',
      hint = 'account_number';
  elsif branch is null or not private.is_ifsc(branch) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid IFSC, such as HDFC0001234',
      hint = 'ifsc';
  end if;
  perform private.check_length(holder, 'person_name', 'Name', 'account_name');
  insert into private.bank_accounts as b (mechanic_id, mechanic_name, account_name, account_number,
    ifsc, changed_by_name)
  values (p_mechanic_id, mechanic_name, holder, number, branch, private.caller_name())
  on conflict (mechanic_id) do update set account_name = excluded.account_name,
  account_number = excluded.account_number,
    ifsc = excluded.ifsc, mechanic_name = excluded.mechanic_name, changed_at = now(),
    changed_by_name = excluded.changed_by_name
  where (b.account_name, b.account_number, b.ifsc) is distinct from (excluded.account_name,
    excluded.account_number, excluded.ifsc);
  return private.bank_account(p_mechanic_id);
end
$$;
call private.publish('save_bank_account', 'payers',
  'Saves the account that a mechanic is paid to, removes it where all three are empty, and returns '
  'bank_account. expected: as it was read; PT412 when it has changed. Managers with the right to pay. '
  'PT400, PT404.');

create function private.pay_run_transfers(p_pay_run_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  run private.pay_runs;
begin
  perform private.require_payer();
  select r.* into run from private.pay_runs r where r.pay_run_id = p_pay_run_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Pay run not found', hint = 'pay_run_id';
  elsif run.state <> 'approved' then
    raise exception using errcode = 'PT409', message = 'Approve this pay run before you export it';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'mechanic_name', s.mechanic_name, 'total', s.total, 'account_name', b.account_name,
      'account_number', b.account_number, 'ifsc', b.ifsc
    ) order by private.search_key(s.mechanic_name), s.mechanic_id), '[]')
    from private.pay_slips s left join private.bank_accounts b on b.mechanic_id = s.mechanic_id
    where s.pay_run_id = p_pay_run_id and s.total > 0
  );
end
$$;
call private.publish('pay_run_transfers', 'payers',
  'What an approved run pays to which account, for the file of the bank; nulls where no account is known. '
  'Managers with the right to pay. PT404, PT409 for one that is not approved.');
