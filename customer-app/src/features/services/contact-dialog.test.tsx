import type { PortalConfig } from '@pitlane/shared-data/portal-config';
import { accessibilityViolations, fakeBackend, never, offline } from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CustomService } from './custom-service.tsx';

const notSetUp = { name: '', address: '', phone: '', email: '' };
const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  opens: weekday < 7 ? '09:00:00' : null,
  closes: weekday < 7 ? '18:00:00' : null,
  break_from: weekday < 6 ? '13:00:00' : null,
  break_to: weekday < 6 ? '13:30:00' : null,
}));

async function openDialog(
  contact: PortalConfig['contact'],
  name: string,
  responses: Record<string, unknown> = {},
) {
  const backend = fakeBackend({
    'rpc/garage_contact': notSetUp,
    'rpc/opening_days': { week, closed_days: [] },
    ...responses,
  });
  renderScreen(<CustomService />, { backend, config: { contact } });
  await userEvent.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog', { name }));
}

const both = { phone: '+91 80 5550 0100', email: 'service@pitlane.test' };

test.each([
  ['Contact Us', 'mailto:service@pitlane.test?subject=Contact%20Us'],
  ['Get Quote', 'mailto:service@pitlane.test?subject=Get%20Quote'],
])('%s offers to call and to email the garage @long', async (name, mail) => {
  const dialog = await openDialog(both, name);
  const call = await dialog.findByRole('link', { name: 'Call +91 80 5550 0100' });
  expect(call).toHaveAttribute('href', 'tel:+918055500100');
  expect(dialog.getByRole('link', { name: 'Email service@pitlane.test' })).toHaveAttribute('href', mail);
  expect(await accessibilityViolations()).toEqual([]);
});

test.each([
  [{ phone: both.phone }, ['Call +91 80 5550 0100']],
  [{ email: both.email }, ['Email service@pitlane.test']],
])('Only the configured contacts of %j are offered', async (contact, names) => {
  const dialog = await openDialog(contact, 'Contact Us');
  const links = await dialog.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});

test.each([{}, undefined])(
  'Without configured contacts the customer is sent to the garage: %j',
  async (contact) => {
    const dialog = await openDialog(contact, 'Get Quote');
    expect(await dialog.findByText('Please ask at the garage.')).toBeInTheDocument();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  },
);

test('Closing returns the focus to the button', async () => {
  await openDialog(both, 'Contact Us');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Contact Us' })).toHaveFocus());
});

test("The garage's settings come before those of the portal, with address, hours and closed days", async () => {
  const day = new Date(Date.now() + 5 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const dialog = await openDialog(both, 'Contact Us', {
    'rpc/garage_contact': { ...notSetUp, phone: '080 4567', address: '21 Residency Road' },
    'rpc/opening_days': { week, closed_days: [{ day, reason: 'Festival' }] },
  });
  expect(await dialog.findByRole('link', { name: 'Call 080 4567' })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Email service@pitlane.test' })).toBeVisible();
  expect(dialog.getByText('21 Residency Road')).toBeVisible();
  expect(await dialog.findByText('Monday to Friday')).toBeVisible();
  expect(dialog.getByText('09:00–18:00, break 13:00–13:30')).toBeVisible();
  expect(dialog.getByText('Closed')).toBeVisible();
  expect(await dialog.findByText(/Also closed: .*\(Festival\)/)).toBeVisible();
});

test('While the contact loads, it says so', async () => {
  const dialog = await openDialog(both, 'Contact Us', { 'rpc/garage_contact': never });
  expect(dialog.getByText('Loading how to reach the garage...')).toBeInTheDocument();
});

test('When the server cannot be reached, the contacts of the portal are offered', async () => {
  const failing = { 'rpc/garage_contact': offline, 'rpc/opening_days': offline };
  const dialog = await openDialog(both, 'Contact Us', failing);
  expect(await dialog.findByRole('link', { name: 'Call +91 80 5550 0100' })).toBeVisible();
  expect(await dialog.findByText('Failed to load the opening hours')).toBeVisible();
});
