import { accessibilityViolations, fakeBackend, never, offline, refuse } from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildJobCard } from '../../testing/build-desk.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as JobCardScreen } from './job-card-screen.tsx';

function open(answer: unknown = buildJobCard(), requestId = '42') {
  const backend = fakeBackend({ 'rpc/job_card': answer });
  return renderScreen(<JobCardScreen />, {
    backend,
    path: '/job-card/:requestId',
    url: `/job-card/${requestId}`,
  });
}

test('The card shows car, customer, check-in, work and a QR code', async () => {
  const { container } = open();
  const card = await screen.findByRole('article', { name: 'Job Card #42' });
  expect(card).toHaveTextContent(/KA 01 AB 1234.*Hyundai Creta.*Asha Rao.*Meera Iyer.*41,200 km.*½.*K7/);
  expect(screen.getByRole('table', { name: 'Work' })).toHaveTextContent(
    'Oil Change1 job₹3,000Wheel Alignment1 job₹1,500',
  );
  expect(card).toHaveTextContent(/Umbrella.*Signature of the customer/);
  const code = screen.getByRole('img', { name: 'QR code of request #42' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M2 2h1v1h-1z/);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Print prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('A card of a car that has not arrived says so', async () => {
  open(buildJobCard({ arrived_at: null, checked_in_by: null, arrival_kilometres: null, arrival_fuel: null }));
  expect(await screen.findByText('Not checked in')).toBeVisible();
});

test.each([
  ['an unknown request', '42', refuse(404, { code: 'PT404', message: 'Service request not found' })],
  ['an address that is no number', 'x', buildJobCard()],
])('The manager can go back from %s', async (_why, requestId, answer) => {
  open(answer, requestId);
  expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Front Desk' }).length).toBeGreaterThan(0);
});

test('The card says when it is loading and when it failed', async () => {
  const { unmount } = open(never);
  expect(await screen.findByText('Loading the job card...')).toBeInTheDocument();
  unmount();
  open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the job card');
});
