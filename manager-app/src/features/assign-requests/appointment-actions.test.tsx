import { accessibilityViolations, refuse } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAssignment, buildAssignmentPage } from '../../testing/build-assignment.ts';
import { approved, findCard, openAssignRequests, openRowMenu } from './open-assign-requests.testing.tsx';

const seen = { request_id: 12, seen_date: '2026-11-24T03:30:00Z' };

async function openDialog(change: 'Cancel' | 'Move', responses: Record<string, unknown> = {}) {
  const view = openAssignRequests(responses);
  const menu = await openRowMenu('Other mechanics for request #12');
  await userEvent.click(menu.getByRole('menuitem', { name: `${change}…` }));
  const element = await screen.findByRole('dialog', { name: `${change} request #12` });
  return { ...view, element, dialog: within(element) };
}

test('A manager cancels with a reason, which must be given @long', async () => {
  const { dialog, element, sent, backend } = await openDialog('Cancel');
  expect(dialog.getByText(/Battery Service for Asha Rao/)).toHaveTextContent('24 Nov 2026, pending.');
  expect(await accessibilityViolations(element)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));
  expect(dialog.getByLabelText(/Reason/)).toHaveAccessibleDescription(/Please enter a reason/);
  expect(sent('rpc/cancel_request')).toEqual([]);

  backend.responses['rpc/cancel_request'] = { request_id: 12, status: 'cancelled' };
  backend.responses['rpc/told_of'] = { channels: [], captured: [], problem: 'no email address' };
  await userEvent.type(dialog.getByLabelText(/Reason/), 'The lift is broken');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));
  expect(await screen.findByText('Request cancelled')).toBeVisible();
  const outcome = await screen.findByText(/^Request #12 is cancelled/);
  expect(outcome).toHaveTextContent('is cancelled. Not sent: no email address.');
  expect(within(outcome).getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/919845000001?text=${encodeURIComponent('Battery Service for your car KA 01 AB 1234 on 24 Nov 2026 is cancelled')}`,
  );
  expect(sent('rpc/told_of')).toEqual([{ request_id: 12, event: 'booking_cancelled' }]);
  expect(sent('rpc/cancel_request')).toEqual([{ ...seen, reason: 'The lift is broken' }]);
});

test('A manager moves with a reason @long', async () => {
  const { dialog, sent } = await openDialog('Move', {
    'rpc/move_request': { request_id: 12, status: 'approved', scheduled_date: '2026-12-01T03:30:00Z' },
    'rpc/told_of': { channels: ['mail'], captured: ['mail'], problem: null },
  });
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await userEvent.type(dialog.getByLabelText(/New date/), day);
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Parts are late');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Request moved to 1 Dec 2026')).toBeVisible();
  expect(await screen.findByText(/^Request #12/)).toHaveTextContent(
    'Request #12 is moved to 1 Dec 2026. Captured, not sent.',
  );
  expect(screen.queryByRole('link', { name: /^WhatsApp/ })).not.toBeInTheDocument();
  expect(sent('rpc/told_of')).toEqual([{ request_id: 12, event: 'booking_moved' }]);
  expect(sent('rpc/move_request')).toEqual([{ ...seen, reason: 'Parts are late', scheduled_date: day }]);
});

test('A refusal stays in the dialog @long', async () => {
  const message = 'This request is already completed';
  const { dialog } = await openDialog('Cancel', {
    'rpc/cancel_request': refuse(409, { code: 'PT409', message }),
  });
  await userEvent.type(dialog.getByLabelText(/Reason/), 'x');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

test('A cancelled request shows by whom and why, and cannot be changed', async () => {
  const cancellation = {
    at: '2026-11-20T11:00:00Z',
    by: 'customer',
    name: 'Asha Rao',
    reason: 'Sold the car',
  } as const;
  const request = buildAssignment({ ...approved, status: 'cancelled', cancellation });
  openAssignRequests({ 'rpc/list_assignments': buildAssignmentPage([request]) });
  expect(await findCard()).toHaveTextContent(
    'Cancelled by Asha Rao (customer) on 20 Nov 2026, 4:30 pm: Sold the car',
  );
  expect(screen.queryByRole('button', { name: /request #12/ })).not.toBeInTheDocument();
});
