import {
  accessibilityViolations,
  buildBoard,
  buildBoardCard,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMisfit } from '../../testing/build-plan.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as WorkshopBoardScreen } from './workshop-board-screen.tsx';

function open(responses: Record<string, unknown> = {}, url = '/workshop-board') {
  const backend = fakeBackend({
    'rpc/workshop_board': buildBoard(),
    'rpc/list_misfits': { total: 0, rows: [] },
    ...responses,
  });
  const { container, unmount } = renderScreen(<WorkshopBoardScreen />, {
    backend,
    path: '/workshop-board',
    url,
  });
  return { backend, container, unmount };
}
const column = async (name: RegExp) => within(await screen.findByRole('region', { name }));

test('Each car is in its stage, with its work, mechanic, time and whose turn it is @long', async () => {
  const waiting = buildBoardCard({
    request_id: 42,
    stage: 'waiting',
    reason: 'parts',
    turn: 'manager',
    registration_number: 'KA 05 CD 4321',
    clocks: [
      { stage: 'waiting', reason: 'lift', minutes: 65 },
      { stage: 'waiting', reason: 'parts', minutes: 130 },
    ],
    shortages: [{ part_id: 1, part_name: 'Alternator', short: 1, due_on: '2999-12-03' }],
  });
  const booked = buildBoardCard({
    request_id: 43,
    stage: 'booked',
    status: 'pending',
    turn: 'customer',
    mechanic_name: null,
    registration_number: 'KA 09 RM 0007',
  });
  const { container } = open({ 'rpc/workshop_board': buildBoard([buildBoardCard(), waiting, booked]) });
  const work = await column(/^In progress/);
  for (const text of ['2h 10m', 'Tire Services', 'Ravi Kumar', 'Tata Nexon, Asha Rao', "Mechanic's turn"])
    expect(work.getByText(text)).toBeVisible();
  const waits = await column(/^Waiting/);
  for (const text of ['Parts', 'Part missing: due Tue 3 Dec', '2h 10m', 'Waited: Lift 1h 5m'])
    expect(waits.getByText(text)).toBeVisible();
  const expected = await column(/^Booked/);
  expect(expected.getByText('No mechanic')).toBeVisible();
  expect(expected.getByRole('link', { name: 'Check In KA 09 RM 0007' })).toHaveAttribute(
    'href',
    '/front-desk?do=check-in&request=43',
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A job waits for a reason in two presses, and goes on @long', async () => {
  const changed = { request_id: 41, stage: 'waiting', reason: 'lift', since: '2026-11-25T08:10:00+00:00' };
  const { backend } = open({
    'rpc/workshop_board': buildBoard([buildBoardCard({ stage: 'waiting', reason: 'parts' })]),
    'rpc/set_waiting': changed,
    'rpc/end_waiting': refuse(409, { code: 'PT409', message: 'This request is already completed' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Waiting for… KA 01 AB 1234' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Lift' }));
  expect(await screen.findByText('KA 01 AB 1234 waits: lift')).toBeVisible();
  expect(sentTo(backend, 'rpc/set_waiting').map(({ body }) => body)).toEqual([
    { request_id: 41, reason: 'lift' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Go On KA 01 AB 1234' }));
  expect(await screen.findByText('This request is already completed')).toBeVisible();
});

test('Another time is promised, which is proposed, and how the customer was told is said @long', async () => {
  const late = buildBoardCard({ promised_at: '2026-11-25T07:30:00+00:00' });
  const { backend } = open({
    'rpc/workshop_board': buildBoard([late]),
    'rpc/proposed_promise': '2026-11-25T16:30',
    'rpc/set_promise': { request_id: 41, promised_at: '2026-11-25T11:30:00+00:00' },
    'rpc/told_of': { channels: [], captured: [], problem: 'no email address' },
  });
  expect(await screen.findByText('Late: 1:00 pm')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Waiting for… KA 01 AB 1234' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Promise another time…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Promise for KA 01 AB 1234' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Promised for/)).toHaveValue('2026-11-25T16:30'));
  await userEvent.click(dialog.getByRole('button', { name: 'Promise' }));
  expect(await screen.findByText('Promised')).toBeVisible();
  expect(await screen.findByText('Nothing could be sent: no email address')).toBeVisible();
  expect(screen.getByRole('button', { name: /^WhatsApp: / })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a Link' })).toBeVisible();
  expect(sentTo(backend, 'rpc/set_promise').map(({ body }) => body)).toEqual([
    { request_id: 41, promised_at: '2026-11-25T16:30', tell: true },
  ]);
});

test('The wall shows no names of customers and no buttons', async () => {
  const { unmount } = open({}, '/workshop-board?wall');
  const work = await column(/^In progress/);
  expect(work.getByText('Tata Nexon')).toBeVisible();
  expect(screen.queryByText(/Asha/)).not.toBeInTheDocument();
  expect(work.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Leave Wall View' })).toHaveAttribute('href', '/workshop-board');
  expect(document.documentElement).toHaveAttribute('data-whole-window');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-whole-window');
});

test('What no longer fits is listed below, to be moved', async () => {
  open({ 'rpc/list_misfits': { total: 1, rows: [buildMisfit({ reason: 'closed' })] } });
  expect(await screen.findByText('1 booking no longer fits its day.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move… request #41' })).toBeVisible();
});

test('The board is loading', async () => {
  open({ 'rpc/workshop_board': never });
  expect(await screen.findByText('Loading the workshop board...')).toBeInTheDocument();
});

test('A board that failed to load says so', async () => {
  open({ 'rpc/workshop_board': offline });
  expect(await screen.findByText('Failed to load the workshop board')).toBeVisible();
});
