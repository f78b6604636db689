import { confirmationOf, readSession } from '@pitlane/shared-data/session';
import { accessibilityViolations, fakeBackend, manager, refuse, sentTo } from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { askForCode } from './ask-for-code.tsx';

const message = 'This code is not right, or was used before. Enter the code that the app shows now.';

async function open(answer: unknown = manager) {
  const backend = fakeBackend({ 'rpc/confirm_sign_in': answer, 'rpc/current_account': manager });
  const { portal } = renderScreen(<h1>Page</h1>, { backend, as: manager, path: '/settings' });
  let answers: Promise<boolean[]> = Promise.resolve([]);
  await act(async () => {
    answers = Promise.all([askForCode(portal), askForCode(portal)]);
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm It Is You' }));
  return { backend, dialog, answers };
}

test('Requests that wait for a code ask once, and go on with a right one @long', async () => {
  const { backend, dialog, answers } = await open();
  expect(dialog.getByText(/more than 12 hours ago/)).toBeVisible();
  expect(await accessibilityViolations(document.body)).toEqual([]);
  expect(dialog.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await answers).toEqual([true, true]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(backend, 'rpc/confirm_sign_in').map(({ body }) => body)).toEqual([{ code: '123456' }]);
});

test('A wrong code is asked for again', async () => {
  const { dialog, answers } = await open(refuse(400, { code: 'PT400', message, hint: 'code' }));
  await userEvent.type(dialog.getByRole('textbox'), '000000');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText(message)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await answers).toEqual([false, false]);
});

test('Without a code the requests are given up, and the session stays', async () => {
  const { dialog, answers } = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await answers).toEqual([false, false]);
  const account = await readSession();
  expect(account).toEqual(manager);
  expect(confirmationOf(account)).toBeUndefined();
});
