-- The public face: what may be called, and by whom. The dashboard, search everywhere and reports.

set check_function_bodies = off;

-- The manager's dashboard

create function public.waiting_work() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.waiting_work() $$;
comment on function public.waiting_work() is
  'What waits for a manager: {to_assign, late, unpaid, estimates_to_price, estimates_waiting, '
  'hour_corrections}, each counted up to 1,001, which means more than 1,000: pending requests, open '
  'requests whose day has passed, completed jobs whose mechanic has not been paid, the estimates of '
  'list_estimates to price and waiting for the customer, and corrections of the clock to decide. Managers '
  'only.';

create function public.garage_counts() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.garage_counts() $$;
comment on function public.garage_counts() is
  'Row counts, without closed accounts, what waits for a manager, and the cars of today: {customers, '
  'mechanics, vehicles, waiting, today: {expected, arrived, ready}}, where waiting is that of waiting_work. '
  'Managers only.';

create function public.garage_trend() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.garage_trend() $$;
comment on function public.garage_trend() is
  'The last 12 weeks including this one, oldest first: {weeks: [{week_start, completed_jobs, revenue}], '
  'open_by_status: {pending, approved, in_progress}}. Weeks begin on Monday in the garage''s time zone; '
  'revenue is rupees of final cost, with tax, before discounts and credit notes. Managers only.';

create function public.clearing_counts() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.clearing_counts() $$;
comment on function public.clearing_counts() is
  'What clear_all_requests would delete; open requests and unpaid completed jobs are among the requests. '
  'Each is counted up to 1,001, which means more than 1,000. Managers with the right to change settings.';

create function public.clear_all_requests() returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.clear_all_requests() $$;
comment on function public.clear_all_requests() is
  'Deletes every service request with its lines, parts and whatever else refers to it; payments and the '
  'audit trail stay. The trail gets one entry each for requests, lines and parts. Returns the deleted rows: '
  '{requests, lines, parts}. Managers with the right to change settings. PT409 when the tables cannot be '
  'locked within 4 seconds.';

grant execute on function
  private.waiting_work(), public.waiting_work(), private.garage_counts(), public.garage_counts(),
  private.garage_trend(), public.garage_trend(),
  private.clearing_counts(), public.clearing_counts(), private.clear_all_requests(),
  public.clear_all_requests()
to authenticated;

-- Search everywhere for staff

create function public.search_everywhere(query text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.search_everywhere($1) $$;
comment on function public.search_everywhere(text) is
  'What a text finds as it is typed, with or without the spaces of a plate or phone number: {rows: [{kind, '
  'ref, title, detail, status, day, amount, step, step_ref}]}, at most 12, the best kind first. kind: '
  'vehicle, customer, request, invoice, mechanic or part; ref: its id, of a part the code; amount in '
  'rupees. step: what one does next, as private.next_step, with step_ref, of assign the plate; book with '
  'the phone of a customer, order with the code of a part or receive with its order. A mechanic finds the '
  'own jobs and their vehicles, with the customer''s name and phone, and parts. Mechanics and managers.';

grant execute on function private.search_everywhere(text), public.search_everywhere(text) to authenticated;

-- Report lists

create function public.report(from_day date, to_day date, medians boolean default false,
  months int default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.report($1, $2, $3, $4) $$;
comment on function public.report(date, date, boolean, int) is
  'The figures of a period of up to five years beside the one before and the year before: {from_day, '
  'to_day, before and year_before: {from_day, to_day}, prepared_at: when the oldest sum in it was counted, '
  'null when all was counted now, figures: [{figure, topic, name, unit, way, formula, value: null for a '
  'mean, share or median of nothing, facts: how many rows it has, before, year_before}], trend: {step: day, '
  'week or month, points: [{from_day, to_day, revenue, margin, jobs}]} up to today, null with medians}. '
  'medians: those of the stages alone, in place of all others. months: how many months before it the period '
  'before begins, 3 for a quarter so far, 12 for a year so far; null for as long as it is. Managers only. '
  'PT400, PT409 while the sums of many days are still being prepared.';

create function public.report_rows(
  figure text, from_day date, to_day date, page int default 1, page_size int default 20,
  after_day date default null,
  after_key text default null
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.report_rows($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.report_rows(text, date, date, int, int, date, text) is
  'What a figure of report is made of, the newest first: {figure, name, unit, way, formula, from_day, '
  'to_day, value and prepared_at: as in report, facts: how many rows, total: the same, up to 1,001, rows of '
  'a page of up to 1,000: [{key, day, opens: request, invoice, payment, part, estimate or null, ref: its '
  'id, title, detail, person, value, base: a mean or share is the sum of the values by that of the '
  'bases}]}. after_day and after_key: those after a row. Managers only. PT400, PT409 as report.';

create function public.report_trend(figure text, from_day date, to_day date) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.report_trend($1, $2, $3) $$;
comment on function public.report_trend(text, date, date) is
  'A figure of report by day for up to two weeks, by week, or by month where the period is longer than a '
  'quarter: {figure, step: day, week or month, points: [{from_day, to_day, value}]}, up to today. Managers '
  'only. PT400, PT409 as report.';

create function public.prepare_reports() returns int
language sql volatile security invoker set search_path = ''
as $$ select private.prepare_reports() $$;
comment on function public.prepare_reports() is
  'Sums up closed days for the reports of a garage with more than 20,000 requests, at most 14, those that '
  'were never summed up first, and returns how many. Called by what sends the messages. Secret key only.';

grant execute on function
  private.report(date, date, boolean, int), public.report(date, date, boolean, int),
  private.report_rows(text, date, date, int, int, date, text),
  public.report_rows(text, date, date, int, int, date, text),
  private.report_trend(text, date, date), public.report_trend(text, date, date)
to authenticated;

grant execute on function private.prepare_reports(int, int), public.prepare_reports() to service_role;
