import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as WallScreensScreen } from './wall-screens-screen.tsx';

const hall = { link_id: 1, name: 'Hall', created_at: '2026-11-20T05:00:00Z', created_by_name: 'Meera Iyer' };

function open(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({ 'rpc/wall_links': [hall], ...responses });
  return renderScreen(<WallScreensScreen />, { backend, path: '/settings/wall-screens' });
}

test('Each link is listed with who made it and when @long', async () => {
  const { container } = open();
  expect(await screen.findByRole('row', { name: /Hall.*20 Nov 2026, 10:30 am.*Meera Iyer/ })).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A link is made for a screen and shown once @long', async () => {
  const { backend } = open({ 'rpc/create_wall_link': { link_id: 2, token: 'c2VjcmV0' } });
  await screen.findByRole('row', { name: /Hall/ });
  backend.responses['rpc/wall_links'] = [hall, { ...hall, link_id: 2, name: 'Lift 2' }];
  await userEvent.click(screen.getByRole('button', { name: 'Make a Link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link of a Wall Screen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Make the Link' }));
  expect(await dialog.findByText('Please name the screen')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Screen' }), ' Lift 2 ');
  await userEvent.click(dialog.getByRole('button', { name: 'Make the Link' }));
  const made = within(await screen.findByRole('article', { name: 'Link of Lift 2' }));
  expect(made.getByRole('textbox', { name: 'Link' })).toHaveValue(`${window.location.origin}/wall/c2VjcmV0`);
  expect(made.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
  expect(sentTo(backend, 'rpc/create_wall_link').map(({ body }) => body)).toEqual([{ name: 'Lift 2' }]);
});

test('A link is ended, and a failure says so @long', async () => {
  const { backend } = open({ 'rpc/revoke_wall_link': offline });
  const end = await screen.findByRole('button', { name: 'End Link of Hall' });
  await userEvent.click(end);
  expect(await screen.findByText(/Failed to end the link|connection/)).toBeVisible();
  backend.responses['rpc/revoke_wall_link'] = () => {
    backend.responses['rpc/wall_links'] = [];
    return { revoked: true };
  };
  await userEvent.click(end);
  expect(await screen.findByText('The link of Hall has ended')).toBeVisible();
  expect(await screen.findByText('No wall screens yet')).toBeVisible();
  await waitFor(() => expect(sentTo(backend, 'rpc/revoke_wall_link').at(-1)?.body).toEqual({ link_id: 1 }));
});

test('A refusal of one more link stays in the dialog @long', async () => {
  const message = 'There are 20 wall links, which is the most. Please end one that is not used.';
  open({ 'rpc/create_wall_link': refuse(409, { code: 'PT409', message, hint: 'name' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Make a Link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link of a Wall Screen' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Screen' }), 'Lift 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Make the Link' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test('The links are loading', async () => {
  open({ 'rpc/wall_links': never });
  expect(await screen.findByText('Loading the wall screens...')).toBeInTheDocument();
});

test('Links that failed to load say so', async () => {
  open({ 'rpc/wall_links': offline });
  expect(await screen.findByText('Failed to load the wall screens')).toBeVisible();
});
