import { dayAhead } from '../../../../local-backend/testing/bookable-day.ts';
import type {
  BankAccount,
  PayRun,
  PayRunPage,
  PaySlip,
  PaySlipPage,
  Transfer,
} from '../../../../src/hours/pay-runs/pay-runs-answers.ts';
import type { SalaryPaymentPage } from '../../../../src/hours/salary/salary-answers.ts';
import type { Notice } from '../../../../src/messages/notices/notices-answers.ts';
import type { Person, Role } from '../../support/people.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

interface NoticePage {
  rows: Notice[];
}

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const by = async <Answer>(role: Role, name: string, parameters: object = {}) =>
  call<Answer>(await workshop.as(role), name, parameters as Record<string, unknown>);
const refused = async (role: Role, name: string, parameters: object) => {
  const { code, message, hint } = await refuse(await workshop.as(role), name, { ...parameters });
  return `${code} ${message}${hint ? ` (${hint})` : ''}`;
};
const start = (first_day = dayAhead(-20), last_day = dayAhead(1)) =>
  by<PayRun>('manager', 'start_pay_run', { first_day, last_day });
const add = (
  run: PayRun,
  kind: string,
  amount: number,
  reason = 'Advance',
  person: Person = 'mechanic',
  more = {},
) =>
  by<PayRun>('manager', 'add_pay_line', {
    pay_run_id: run.pay_run_id,
    mechanic_id: workshop.idOf(person),
    kind,
    amount,
    reason,
    ...more,
  });
const details = ({ pay_run_id }: PayRun) => by<PayRun>('manager', 'pay_run_details', { pay_run_id });
const sealed = ({ pay_run_id, seal }: PayRun) => ({ pay_run_id, seal });
const idOf = ({ pay_run_id }: PayRun) => ({ pay_run_id });
const check = (run: PayRun) => by<PayRun>('manager', 'check_pay_run', sealed(run));
const approve = async (run: PayRun) => by<PayRun>('manager', 'approve_pay_run', sealed(await check(run)));
const slipOf = (run: PayRun, role: Role = 'mechanic') =>
  by<PaySlip>(role, 'pay_slip', { pay_run_id: run.pay_run_id, mechanic_id: workshop.idOf('mechanic') });
const sums = (run: PayRun) => run.slips.map(({ mechanic_name, jobs, total }) => [mechanic_name, jobs, total]);
const account = { account_name: 'Ravi Kumar', account_number: '123456789012', ifsc: 'HDFC0001234' };
const saveAccount = (changes: object = {}, role: Role = 'manager') =>
  by<BankAccount>(role, 'save_bank_account', {
    mechanic_id: workshop.idOf('mechanic'),
    ...account,
    ...changes,
  });

describe('a draft', () => {
  test('has every unpaid job of the period and before, by the rules of single payments @long', async () => {
    const run = await start(dayAhead(-1));
    // 45 minutes at 300 and at 400, with 3 % of 3,999.50 and of 3,500.
    expect(sums(run)).toEqual([
      ['Ravi', 1, 344.99],
      ['Sunita', 1, 405],
    ]);
    expect(run).toMatchObject({ state: 'draft', total: 749.99, is_checked: false, made_by_name: 'Meera' });
    expect((await slipOf(run, 'manager')).lines).toMatchObject([
      {
        line_id: null,
        kind: 'job',
        request_id: requests.completed,
        service_name: 'Oil Change',
        minutes: 45,
        hourly_rate: 300,
        time_pay: 225,
        cost: 3999.5,
        bonus_rate: 0.03,
        bonus: 119.99,
        amount: 344.99,
      },
    ]);
    const due = await by<{ total: number }>('manager', 'mechanic_salary', {
      mechanic_id: workshop.idOf('mechanic'),
    });
    expect(due.total).toBe(344.99);
  });

  test.each([
    [-8, []],
    [-3, [['Sunita', 1, 405]]],
  ])('has what was completed on its last day, %i from today, and nothing later', async (last, jobs) => {
    expect(sums(await start(dayAhead(-20), dayAhead(last)))).toEqual(jobs);
  });

  test('is one at a time; who starts the same period joins @long', async () => {
    const run = await start();
    expect((await start()).pay_run_id).toBe(run.pay_run_id);
    expect(
      await refused('manager', 'start_pay_run', { first_day: dayAhead(-2), last_day: dayAhead(-1) }),
    ).toBe(`PT409 Pay run ${run.pay_run_id} is still a draft. Approve or cancel it first.`);
    expect(await by<PayRun>('manager', 'cancel_pay_run', idOf(run))).toMatchObject({ state: 'cancelled' });
    expect((await start()).pay_run_id).not.toBe(run.pay_run_id);
    expect(
      await refused('manager', 'start_pay_run', { first_day: '2026-01-01', last_day: '2026-12-01' }),
    ).toBe('PT400 Please choose a period of at most 62 days (last_day)');
  });

  test('takes additions, deductions and corrections with a reason, and loses them again @long', async () => {
    const run = await start();
    await add(run, 'deduction', 100, 'Advance of 5 November');
    const { slips } = await add(run, 'addition', 500, 'Diwali');
    expect(slips[0]).toMatchObject({ additions: 500, deductions: -100, total: 744.99 });
    const { lines } = await slipOf(run, 'manager');
    expect(
      lines.map(({ kind, amount, reason, added_by_name }) => [kind, amount, reason, added_by_name]),
    ).toEqual([
      ['job', 344.99, null, null],
      ['deduction', -100, 'Advance of 5 November', 'Meera'],
      ['addition', 500, 'Diwali', 'Meera'],
    ]);
    await by('manager', 'remove_pay_line', { line_id: lines[1]?.line_id });
    expect((await details(run)).slips[0]).toMatchObject({ deductions: 0, total: 844.99 });
    expect(await refused('manager', 'remove_pay_line', { line_id: lines[1]?.line_id })).toMatch(/^PT404/);
  });

  test.each([
    [{ kind: 'job' }, 'PT400 Please choose what the line is (kind)'],
    [{ amount: 0 }, 'PT400 Please enter a valid amount (amount)'],
    [{ amount: -5 }, 'PT400 Please enter a valid amount (amount)'],
    [{ reason: ' ' }, 'PT400 Please give a reason (reason)'],
    [{ corrects: 1 }, 'PT404 The line to correct was not found (corrects)'],
    [{ mechanic_id: '00000000-0000-4000-8000-000000000000' }, 'PT404 Mechanic not found (mechanic_id)'],
  ])('refuses the line %j', async (wrong, refusal) => {
    const { pay_run_id } = await start();
    const line = {
      pay_run_id,
      mechanic_id: workshop.idOf('mechanic'),
      kind: 'addition',
      amount: 5,
      reason: 'Diwali',
    };
    expect(await refused('manager', 'add_pay_line', { ...line, ...wrong })).toBe(refusal);
  });

  test('gets a line that is sent twice once @long', async () => {
    const run = await start();
    const more = { idempotency_key: '66666666-6666-4666-8666-666666666666' };
    await add(run, 'addition', 500, 'Diwali', 'mechanic', more);
    expect((await add(run, 'addition', 500, 'Diwali', 'mechanic', more)).slips[0]?.additions).toBe(500);
    expect((await details(run)).slips[0]?.additions).toBe(500);
  });
});

describe('approving', () => {
  test('pays each mechanic once, marks the jobs paid and keeps the lines @long', async () => {
    const run = await approve(await add(await start(), 'addition', 500, 'Diwali'));
    expect(run).toMatchObject({
      state: 'approved',
      total: 1249.99,
      closed_by_name: 'Meera',
      is_checked: true,
      seal: null,
    });
    const { rows } = await by<SalaryPaymentPage>('manager', 'list_salary_payments');
    expect(
      rows
        .slice(0, 2)
        .map((row) => [
          row.mechanic_name,
          row.time_based_pay,
          row.bonus_amount,
          row.total_amount,
          row.jobs_count,
        ]),
    ).toEqual(
      expect.arrayContaining([
        ['Ravi', 225, 119.99, 844.99, 1],
        ['Sunita', 300, 105, 405, 1],
      ]),
    );
    expect(rows[0]?.notes).toBe(`Pay run ${run.pay_run_id}`);
    expect(rows.map(({ pay_run_id }) => pay_run_id)).toEqual([run.pay_run_id, run.pay_run_id, null, null]);
    expect(await by('manager', 'salaries_due')).toEqual([]);
    await workshop.backend.exec('update public.mechanics set hourly_rate = 999 where true');
    expect((await slipOf(run)).lines[0]).toMatchObject({ hourly_rate: 300, amount: 344.99, questions: [] });
    expect(await by('manager', 'approve_pay_run', sealed(run))).toMatchObject({ state: 'approved' });
    expect((await by<SalaryPaymentPage>('manager', 'list_salary_payments')).total).toBe(4);
    expect(await by<PayRunPage>('manager', 'list_pay_runs')).toMatchObject({
      rows: [{ mechanics: 2, total: 1249.99, open_questions: 0 }],
      paid_until: run.last_day,
    });
  });

  test('needs a check, which any change undoes @long', async () => {
    const run = await start();
    expect(await refused('manager', 'approve_pay_run', sealed(run))).toBe(
      'PT409 Check this run before you approve it',
    );
    const checked = await by<PayRun>('restrictedManager', 'check_pay_run', sealed(run));
    expect(checked).toMatchObject({ is_checked: true, checked_by_name: 'Farid' });
    const changed = await add(run, 'addition', 1, 'Tea');
    expect(changed.is_checked).toBe(false);
    expect(await refused('manager', 'approve_pay_run', sealed(checked))).toBe(
      'PT412 This run has changed since you opened it. Look at its lines again. (seal)',
    );
    expect(await refused('manager', 'approve_pay_run', sealed(changed))).toBe(
      'PT409 Check this run before you approve it',
    );
  });

  test('finds that a job was paid singly: it leaves the draft, and its check is undone @long', async () => {
    const run = await check(await start());
    await by('manager', 'pay_salary', {
      mechanic_id: workshop.idOf('mechanic'),
      request_ids: [requests.completed],
    });
    expect(await refused('manager', 'approve_pay_run', sealed(run))).toMatch(/^PT412 This run has changed/);
    const now = await details(run);
    expect([sums(now), now.is_checked]).toEqual([[['Sunita', 1, 405]], false]);
    await approve(now);
    const paid = await workshop.backend.exec(
      'select job, count(*)::int as times from public.salary_payments, unnest(jobs_included) as job group by 1 order by 1',
    );
    expect(paid).toEqual([5, 4, 8, 99].sort((a, b) => a - b).map((job) => ({ job, times: 1 })));
  });

  test('a job that a run paid is not paid singly', async () => {
    await approve(await start());
    const payment = { mechanic_id: workshop.idOf('mechanic'), request_ids: [requests.completed] };
    expect(await refused('manager', 'pay_salary', payment)).toBe(
      'PT409 One of these jobs has already been paid. Reload and try again.',
    );
  });

  test('is refused to a manager whom it pays', async () => {
    await workshop.backend.exec(
      "update public.managers set phone = '+91 90000 00401' where email = 'manager@example.test'",
    );
    const run = await check(await start());
    expect(await refused('manager', 'approve_pay_run', sealed(run))).toBe(
      'PT403 You are paid by this run, so another manager with the right to pay has to approve it',
    );
    await workshop.backend.exec(
      "update public.managers set may_pay = true where email = 'restrictedmanager@example.test'",
    );
    expect(await by('restrictedManager', 'approve_pay_run', sealed(run))).toMatchObject({
      state: 'approved',
    });
  });

  test('is refused where someone would owe money, or has left, or nothing is to pay @long', async () => {
    const run = await check(await add(await start(), 'deduction', 345, 'Fine'));
    expect(await refused('manager', 'approve_pay_run', sealed(run))).toBe(
      'PT409 Ravi would be paid less than nothing. Remove a deduction, and put it in the next run. (mechanic_id)',
    );
    expect(run.slips[0]?.total).toBe(-0.01);
    await by('manager', 'remove_pay_line', { line_id: (await slipOf(run, 'manager')).lines.at(-1)?.line_id });
    const job = { mechanic_id: workshop.idOf('mechanic'), request_ids: [requests.completed] };
    await by('manager', 'pay_salary', job);
    await add(run, 'addition', 10);
    await by('manager', 'dismiss_mechanic', { mechanic_id: workshop.idOf('mechanic') });
    const left = await check(await details(run));
    expect(left.slips[0]).toMatchObject({ mechanic_name: 'Ravi', works_here: false, jobs: 0 });
    expect(await refused('manager', 'approve_pay_run', sealed(left))).toBe(
      'PT409 Ravi does not work here any more. Remove their lines. (mechanic_id)',
    );
    await by('manager', 'cancel_pay_run', idOf(run));
    const empty = await start(dayAhead(-20), dayAhead(-8));
    expect(await refused('manager', 'check_pay_run', sealed(empty))).toBe(
      'PT409 There is nothing to pay in this run',
    );
  });

  test('pays who was dismissed for the jobs that were unpaid then, in what they had been', async () => {
    await by('manager', 'dismiss_mechanic', { mechanic_id: workshop.idOf('mechanic') });
    const draft = await start();
    expect(draft.slips[0]).toMatchObject({
      mechanic_name: 'Ravi',
      works_here: false,
      jobs: 1,
      total: 344.99,
    });
    expect((await slipOf(draft, 'manager')).lines).toMatchObject([
      { kind: 'job', request_id: requests.completed, hourly_rate: 300, time_pay: 225, bonus: 119.99 },
    ]);
    expect(sums(await approve(draft))).toContainEqual(['Ravi', 1, 344.99]);
    const { rows } = await by<SalaryPaymentPage>('manager', 'list_salary_payments', { search: 'Ravi' });
    expect(rows[0]).toMatchObject({
      mechanic_id: null,
      mechanic_name: 'Ravi',
      total_amount: 344.99,
    });
    expect(await by<Transfer[]>('manager', 'pay_run_transfers', idOf(draft))).toContainEqual(
      expect.objectContaining({ mechanic_name: 'Ravi', total: 344.99, account_number: null }),
    );
    expect(await by('manager', 'salaries_due')).toEqual([]);
  });

  test('pays a mechanic nothing where deductions take all of it @long', async () => {
    const run = await approve(await add(await start(), 'deduction', 344.99, 'Advance'));
    expect(run.slips[0]).toMatchObject({ mechanic_name: 'Ravi', total: 0 });
    expect(await by<Transfer[]>('manager', 'pay_run_transfers', idOf(run))).toHaveLength(1);
  });
});

describe('an approved run', () => {
  test.each([
    'update private.pay_runs set total = 1 where true',
    'delete from private.pay_runs where true',
    'update private.pay_lines set amount = amount + 1 where true',
    'delete from private.pay_lines where true',
    "insert into private.pay_lines (pay_run_id, mechanic_id, mechanic_name, kind, amount, reason, added_by_name) values (1, gen_random_uuid(), 'x', 'addition', 1, 'x', 'x')",
    'update private.pay_slips set payment_id = payment_id + 1 where true',
    'truncate private.pay_lines, private.pay_slips, private.pay_questions',
  ])('does not change, not by the operator either: %s', async (statement) => {
    await approve(await start());
    await expect(workshop.backend.exec(statement)).rejects.toThrow(
      'A closed pay run can be neither changed nor deleted',
    );
  });

  test('takes no more lines; its correction is a line of the next one @long', async () => {
    const run = await approve(await start());
    expect(
      await refused('manager', 'add_pay_line', {
        pay_run_id: run.pay_run_id,
        mechanic_id: workshop.idOf('mechanic'),
        kind: 'addition',
        amount: 1,
        reason: 'x',
      }),
    ).toBe('PT409 This pay run is approved and does not change any more. Put a correction in the next one.');
    expect(await refused('manager', 'cancel_pay_run', idOf(run))).toBe(
      'PT409 This pay run was approved already',
    );
    expect(
      await refused('manager', 'start_pay_run', { first_day: dayAhead(0), last_day: dayAhead(9) }),
    ).toMatch(/^PT409 Pay run \d+ covers days of this period, until .+ \(first_day\)$/);
    const corrects = (await slipOf(run)).lines[0]?.line_id;
    const next = await start(dayAhead(2), dayAhead(9));
    const corrected = await add(next, 'correction', 12.5, 'Rate was wrong', 'mechanic', { corrects });
    expect((await approve(corrected)).slips).toMatchObject([
      { mechanic_name: 'Ravi', jobs: 0, additions: 12.5, total: 12.5 },
    ]);
    expect((await slipOf(next)).lines).toMatchObject([
      { kind: 'correction', corrects, corrects_run: run.pay_run_id, amount: 12.5 },
    ]);
  });

  test('loses the plate of a closed account, and nothing else @long', async () => {
    const run = await approve(await start());
    await workshop.backend.exec(
      "select private.forget_in_lines(customer_id) from public.customers where name = 'Asha'",
    );
    expect((await slipOf(run)).lines[0]).toMatchObject({ registration_number: 'Removed', amount: 344.99 });
    await expect(
      workshop.backend.exec("update private.pay_lines set registration_number = 'KA 1' where true"),
    ).rejects.toThrow('A closed pay run can be neither changed nor deleted');
  });
});

describe('slips', () => {
  test('are read by the mechanic whose they are, once the run is approved @long', async () => {
    const draft = await start();
    expect(await refused('mechanic', 'pay_slip', { pay_run_id: draft.pay_run_id })).toBe(
      'PT404 Payslip not found (pay_run_id)',
    );
    const run = await approve(draft);
    expect((await by<PaySlipPage>('mechanic', 'list_pay_slips')).rows).toMatchObject([
      { jobs: 1, total: 344.99, open_questions: 0 },
    ]);
    expect((await by<PaySlipPage>('dismissed', 'list_pay_slips')).rows).toEqual([]);
    expect((await slipOf(run, 'otherMechanic')).mechanic_name).toBe('Sunita');
    expect(
      await refused('dismissed', 'pay_slip', {
        pay_run_id: run.pay_run_id,
        mechanic_id: workshop.idOf('mechanic'),
      }),
    ).toMatch(/^PT404/);
  });

  const payNotices = async (role: Role) =>
    (await by<NoticePage>(role, 'list_notices')).rows
      .filter(({ event }) => event.startsWith('pay_'))
      .map(({ event, details: facts }) => [event, facts]);

  test('a question tells who may pay, its answer the mechanic, and both stay beside the line @long', async () => {
    const run = await approve(await start());
    const line_id = (await slipOf(run)).lines[0]?.line_id;
    const ask = { line_id, question: 'Why 45 minutes?' };
    await by('mechanic', 'ask_about_pay', ask);
    const asked = await by<PaySlip>('mechanic', 'ask_about_pay', ask);
    expect(asked.lines[0]?.questions).toMatchObject([{ question: 'Why 45 minutes?', answer: null }]);
    expect(await refused('mechanic', 'ask_about_pay', { line_id, question: 'And?' })).toBe(
      'PT409 You have asked about this line already. Wait for the answer, then ask again. (question)',
    );
    expect(await refused('otherMechanic', 'ask_about_pay', ask)).toBe(
      'PT404 This line was not found (line_id)',
    );
    expect((await by<PayRunPage>('manager', 'list_pay_runs')).rows[0]?.open_questions).toBe(1);
    const [question] = (await details(run)).questions;
    const answer = { question_id: question?.question_id, answer: 'That is its planned time' };
    const { questions } = await by<PayRun>('manager', 'answer_pay_question', answer);
    expect(questions).toMatchObject([{ answer: answer.answer, answered_by_name: 'Meera' }]);
    expect(await refused('manager', 'answer_pay_question', { ...answer, answer: 'No' })).toBe(
      'PT409 Meera has answered this already (answer)',
    );
    expect((await slipOf(run)).lines[0]?.questions).toHaveLength(1);
    const { pay_run_id } = run;
    const mechanic_id = workshop.idOf('mechanic');
    expect(await payNotices('manager')).toEqual([
      ['pay_question', { name: 'Ravi', pay_run_id, mechanic_id }],
    ]);
    expect(await payNotices('restrictedManager')).toEqual([]);
    expect(await payNotices('mechanic')).toEqual([['pay_answer', { name: 'Meera', pay_run_id }]]);
    expect(await payNotices('otherMechanic')).toEqual([]);
  });
});

describe('bank details', () => {
  const mechanic_id = () => workshop.idOf('mechanic');

  test('are saved, changed and removed by whoever may pay, and are in the transfers of a run', async () => {
    expect(await by('manager', 'bank_account', { mechanic_id: mechanic_id() })).toEqual({
      account_name: null,
      account_number: null,
      ifsc: null,
    });
    expect(await saveAccount({ ifsc: ' hdfc 0001234', account_number: '1234 5678 9012' })).toEqual(account);
    const expected = { ...account, account_number: '999999999' };
    expect(
      await refused('manager', 'save_bank_account', { mechanic_id: mechanic_id(), ...account, expected }),
    ).toMatch(/^PT412/);
    const run = await start();
    expect(await refused('manager', 'pay_run_transfers', idOf(run))).toBe(
      'PT409 Approve this pay run before you export it',
    );
    await approve(run);
    expect(await by<Transfer[]>('manager', 'pay_run_transfers', idOf(run))).toEqual([
      { mechanic_name: 'Ravi', total: 344.99, ...account },
      { mechanic_name: 'Sunita', total: 405, account_name: null, account_number: null, ifsc: null },
    ]);
    const none = { account_name: '', account_number: '', ifsc: '' };
    expect(await saveAccount({ ...none, expected: account })).toMatchObject({ account_number: null });
  });

  test.each([
    [{ account_name: '' }, 'PT400 Please enter the name on the account (account_name)'],
    [{ account_number: '12345678' }, 'PT400 An account number has 9 to 18 digits (account_number)'],
    [{ ifsc: 'HDFC1001234' }, 'PT400 Please enter a valid IFSC, such as HDFC0001234 (ifsc)'],
    [{ ifsc: 'HDF00001234' }, 'PT400 Please enter a valid IFSC, such as HDFC0001234 (ifsc)'],
    [{ ifsc: 'HDFC000123' }, 'PT400 Please enter a valid IFSC, such as HDFC0001234 (ifsc)'],
  ])('with %j are refused', async (wrong, refusal) => {
    expect(
      await refused('manager', 'save_bank_account', { mechanic_id: mechanic_id(), ...account, ...wrong }),
    ).toBe(refusal);
  });

  test('are nowhere else: not for other roles, in the audit trail, an export or the search @long', async () => {
    await saveAccount();
    await saveAccount({ account_number: '999988887777' });
    await approve(await start());
    for (const role of ['mechanic', 'otherMechanic', 'customer', 'restrictedManager'] as const) {
      expect(await refused(role, 'bank_account', { mechanic_id: mechanic_id() })).toMatch(/^PT403/);
      expect(await refused(role, 'pay_run_transfers', { pay_run_id: 1 })).toMatch(/^PT403/);
    }
    const trail = await by<{ rows: { subject: string; subject_label: string }[] }>(
      'manager',
      'list_changes',
      { page_size: 100 },
    );
    expect(trail.rows.find(({ subject }) => subject === 'bank_account')).toMatchObject({
      subject_label: 'Ravi',
    });
    const everything = [
      trail,
      await by('manager', 'search_everywhere', { query: '999988887777' }),
      await by('manager', 'mechanic_salary', { mechanic_id: mechanic_id() }),
      await by('manager', 'list_mechanics'),
      await by('manager', 'pay_run_details', { pay_run_id: 1 }),
    ];
    expect(JSON.stringify(everything)).not.toMatch(/999988887777|123456789012|HDFC0001234/);
    const { rows } = await by<{ rows: { subject: string }[] }>('manager', 'export_page', {
      subject: 'pay_slips',
    });
    expect(rows).toHaveLength(2);
    expect(await refused('manager', 'export_page', { subject: 'bank_accounts' })).toMatch(/^PT400/);
  });
});
