import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildManager, otherManagerId } from '../../../testing/build-settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as ManagersScreen } from './managers-screen.tsx';

const arjun = buildManager({ manager_id: otherManagerId, name: 'Arjun', may_pay: false });

function open(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({ managers: [arjun, buildManager()], ...responses });
  return renderScreen(<ManagersScreen />, { backend, path: '/settings/managers' });
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('Each manager is shown with contact and rights @long', async () => {
  const { container } = open();
  expect((await card('Arjun')).getByRole('checkbox', { name: 'May pay' })).not.toBeChecked();
  const own = await card(manager.name);
  expect(own.getByRole('checkbox', { name: 'May change settings' })).toBeChecked();
  expect(own.getByText('You')).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('While they load, it says so', async () => {
  open({ managers: never });
  expect(await screen.findByText('Loading the managers...')).toBeInTheDocument();
});

test('A failure is shown', async () => {
  open({ managers: offline });
  expect(await screen.findByText('Failed to load the managers')).toBeVisible();
});

test('A right is granted at once @long', async () => {
  const { backend } = open({ 'rpc/set_manager_right': { ...arjun, may_pay: true } });
  await userEvent.click((await card('Arjun')).getByRole('checkbox', { name: 'May pay' }));
  expect(await screen.findByText('Arjun: may pay, yes')).toBeVisible();
  expect(sentTo(backend, 'rpc/set_manager_right').map(({ body }) => body)).toEqual([
    { manager_id: otherManagerId, manager_right: 'pay', granted: true },
  ]);
});

test('A manager gives up the right to change settings only after a confirmation @long', async () => {
  const message = 'At least one manager must be allowed to change the settings';
  const { backend } = open({ 'rpc/set_manager_right': refuse(409, { code: 'PT409', message }) });
  await userEvent.click((await card(manager.name)).getByRole('checkbox', { name: 'May change settings' }));
  const question = await screen.findByRole('alertdialog', { name: 'Give Up Your Own Right?' });
  expect(sentTo(backend, 'rpc/set_manager_right')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Give Up' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('A manager is removed after a confirmation', async () => {
  const { backend } = open({ 'rpc/remove_manager': { name: 'Arjun' } });
  await userEvent.click((await card('Arjun')).getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Arjun?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Arjun removed')).toBeVisible();
  expect(sentTo(backend, 'rpc/remove_manager').map(({ body }) => body)).toEqual([
    { manager_id: otherManagerId },
  ]);
});

test('Removing oneself has its own confirmation, which shows a refusal', async () => {
  const message = 'At least one manager must be allowed to change the settings';
  open({ 'rpc/remove_manager': refuse(409, { code: 'PT409', message }) });
  await userEvent.click((await card(manager.name)).getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Yourself?' });
  expect(question).toHaveTextContent('you are logged out at once');
  await userEvent.click(within(question).getByRole('button', { name: 'Remove Myself' }));
  expect(await within(question).findByText(message)).toBeVisible();
});

test('A manager is hired without rights unless they are chosen @long', async () => {
  const { backend } = open({ 'rpc/hire_manager': buildManager({ name: 'Nina' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Hire Manager' }));
  const element = await screen.findByRole('dialog', { name: 'Hire Manager' });
  const dialog = within(element);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Full Name' }), 'Nina');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'nina@pitlane.test');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Phone' }), '98450 00900');
  await userEvent.type(dialog.getByLabelText(/First password/, { selector: 'input' }), 'four');
  expect(await accessibilityViolations(element)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Hire Manager' }));
  expect(await screen.findByText('Nina hired successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(backend, 'rpc/hire_manager').map(({ body }) => body)).toEqual([
    {
      name: 'Nina',
      email: 'nina@pitlane.test',
      phone: '98450 00900',
      password: 'four',
      may_pay: false,
      may_change_settings: false,
    },
  ]);
});

test('Missing values are reported at their fields @long', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Hire Manager' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hire Manager' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Hire Manager' }));
  for (const message of ['Name is required', 'Email is required', 'Password is required'])
    expect(await dialog.findByText(message)).toBeVisible();
});

describe('A lost second factor', () => {
  const lost = { ...arjun, second_factor: true };

  test('is reset after a confirmation', async () => {
    const { backend } = open({
      managers: [lost, buildManager({ second_factor: true })],
      'rpc/reset_second_factor': { name: 'Arjun' },
    });
    expect((await card('Arjun')).getByText('On')).toBeVisible();
    const name = 'Reset second factor';
    expect((await card(manager.name)).queryByRole('button', { name })).not.toBeInTheDocument();
    await userEvent.click((await card('Arjun')).getByRole('button', { name }));
    const question = await screen.findByRole('alertdialog', { name: 'Reset the Second Factor of Arjun?' });
    expect(sentTo(backend, 'rpc/reset_second_factor')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('The second factor of Arjun is off')).toBeVisible();
    expect(sentTo(backend, 'rpc/reset_second_factor').map(({ body }) => body)).toEqual([
      { manager_id: otherManagerId },
    ]);
  });

  test('that cannot be reset says why', async () => {
    const message = 'This manager has no second factor';
    open({ managers: [lost], 'rpc/reset_second_factor': refuse(409, { code: 'PT409', message }) });
    await userEvent.click((await card('Arjun')).getByRole('button', { name: 'Reset second factor' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});
