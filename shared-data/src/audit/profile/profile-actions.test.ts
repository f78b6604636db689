/** @page */

import { signedOutReason } from '../../foundation/session/session.ts';
import { customer } from '../../testing/builders/people.ts';
import { refuse } from '../../testing/fake-backend.ts';
import { startSignedIn } from '../../testing/fake-session.ts';
import { testPortal } from '../../testing/test-portal.ts';
import { closeOwnAccount } from './profile-actions.ts';

const askForNotices = () => testPortal.request((client) => client.rpc('unread_notices'));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function open(closeAccount: unknown) {
  const answer = Promise.withResolvers<unknown>();
  const backend = startSignedIn(customer, {
    'rpc/close_account': () => answer.promise,
    'rpc/unread_notices': { unread: 2, latest: 7 },
  });
  return {
    backend,
    sent: () => backend.requests.map(({ path }) => path),
    answer: () => answer.resolve(closeAccount),
  };
}

test('a session sends no request while its account is closed, nor afterwards', async () => {
  const { sent, answer } = open({ closed: true });
  const closing = closeOwnAccount(testPortal, 'wheel1');
  const notices = askForNotices();
  await nextTask();
  expect(sent()).toEqual(['rpc/close_account']);
  answer();
  await closing;
  expect(await notices).toMatchObject({ success: false, error: { kind: 'signed-out' } });
  expect(signedOutReason()).toBe('closed');
  expect(sent()).toEqual(['rpc/close_account']);
});

test('requests that were sent before are answered first', async () => {
  const { backend, sent, answer } = open({ closed: true });
  const earlier = Promise.withResolvers<unknown>();
  backend.responses['rpc/unread_notices'] = () => earlier.promise;
  const notices = askForNotices();
  const closing = closeOwnAccount(testPortal, 'wheel1');
  await nextTask();
  expect(sent()).toEqual(['rpc/unread_notices']);
  earlier.resolve({ unread: 0, latest: null });
  answer();
  await closing;
  expect(await notices).toMatchObject({ success: true });
});

test('requests that waited are sent when the account was not closed', async () => {
  const { sent, answer } = open(refuse(400, { code: 'PT400', message: 'This is not your password' }));
  const closing = closeOwnAccount(testPortal, 'x');
  const notices = askForNotices();
  answer();
  await expect(closing).rejects.toMatchObject({ message: 'This is not your password' });
  expect(await notices).toMatchObject({ success: true, data: { unread: 2 } });
  expect(sent()).toEqual(['rpc/close_account', 'rpc/unread_notices']);
});
