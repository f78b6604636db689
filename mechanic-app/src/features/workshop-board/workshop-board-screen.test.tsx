import {
  accessibilityViolations,
  buildBoard,
  buildBoardCard,
  fakeBackend,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as WorkshopBoardScreen } from './workshop-board-screen.tsx';

function open(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({ 'rpc/workshop_board': buildBoard(), ...responses });
  const { container } = renderScreen(<WorkshopBoardScreen />, { backend, path: '/workshop-board' });
  return { backend, container };
}

test('A mechanic lets an own car wait, and it goes on @long', async () => {
  const changed = { request_id: 41, stage: 'waiting', reason: 'parts', since: '2026-11-25T08:10:00+00:00' };
  const waiting = buildBoardCard({
    request_id: 42,
    stage: 'waiting',
    reason: 'lift',
    turn: 'manager',
    registration_number: 'KA 05 CD 4321',
    shortages: [{ part_id: 1, part_name: 'Alternator', short: 1, due_on: null }],
  });
  const { backend, container } = open({
    'rpc/workshop_board': buildBoard([buildBoardCard(), waiting]),
    'rpc/set_waiting': changed,
    'rpc/end_waiting': { ...changed, request_id: 42, stage: 'in_progress', reason: null },
  });
  expect(await screen.findByRole('link', { name: 'KA 01 AB 1234' })).toHaveAttribute(
    'href',
    '/mechanic-jobs/41',
  );
  expect(screen.getByText('Part missing: no day known')).toBeVisible();
  expect(screen.getByText('Your turn')).toBeVisible();
  expect(screen.getByText("Manager's turn")).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Waiting for… KA 01 AB 1234' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Parts' }));
  expect(await screen.findByText('KA 01 AB 1234 waits: parts')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go On KA 05 CD 4321' }));
  expect(await screen.findByText('KA 05 CD 4321 goes on')).toBeVisible();
  expect(sentTo(backend, 'rpc/end_waiting').map(({ body }) => body)).toEqual([{ request_id: 42 }]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Without cars the board says what will be on it', async () => {
  open({ 'rpc/workshop_board': buildBoard([]) });
  expect(await screen.findByRole('heading', { name: 'No cars today' })).toBeVisible();
});

test.each([
  ['loading', never, 'Loading the workshop board...'],
  ['failed', offline, 'Failed to load the workshop board'],
])('The board is %s', async (_, response, text) => {
  open({ 'rpc/workshop_board': response });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
