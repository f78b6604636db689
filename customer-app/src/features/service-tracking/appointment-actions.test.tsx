import {
  accessibilityViolations,
  buildRequest,
  buildRequestPage,
  customer,
  fakeBackend,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ServiceTrackingScreen } from './service-tracking-screen.tsx';

async function openCard(request = buildRequest()) {
  const backend = fakeBackend({
    'rpc/list_requests': buildRequestPage([request]),
    'rpc/estimates_to_answer': [],
  });
  renderScreen(<ServiceTrackingScreen />, { backend, as: customer, path: '/service-tracking' });
  const card = within(await screen.findByRole('article', { name: 'Full Service' }));
  return { backend, card };
}

async function openDialog(button: string, name: string) {
  const { backend, card } = await openCard();
  await userEvent.click(card.getByRole('button', { name: button }));
  const element = await screen.findByRole('dialog', { name });
  return { backend, element, dialog: within(element) };
}

const seen = { request_id: 41, seen_date: '2026-11-24T03:30:00Z' };

test('A pending request is cancelled with a reason, and shows it @long', async () => {
  const { backend, dialog, element } = await openDialog('Cancel', 'Cancel request');
  expect(dialog.getByText('Full Service, request #41, scheduled for 24 Nov 2026.')).toBeInTheDocument();
  expect(await accessibilityViolations(element)).toEqual([]);
  backend.responses['rpc/cancel_request'] = () => {
    const cancellation = {
      at: '2026-11-20T11:00:00Z',
      by: 'customer',
      name: 'Asha Rao',
      reason: 'Sold the car',
    } as const;
    backend.responses['rpc/list_requests'] = buildRequestPage([
      buildRequest({ status: 'cancelled', cancellation }),
    ]);
    return { request_id: 41, status: 'cancelled' };
  };
  await userEvent.type(dialog.getByLabelText('Reason'), '  Sold the car ');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));
  expect(await screen.findByText('Request cancelled')).toBeInTheDocument();
  expect(sentTo(backend, 'rpc/cancel_request')).toMatchObject([
    { body: { ...seen, reason: 'Sold the car' } },
  ]);
  expect(await screen.findByText('Cancelled by you on 20 Nov 2026, 4:30 pm')).toBeInTheDocument();
  expect(screen.getByText('Sold the car')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Move' })).not.toBeInTheDocument();
});

test('Keep as it is sends nothing', async () => {
  const { backend, dialog } = await openDialog('Cancel', 'Cancel request');
  await userEvent.click(dialog.getByRole('button', { name: 'Keep as it is' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(backend, 'rpc/cancel_request')).toEqual([]);
});

test('A request is moved to another day @long', async () => {
  const { backend, dialog } = await openDialog('Move', 'Move to another day');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(dialog.getByLabelText(/New date/)).toHaveAccessibleDescription('Please select a preferred date');
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  backend.responses['rpc/move_request'] = {
    ...seen,
    status: 'pending',
    scheduled_date: '2026-12-01T03:30:00Z',
  };
  await userEvent.type(dialog.getByLabelText(/New date/), day);
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Request moved to 1 Dec 2026')).toBeInTheDocument();
  expect(sentTo(backend, 'rpc/move_request')).toMatchObject([
    { body: { ...seen, reason: '', scheduled_date: day } },
  ]);
});

test.each([
  ['2020-01-01', 'The preferred date cannot be in the past'],
  ['2999-01-01', 'The preferred date cannot be more than a year ahead'],
])('The day %s is refused @long', async (day, message) => {
  const { backend, dialog } = await openDialog('Move', 'Move to another day');
  await userEvent.type(dialog.getByLabelText(/New date/), day);
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(dialog.getByLabelText(/New date/)).toHaveAccessibleDescription(message);
  expect(sentTo(backend, 'rpc/move_request')).toEqual([]);
});

test.each([
  [
    'This request was moved to 1 Dec 2026 in the meantime. Please look at it again.',
    refuse(412, {
      code: 'PT412',
      message: 'This request was moved to 1 Dec 2026 in the meantime. Please look at it again.',
    }),
  ],
  ['Failed to cancel the request. Please try again.', offline],
])('A failure stays in the dialog: %s @long', async (message, answer) => {
  const { backend, dialog } = await openDialog('Cancel', 'Cancel request');
  backend.responses['rpc/cancel_request'] = answer;
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

test('After the cut-off the card says to call the garage', async () => {
  const change_refusal =
    'It is too late to cancel or move this appointment here. Please call the garage at +91 80 5550 0100.';
  const { card } = await openCard(buildRequest({ change_refusal }));
  expect(card.getByText(change_refusal)).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

test('A move by the garage is shown with its reason', async () => {
  const last_move = {
    at: '2026-11-20T11:00:00Z',
    from: '2026-11-22T03:30:00Z',
    by: 'manager',
    name: 'Meera',
    reason: 'The parts are late',
  } as const;
  const { card } = await openCard(buildRequest({ last_move }));
  expect(card.getByText('Moved from 22 Nov 2026 by the garage on 20 Nov 2026, 4:30 pm')).toBeInTheDocument();
  expect(card.getByText('The parts are late')).toBeInTheDocument();
});
