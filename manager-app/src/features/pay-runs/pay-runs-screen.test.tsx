import {
  accessibilityViolations,
  buildPage,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildListedRun, buildPayRun } from '../../testing/build-pay-run.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as PayRunsScreen } from './pay-runs-screen.tsx';

const approved = buildListedRun({
  pay_run_id: 11,
  first_day: '2026-10-01',
  last_day: '2026-10-31',
  state: 'approved',
  closed_at: '2026-11-02T06:00:00Z',
  closed_by_name: 'Arjun',
  total: 51249.5,
  mechanics: 5,
  open_questions: 2,
});

const runsUntil = (paid_until: string | null) => ({
  ...buildPage([buildListedRun(), approved]),
  paid_until,
});

function open(answer: unknown = runsUntil('2026-10-31'), as = manager) {
  const backend = fakeBackend({ 'rpc/list_pay_runs': answer });
  const { container, router } = renderScreen(<PayRunsScreen />, { backend, as });
  return { backend, container, router };
}
const cells = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.trim());

test('Each run says its period, state, total and open questions, and opens @long', async () => {
  const { container } = open();
  const table = await screen.findByRole('table', { name: 'Pay runs' });
  const [, draft, paid] = within(table).getAllByRole('row');
  expect(cells(draft)).toEqual(['Draft', 'Meera, 1 Dec 2026', '–', '–']);
  expect(cells(paid)).toEqual(['Approved 2 questions', 'Arjun, 2 Nov 2026', '5', '₹51,249.50']);
  expect(within(table).getByRole('link', { name: '1 to 31 Oct 2026' })).toHaveAttribute(
    'href',
    '/pay-runs/11',
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

describe('Starting one', () => {
  const startDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start Pay Run' }));
    return within(await screen.findByRole('dialog', { name: 'Start Pay Run' }));
  };

  test('begins after the last run that was approved, and opens it @long', async () => {
    const { backend, router } = open();
    await screen.findByRole('table', { name: 'Pay runs' });
    const dialog = await startDialog();
    expect(dialog.getByLabelText('First day')).toHaveValue('2026-11-01');
    fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-11-30' } });
    backend.responses['rpc/start_pay_run'] = buildPayRun();
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
    expect(sentTo(backend, 'rpc/start_pay_run').map(({ body }) => body)).toEqual([
      { first_day: '2026-11-01', last_day: '2026-11-30' },
    ]);
    expect(router.state.location.pathname).toBe('/pay-runs/12');
  });

  test('offers to split what is longer than a month, so that no day is left out @long', async () => {
    open(runsUntil('2026-07-20'));
    await screen.findByRole('table', { name: 'Pay runs' });
    const dialog = await startDialog();
    expect(dialog.getByLabelText('First day')).toHaveValue('2026-07-21');
    expect(dialog.getByText('Longer than a month')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Only 21 to 31 Jul 2026' }));
    expect(dialog.getByLabelText('First day')).toHaveValue('2026-07-21');
    expect(dialog.getByLabelText('Last day')).toHaveValue('2026-07-31');
    expect(dialog.queryByText('Longer than a month')).not.toBeInTheDocument();
  });

  test('says what is wrong with a period, here or in the database', async () => {
    const { backend } = open();
    await screen.findByRole('table', { name: 'Pay runs' });
    const dialog = await startDialog();
    const last = dialog.getByLabelText('Last day');
    const start = dialog.getByRole('button', { name: 'Start' });
    for (const [day, problem] of [
      ['2026-10-31', 'The last day is before the first'],
      ['2027-01-02', 'Please choose a period of at most 62 days'],
    ] as const) {
      fireEvent.change(last, { target: { value: day } });
      await userEvent.click(start);
      expect(last).toHaveAccessibleDescription(expect.stringContaining(problem));
    }
    expect(sentTo(backend, 'rpc/start_pay_run')).toEqual([]);
    const message = 'Pay run 11 covers days of this period, until 31 Oct 2026';
    backend.responses['rpc/start_pay_run'] = refuse(409, { code: 'PT409', message, hint: 'first_day' });
    fireEvent.change(last, { target: { value: '2026-11-30' } });
    await userEvent.click(start);
    expect(dialog.getByLabelText('First day')).toHaveAccessibleDescription(message);
  });
});

test('Without the right to pay nothing can be started', async () => {
  open(undefined, { ...manager, may_pay: false });
  await screen.findByRole('table', { name: 'Pay runs' });
  expect(screen.queryByRole('button', { name: 'Start Pay Run' })).not.toBeInTheDocument();
});

test('Loading, none and a failure are said', async () => {
  const { unmount } = renderScreen(<PayRunsScreen />, {
    backend: fakeBackend({ 'rpc/list_pay_runs': never }),
  });
  expect(screen.getByText('Loading the pay runs...')).toBeInTheDocument();
  unmount();
  open({ ...buildPage([]), paid_until: null });
  expect(await screen.findByRole('heading', { name: 'No pay runs yet' })).toBeVisible();
  open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the pay runs');
});
