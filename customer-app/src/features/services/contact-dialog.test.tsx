import type { PortalConfig } from '@pitlane/shared-data/portal-config';
import { accessibilityViolations } from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CustomService } from './custom-service.tsx';

async function openDialog(contact: PortalConfig['contact'], name: string) {
  renderScreen(<CustomService />, { config: { contact } });
  await userEvent.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog', { name }));
}

const both = { phone: '+91 80 5550 0100', email: 'service@pitlane.test' };

test.each([
  ['Contact Us', 'mailto:service@pitlane.test?subject=Contact%20Us'],
  ['Get Quote', 'mailto:service@pitlane.test?subject=Get%20Quote'],
])('%s offers to call and to email the garage', async (name, mail) => {
  const dialog = await openDialog(both, name);
  const call = dialog.getByRole('link', { name: 'Call +91 80 5550 0100' });
  expect(call).toHaveAttribute('href', 'tel:+918055500100');
  expect(dialog.getByRole('link', { name: 'Email service@pitlane.test' })).toHaveAttribute('href', mail);
  expect(await accessibilityViolations()).toEqual([]);
});

test.each([
  [{ phone: both.phone }, ['Call +91 80 5550 0100']],
  [{ email: both.email }, ['Email service@pitlane.test']],
])('Only the configured contacts of %j are offered', async (contact, names) => {
  const dialog = await openDialog(contact, 'Contact Us');
  expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
});

test.each([{}, undefined])(
  'Without configured contacts the customer is sent to the garage: %j',
  async (contact) => {
    const dialog = await openDialog(contact, 'Get Quote');
    expect(dialog.getByText('Please ask at the garage.')).toBeInTheDocument();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  },
);

test('Closing returns the focus to the button', async () => {
  await openDialog(both, 'Contact Us');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Contact Us' })).toHaveFocus());
});
