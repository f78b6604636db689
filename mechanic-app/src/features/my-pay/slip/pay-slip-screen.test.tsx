import type { PaySlip } from '@pitlane/shared-data/pay-slips';
import {
  accessibilityViolations,
  buildOtherPayLine,
  buildPayLine,
  buildPayQuestion,
  buildPaySlip,
  fakeBackend,
  isPrinted,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as PaySlipScreen } from './pay-slip-screen.tsx';

const contact = { name: 'Pitlane Garage', address: '1 Road', phone: '', email: '' };

function open(slip: unknown = buildPaySlip(), url = '/my-pay/12') {
  const backend = fakeBackend({
    'rpc/pay_slip': slip,
    'rpc/garage_contact': contact,
    'rpc/garage_logo': null,
  });
  return { ...renderScreen(<PaySlipScreen />, { backend, path: '/my-pay/:payRunId', url }), backend };
}

const asked = (changes = {}): PaySlip =>
  buildPaySlip({ lines: [buildPayLine({ questions: [buildPayQuestion(changes)] }), buildOtherPayLine()] });

const fact = (within_: ReturnType<typeof within>, label: string) =>
  within_.getByText(label, { selector: 'dt' }).nextElementSibling;

/** The lines of a kind on the screen, not on the paper. */
const list = async (name: string) => within(await screen.findByRole('list', { name }));

test('Every line opens down to its job, minutes, rate and rule, and the sums add up to the total @long', async () => {
  const { container, backend } = open();
  const sums = within(await screen.findByRole('region', { name: 'Sums' }));
  expect(['Jobs', 'Deductions', 'Total'].map((label) => fact(sums, label)?.textContent)).toEqual([
    '₹344.99',
    '-₹100.00',
    '₹244.99',
  ]);
  const jobs = await list('Jobs');
  const time = jobs.getByText('45 min at ₹300.00 an hour');
  expect(time).not.toBeVisible();
  await userEvent.click(jobs.getByText('Oil Change'));
  expect(time).toBeVisible();
  expect(fact(jobs, 'Bonus rule')).toHaveTextContent('3% of ₹3,999.50');
  expect(fact(jobs, 'Amount')).toHaveTextContent('₹344.99');
  expect(jobs.getByRole('link', { name: 'Open Job #41' })).toHaveAttribute('href', '/mechanic-jobs/41');
  const deductions = await list('Deductions');
  await userEvent.click(deductions.getByText('Advance of 5 November'));
  expect(fact(deductions, 'Added by')).toHaveTextContent('Meera');
  // A mechanic's own, whatever else is in the address.
  expect(sentTo(backend, 'rpc/pay_slip')[0]?.body).toEqual({ pay_run_id: 12 });
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A correction leads to the payslip that it corrects', async () => {
  const correction = buildOtherPayLine({
    kind: 'correction',
    reason: 'Rate was wrong',
    corrects: 7,
    corrects_run: 9,
  });
  open(buildPaySlip({ lines: [correction] }));
  const corrections = await list('Corrections');
  await userEvent.click(corrections.getByText('Rate was wrong'));
  expect(corrections.getByRole('link', { name: 'An earlier payslip' })).toHaveAttribute('href', '/my-pay/9');
});

test('A question is sent about its line, stays beside it, and takes the focus @long', async () => {
  const { backend } = open();
  const jobs = await list('Jobs');
  await userEvent.click(jobs.getByText('Oil Change'));
  await userEvent.click(jobs.getByRole('button', { name: 'Ask about this line: Oil Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask about This Line' }));
  const send = dialog.getByRole('button', { name: 'Send Question' });
  await userEvent.click(send);
  expect(dialog.getByText('Please write your question')).toBeVisible();
  const message = 'You have asked about this line already. Wait for the answer, then ask again.';
  backend.responses['rpc/ask_about_pay'] = refuse(409, { code: 'PT409', message, hint: 'question' });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Question about Oil Change' }), '  Why 45?  ');
  await userEvent.click(send);
  expect(await dialog.findByText(message)).toBeVisible();
  backend.responses['rpc/ask_about_pay'] = asked();
  backend.responses['rpc/pay_slip'] = asked({ question: 'Why 45?' });
  await userEvent.click(send);
  const questions = await screen.findByRole('list', { name: 'Questions about Oil Change' });
  expect(questions).toHaveTextContent('Why 45?');
  expect(questions).toHaveTextContent('Not answered yet');
  await waitFor(() => expect(questions).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Ask about this line: Oil Change' })).not.toBeInTheDocument();
  expect(sentTo(backend, 'rpc/ask_about_pay').at(-1)?.body).toEqual({ line_id: 21, question: 'Why 45?' });
});

test('The answer stays beside the line, which can be asked about again @long', async () => {
  const answered = { answer: 'The rest was waiting.', answered_at: '2026-12-02T05:00:00Z' };
  open(asked({ ...answered, answered_by_name: 'Meera' }));
  const questions = await screen.findByRole('list', { name: 'Questions about Oil Change' });
  expect(questions).toHaveTextContent('Meera answered on 2 Dec 2026');
  expect(questions).toHaveTextContent('The rest was waiting.');
  await userEvent.click((await list('Jobs')).getByText('Oil Change'));
  expect(screen.getByRole('button', { name: 'Ask about this line: Oil Change' })).toBeVisible();
});

test('The sheet that is printed has the same lines and total, and none of the buttons', async () => {
  const print = jest.fn();
  window.print = print;
  open(asked());
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
  const sheet = screen.getByRole('article', { name: 'Payslip 12, Ravi Kumar', hidden: true });
  expect(sheet).not.toBeVisible();
  expect(isPrinted(screen.getByRole('region', { name: 'Sums' }))).toBe(false);
  for (const text of [
    'Pitlane Garage',
    '1 Nov 2026 to 30 Nov 2026',
    '3% of 3,999.50',
    '-100.00',
    '₹244.99',
  ]) {
    expect(sheet).toHaveTextContent(text);
  }
  expect(sheet).toHaveTextContent('It took two hours. Why are 45 minutes paid?Not answered yet');
});

test('Loading, failure and a slip that is not there are told apart', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading the payslip...')).toBeInTheDocument();
  unmount();
  const { backend, unmount: leave } = open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the payslip');
  const message = 'Payslip not found';
  backend.responses['rpc/pay_slip'] = refuse(404, { code: 'PT404', message, hint: 'pay_run_id' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: message })).toBeVisible();
  leave();
  open(never, '/my-pay/latest');
  expect(await screen.findByRole('heading', { name: message })).toBeVisible();
});
