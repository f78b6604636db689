import type { SignedInDevice } from '@pitlane/shared-data/profile';
import { type Account, readSession, signedOutReason } from '@pitlane/shared-data/session';
import {
  accessibilityViolations,
  customer,
  fakeBackend,
  manager,
  mechanic,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ProfileScreen } from './profile-screen.tsx';

const here: SignedInDevice = {
  session_id: '00000000-0000-4000-8000-00000000000a',
  created_at: '2026-11-20T05:00:00Z',
  used_at: '2026-11-22T05:00:00Z',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  is_current: true,
};
const phone: SignedInDevice = {
  session_id: '00000000-0000-4000-8000-00000000000b',
  created_at: '2026-11-01T05:00:00Z',
  used_at: '2026-11-21T05:00:00Z',
  user_agent: null,
  is_current: false,
};

function open(as: Account = customer, responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({
    'rpc/list_sessions': [here, phone],
    'rpc/message_preferences': null,
    'rpc/morning_mail': {
      wanted: false,
      hour: 7,
      email: 'meera@pitlane.test',
      is_set_up: true,
      is_captured: true,
    },
    ...responses,
  });
  return renderScreen(<ProfileScreen />, { backend, as, path: '/profile' });
}

const section = (name: string) => within(screen.getByRole('region', { name }));

async function replace(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}

describe('Your details', () => {
  test('A customer changes name, phone and address @long', async () => {
    const { backend } = open(customer, {
      'rpc/update_profile': {
        ...customer,
        name: 'Asha R Rao',
        phone: '98450 99999',
        address: '3 New Street',
      },
    });
    await replace('Full Name', 'Asha R Rao');
    await replace('Phone', '98450 99999');
    await replace('Address', '3 New Street');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Your details have been saved')).toBeVisible();
    expect(sentTo(backend, 'rpc/update_profile')[0]?.body).toEqual({
      name: 'Asha R Rao',
      phone: '98450 99999',
      address: '3 New Street',
    });
    expect(await readSession()).toMatchObject({ name: 'Asha R Rao' });
  });

  test.each([
    ['mechanic', mechanic],
    ['manager', manager],
  ])('A %s changes name and phone, and has no address @long', async (_, account) => {
    const { backend } = open(account, { 'rpc/update_profile': account });
    expect(screen.queryByLabelText('Address')).not.toBeInTheDocument();
    await replace('Phone', '98450 77777');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Your details have been saved')).toBeVisible();
    expect(sentTo(backend, 'rpc/update_profile')[0]?.body).toEqual({
      name: account.name,
      phone: '98450 77777',
    });
  });

  test('The email address is shown with the reason why it cannot be changed', () => {
    open();
    expect(section('Your Details').getByText(customer.email)).toBeVisible();
    expect(section('Your Details').getByText(/so it cannot be changed here/)).toBeVisible();
  });

  test('An empty name is not sent @long', async () => {
    const { backend } = open();
    await userEvent.clear(screen.getByLabelText('Full Name'));
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(sentTo(backend, 'rpc/update_profile')).toEqual([]);
  });

  test('A phone number in use is reported at its field @long', async () => {
    const message = 'User with this phone number already exists';
    open(customer, { 'rpc/update_profile': refuse(409, { code: 'PT409', message, hint: 'phone' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveFocus();
  });

  test('A failure is reported and keeps what was typed @long', async () => {
    open(customer, { 'rpc/update_profile': offline });
    await replace('Full Name', 'Asha R');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Your details could not be saved. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Asha R');
  });
});

async function typePasswords() {
  await userEvent.type(screen.getByLabelText('Current Password'), 'old1');
  await userEvent.type(screen.getByLabelText('New Password'), 'new1');
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'new1');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

test('A wrong current password is reported at its field @long', async () => {
  const message = 'This is not your current password';
  open(customer, {
    'rpc/change_password': refuse(400, { code: 'PT400', message, hint: 'current_password' }),
  });
  await typePasswords();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Current Password')).toHaveFocus();
});

test('A new password is set, and the devices are listed again @long', async () => {
  const { backend } = open(customer, { 'rpc/change_password': undefined });
  await screen.findByRole('list', { name: 'Signed-in devices' });
  await typePasswords();
  expect(await screen.findByText('Your password has been changed')).toBeVisible();
  expect(sentTo(backend, 'rpc/change_password')[0]?.body).toEqual({
    new_password: 'new1',
    current_password: 'old1',
  });
  expect(screen.getByLabelText('New Password')).toHaveValue('');
  expect(screen.getByLabelText('Current Password')).toHaveValue('');
  await waitFor(() => expect(sentTo(backend, 'rpc/list_sessions')).toHaveLength(2));
});

describe('Signed-in devices', () => {
  test('This device is named and cannot be signed out here', async () => {
    open();
    const [first, second] = await section('Signed-in Devices').findAllByRole('listitem');
    expect(first).toHaveTextContent('Firefox on Linux (this device)');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('Unknown device');
  });

  test('One of them is signed out', async () => {
    const { backend } = open(customer, {
      'rpc/end_session': () => {
        backend.responses['rpc/list_sessions'] = [here];
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Sign out Unknown device/ }));
    expect(await screen.findByText('Unknown device has been signed out')).toBeVisible();
    expect(sentTo(backend, 'rpc/end_session')[0]?.body).toEqual({ session_id: phone.session_id });
    expect(screen.getByRole('list', { name: 'Signed-in devices' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
  });

  test('All others are signed out after a question @long', async () => {
    const { backend } = open(customer, {
      'rpc/end_other_sessions': () => {
        backend.responses['rpc/list_sessions'] = [here];
        return 1;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sign out all other devices' });
    expect(sentTo(backend, 'rpc/end_other_sessions')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Sign out all others' }));
    expect(await screen.findByText('All other devices have been signed out')).toBeVisible();
  });

  test('The list shows loading and failure, and a retry loads it @long', async () => {
    const { backend, unmount } = open(customer, { 'rpc/list_sessions': never });
    expect(screen.getByText('Loading your devices...')).toBeInTheDocument();
    unmount();
    backend.responses['rpc/list_sessions'] = offline;
    renderScreen(<ProfileScreen />, { backend, as: customer, path: '/profile' });
    expect(await screen.findByText('Failed to load your devices')).toBeVisible();
    backend.responses['rpc/list_sessions'] = [here];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Linux (this device)')).toBeVisible();
  });
});

describe('A customer', () => {
  test('downloads all own data as a file', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:data';
    };
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    open(customer, { 'rpc/own_data': { account: { name: 'Asha Rao' }, vehicles: [] } });
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() =>
      expect(names).toEqual([expect.stringMatching(/^pitlane-my-data-\d{4}-\d\d-\d\d\.json$/)]),
    );
    expect(files[0]?.type).toBe('application/json');
  });

  const openDialog = async (answer: unknown) => {
    const view = open(customer, { 'rpc/close_account': answer });
    await userEvent.click(screen.getByRole('button', { name: 'Close my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
    return { ...view, dialog };
  };

  test('closes the account with the password, and is signed out @long', async () => {
    const { backend, dialog } = await openDialog({ closed: true });
    await userEvent.type(dialog.getByLabelText('Your password'), 'wheel1');
    await userEvent.click(dialog.getByRole('button', { name: 'Close my account' }));
    await waitFor(async () => expect(signedOutReason()).toBe('closed'));
    expect(sentTo(backend, 'rpc/close_account')[0]?.body).toEqual({ password: 'wheel1' });
    expect(await readSession()).toBeNull();
  });

  test.each([
    [
      'This is not your password',
      refuse(400, { code: 'PT400', message: 'This is not your password', hint: 'password' }),
    ],
    [
      'You have an open service request. Close the account once it is completed or cancelled.',
      refuse(409, {
        code: 'PT409',
        message: 'You have an open service request. Close the account once it is completed or cancelled.',
      }),
    ],
    ['Your account could not be closed. Please try again.', offline],
  ])('is told why the account is not closed: %s @long', async (message, answer) => {
    const { dialog } = await openDialog(answer);
    await userEvent.type(dialog.getByLabelText('Your password'), 'wheel1');
    await userEvent.click(dialog.getByRole('button', { name: 'Close my account' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(await readSession()).toEqual(customer);
  });

  test('closes nothing without a password', async () => {
    const { backend, dialog } = await openDialog({ closed: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Close my account' }));
    expect(await dialog.findByText('Password is required')).toBeVisible();
    expect(sentTo(backend, 'rpc/close_account')).toEqual([]);
  });
});

test.each([
  ['mechanic', mechanic],
  ['manager', manager],
])('A %s has no account to close @long', async (_, account) => {
  open(account);
  await screen.findByRole('list', { name: 'Signed-in devices' });
  expect(screen.queryByRole('button', { name: 'Close my account' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download my data' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument();
});

test('The screen has no accessibility problems @long', async () => {
  const { container } = open();
  await screen.findByRole('list', { name: 'Signed-in devices' });
  expect(await accessibilityViolations(container)).toEqual([]);
});
