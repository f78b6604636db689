import type { PaySlip } from '@pitlane/shared-data/pay-slips';
import {
  accessibilityViolations,
  buildOtherPayLine,
  buildPage,
  buildPayLine,
  buildPayQuestion,
  buildPaySlip,
  type FakeRequest,
  fakeBackend,
  isPrinted,
  manager,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAssignableMechanic, mechanicId } from '../../../testing/build-mechanic.ts';
import {
  buildApprovedRun,
  buildCheckedRun,
  buildPayRun,
  buildSlipSums,
} from '../../../testing/build-pay-run.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as RunScreen } from './run-screen.tsx';

function open(run: unknown = buildPayRun(), as = manager, url = '/pay-runs/12', slip?: PaySlip) {
  const backend = fakeBackend({
    'rpc/pay_run_details': run,
    'rpc/pay_slip':
      slip ?? buildPaySlip({ mechanic_id: mechanicId, lines: [buildPayLine(), buildOtherPayLine()] }),
    'rpc/list_mechanics_for_assignment': [
      buildAssignableMechanic({ mechanic_id: mechanicId, name: 'Ravi Kumar' }),
    ],
  });
  const view = renderScreen(<RunScreen />, {
    backend,
    as,
    path: '/pay-runs/:payRunId',
    url,
  });
  const sent = (name: string) => sentTo(backend, `rpc/${name}`).map(({ body }) => body);
  return { ...view, backend, sent };
}
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const slips = async () => within(await screen.findByRole('list', { name: 'Slips' }));

test('The address opens a slip, whose correction leads to the run that it corrects @long', async () => {
  const correction = buildOtherPayLine({ kind: 'correction', amount: 5, corrects: 7, corrects_run: 9 });
  const slip = buildPaySlip({ mechanic_id: mechanicId, lines: [correction] });
  open(buildApprovedRun(), manager, `/pay-runs/12?slip=${mechanicId}`, slip);
  const lines = await screen.findByRole('table', { name: 'Lines of Ravi Kumar' });
  expect(within(lines).getByRole('link', { name: 'pay run 9' })).toHaveAttribute('href', '/pay-runs/9');
});

test('Each slip says its sum and opens to its lines, with minutes, rate and rule @long', async () => {
  const { container, sent } = open();
  expect(await screen.findByRole('heading', { name: 'Pay 1 to 30 Nov 2026' })).toBeVisible();
  const slip = await slips();
  expect(slip.getByText(/^1 job of 45 min/)).toHaveTextContent(
    '1 job of 45 mins, time-based pay ₹225.00, bonus ₹119.99, deductions -₹100.00',
  );
  expect(sent('pay_slip')).toEqual([]);
  await userEvent.click(slip.getByText('Ravi Kumar'));
  const table = await screen.findByRole('table', { name: 'Lines of Ravi Kumar' });
  const [, job, advance] = within(table).getAllByRole('row');
  expect(job).toHaveTextContent(/Oil Change.*KA 01 AB 1234/);
  expect(job).toHaveTextContent('₹225.00: 45 min at ₹300.00 an hour');
  expect(job).toHaveTextContent('₹119.99: 3% of ₹3,999.50');
  expect(advance).toHaveTextContent(/Deduction: Advance of 5 November.*-₹100\.00/);
  expect(sent('pay_slip')).toEqual([{ pay_run_id: 12, mechanic_id: mechanicId }]);
  expect(await accessibilityViolations(container)).toEqual([]);
  expect(isPrinted(table)).toBe(true);
  expect(isPrinted(await button('Add Line'))).toBe(false);
});

describe('A draft', () => {
  test('is marked as checked as it was seen, then approved with the same seal @long', async () => {
    const { backend, sent } = open();
    backend.responses['rpc/check_pay_run'] = buildCheckedRun();
    backend.responses['rpc/approve_pay_run'] = buildApprovedRun();
    await button('Mark as Checked');
    expect(screen.queryByRole('button', { name: 'Approve…' })).not.toBeInTheDocument();
    backend.responses['rpc/pay_run_details'] = buildCheckedRun();
    await press('Mark as Checked');
    await press('Approve…');
    const dialog = within(await screen.findByRole('alertdialog'));
    backend.responses['rpc/pay_run_details'] = buildApprovedRun();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve ₹244.99' }));
    expect(await screen.findByText('₹244.99 approved')).toBeVisible();
    expect(await button('File for the Bank')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Line' })).not.toBeInTheDocument();
    const sealed = [{ pay_run_id: 12, seal: 'seal-1' }];
    expect([sent('check_pay_run'), sent('approve_pay_run')]).toEqual([sealed, sealed]);
  });

  test('that pays whoever approves it says so, and stays a draft', async () => {
    const message = 'You are paid by this run, so another manager with the right to pay has to approve it';
    const { backend } = open(buildCheckedRun());
    backend.responses['rpc/approve_pay_run'] = refuse(403, { code: 'PT403', message });
    await press('Approve…');
    await press('Approve ₹244.99');
    expect(await screen.findByText(message)).toBeVisible();
    expect(await button('Approve…')).toBeVisible();
  });

  test('that has changed since it was checked says who has to look again, and what is in its way', async () => {
    open(
      buildCheckedRun({
        is_checked: false,
        slips: [
          buildSlipSums({ total: -5 }),
          buildSlipSums({ mechanic_id: 'x', works_here: false, jobs: 0 }),
          // Who left is paid for jobs that were unpaid then.
          buildSlipSums({ mechanic_id: 'y', mechanic_name: 'Karl Rao', works_here: false }),
        ],
      }),
    );
    expect(await screen.findByText(/It has changed since Arjun checked it/)).toBeVisible();
    expect(screen.getByText(/Ravi Kumar would be paid less than nothing/)).toBeVisible();
    expect(screen.getByText(/Ravi Kumar does not work here any more/)).toBeVisible();
    expect(screen.queryByText(/Karl Rao does not work here/)).not.toBeInTheDocument();
  });

  test('takes a line with a reason, once it is whole @long', async () => {
    const { backend, sent } = open();
    await press('Add Line');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Line' }));
    const add = dialog.getByRole('button', { name: 'Add Line' });
    await userEvent.click(add);
    expect(await dialog.findByText('Please choose a mechanic')).toBeVisible();
    expect(dialog.getByText('Please give a reason')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(/^Mechanic/), 'Ravi Kumar');
    await userEvent.click(dialog.getByRole('radio', { name: 'Deduction' }));
    await userEvent.type(dialog.getByLabelText(/^Amount/), '500');
    await userEvent.type(dialog.getByLabelText(/^Reason/), ' Advance of 5 November ');
    backend.responses['rpc/add_pay_line'] = offline;
    await userEvent.click(add);
    await dialog.findByRole('alert');
    backend.responses['rpc/add_pay_line'] = buildPayRun();
    await userEvent.click(add);
    expect(await screen.findByText('Line added')).toBeVisible();
    const line = {
      pay_run_id: 12,
      mechanic_id: mechanicId,
      kind: 'deduction',
      amount: 500,
      reason: 'Advance of 5 November',
    };
    const [first, second] = sent('add_pay_line') as { idempotency_key: string }[];
    expect(second).toMatchObject(line);
    // A lost answer adds no second line.
    expect(second?.idempotency_key).toBe(first?.idempotency_key);
  });

  test('takes a correction below zero, of a line of the last slip @long', async () => {
    const { backend, sent } = open();
    const approved = { ...buildApprovedRun(), pay_run_id: 11, mechanics: 1, open_questions: 0 };
    const { seal: _, is_checked: __, slips: ___, questions: ____, ...listed } = approved;
    backend.responses['rpc/list_pay_runs'] = { ...buildPage([listed]), paid_until: '2026-11-30' };
    backend.responses['rpc/add_pay_line'] = buildPayRun();
    await press('Add Line');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Line' }));
    await userEvent.selectOptions(await dialog.findByLabelText(/^Mechanic/), mechanicId);
    await userEvent.click(dialog.getByRole('radio', { name: 'Correction' }));
    const wrong = await dialog.findByRole('option', { name: 'Oil Change, KA 01 AB 1234, ₹344.99' });
    await userEvent.selectOptions(dialog.getByLabelText('Line of the run until 30 Nov'), wrong);
    await userEvent.type(dialog.getByLabelText(/^Amount/), '-12.5');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Rate was wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Line' }));
    await screen.findByText('Line added');
    expect(sent('add_pay_line')).toMatchObject([{ kind: 'correction', amount: -12.5, corrects: 21 }]);
  });

  test('loses a line again, but no job @long', async () => {
    const { backend, sent } = open();
    backend.responses['rpc/remove_pay_line'] = buildPayRun();
    await userEvent.click((await slips()).getByText('Ravi Kumar'));
    await press('Remove deduction Advance of 5 November');
    expect(await screen.findByText('Line removed')).toBeVisible();
    expect(sent('remove_pay_line')).toEqual([{ line_id: 22 }]);
    expect(screen.queryByRole('button', { name: /^Remove job/ })).not.toBeInTheDocument();
  });

  test('is cancelled after a question @long', async () => {
    const { backend } = open();
    const cancelled = buildPayRun({ state: 'cancelled', closed_at: '2026-12-01T06:00:00Z', slips: [] });
    backend.responses['rpc/cancel_pay_run'] = cancelled;
    await press('More');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel Pay Run' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    backend.responses['rpc/pay_run_details'] = cancelled;
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Pay Run' }));
    expect(await screen.findByText('Pay run cancelled')).toBeVisible();
    expect(await screen.findByText('Nobody was paid by this run')).toBeVisible();
  });
});

describe('Without the right to pay', () => {
  test('a draft can be checked, not changed or approved', async () => {
    open(buildPayRun(), { ...manager, may_pay: false });
    expect(await button('Mark as Checked')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Add Line' })).not.toBeInTheDocument();
    await userEvent.click((await slips()).getByText('Ravi Kumar'));
    await screen.findByRole('table', { name: 'Lines of Ravi Kumar' });
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  test('an approved run has no file for the bank and no answers', async () => {
    open(buildApprovedRun({ questions: [buildPayQuestion()] }), { ...manager, may_pay: false });
    expect(await screen.findByText('No answer yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'File for the Bank' })).not.toBeInTheDocument();
  });
});

test('A question is answered beside its line @long', async () => {
  const asked = buildApprovedRun({ questions: [buildPayQuestion({ mechanic_id: mechanicId })] });
  const { backend, sent } = open(asked);
  expect(await screen.findByText('1 question without an answer')).toBeVisible();
  await press('Answer the question of Ravi Kumar…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer Ravi Kumar' }));
  expect(await dialog.findByText(/Oil Change, KA 01 AB 1234: 45 min at/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
  expect(await dialog.findByText('Please write an answer')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Answer/ }), 'That is its planned time');
  const answer = { answer: 'That is its planned time', answered_by_name: 'Meera', answered_at: null };
  const answered = { ...asked, questions: [{ ...buildPayQuestion(), ...answer }] };
  backend.responses['rpc/answer_pay_question'] = answered;
  backend.responses['rpc/pay_run_details'] = answered;
  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
  const card = within(screen.getByRole('article', { name: 'Question of Ravi Kumar' }));
  expect(await card.findByText('Answer of Meera')).toBeVisible();
  expect(card.getByText('That is its planned time')).toBeVisible();
  expect(sent('answer_pay_question')).toEqual([{ question_id: 3, answer: 'That is its planned time' }]);
});

test('The file for the bank says who is not in it @long', async () => {
  const { backend } = open(buildApprovedRun());
  const account = { account_name: 'RAVI', account_number: '123456789012', ifsc: 'HDFC0001234' };
  backend.responses['rpc/pay_run_transfers'] = [
    { mechanic_name: 'Ravi Kumar', total: 244.99, ...account },
    { mechanic_name: 'Sunita', total: 405, account_name: null, account_number: null, ifsc: null },
  ];
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) names.push(this.download);
  });
  await press('File for the Bank');
  const dialog = within(await screen.findByRole('dialog', { name: 'File for the Bank' }));
  expect(await dialog.findByText('Sunita: ₹405.00')).toBeVisible();
  expect(dialog.getByText(/^1 transfer of ₹244\.99 in all/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save CSV' }));
  expect(names).toEqual(['pay-run-12-2026-11-30.csv']);
});

test('Several slips open and close at once', async () => {
  open(
    buildPayRun({ slips: [buildSlipSums(), buildSlipSums({ mechanic_id: 'x', mechanic_name: 'Sunita' })] }),
  );
  await press('Open All');
  expect(await screen.findByRole('table', { name: 'Lines of Sunita' })).toBeVisible();
  await press('Close All');
  expect(screen.queryByRole('table', { name: 'Lines of Sunita' })).not.toBeInTheDocument();
});

test('Loading, failures, an unknown run and an empty one are told apart', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading the pay run...')).toBeInTheDocument();
  unmount();
  const failed = open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the pay run');
  failed.unmount();
  const unknown = open(refuse(404, { code: 'PT404', message: 'Pay run not found' }));
  expect(await screen.findByRole('heading', { name: 'Pay run not found' })).toBeVisible();
  unknown.unmount();
  open(({ path }: FakeRequest) => (path ? buildPayRun({ slips: [], seal: null, total: 0 }) : null));
  expect(await screen.findByText('Nothing to pay')).toBeVisible();
  expect(await button('Mark as Checked')).toBeDisabled();
});
