/** @page */

import { customer, mechanic } from '../../testing/builders/people.ts';
import { dataRequests } from '../../testing/fake-backend.ts';
import { refuseSignIn, startSignedIn, storeSession, tokenOf } from '../../testing/fake-session.ts';
import { testPortal } from '../../testing/test-portal.ts';
import { adoptStoredSession } from './revalidate.ts';
import { createQueryClient, signedInId, signOut } from './session.ts';

const askForNotices = () => testPortal.request((client) => client.rpc('unread_notices'));
const signedOut = { success: false, error: { kind: 'signed-out' } };

function open(account: typeof customer | null = customer) {
  const backend = startSignedIn(account, {
    'rpc/unread_notices': { unread: 2, latest: 7 },
    'auth/v1/token': refuseSignIn(400, 'refresh_token_not_found'),
  });
  return { sent: () => dataRequests(backend).map(({ path }) => path) };
}

test('a request is not sent after its person has signed out', async () => {
  const { sent } = open();
  const notices = askForNotices();
  await signOut(testPortal);
  expect(await notices).toMatchObject(signedOut);
  expect(sent()).not.toContain('rpc/unread_notices');
});

test('a request is not sent after someone else has signed in', async () => {
  const { sent } = open();
  const notices = askForNotices();
  storeSession(localStorage, mechanic);
  adoptStoredSession();
  expect(await notices).toMatchObject(signedOut);
  expect(sent()).toEqual([]);
});

test('a page whose session was removed from the storage asks nothing as a visitor, and notices', async () => {
  const { sent } = open();
  const queries = createQueryClient(testPortal);
  localStorage.clear();
  const queryFn = async () => {
    const answer = await askForNotices();
    if (!answer.success) throw answer.error;
    return answer.data;
  };
  await expect(queries.query({ queryKey: ['notices'], queryFn })).rejects.toMatchObject({
    kind: 'signed-out',
  });
  expect(sent()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(signedInId()).toBeUndefined();
});

test('a visitor’s request is sent', async () => {
  const { sent } = open(null);
  expect(await askForNotices()).toMatchObject({ success: true });
  expect(sent()).toEqual(['rpc/unread_notices']);
});

test('a request is not sent when its token has expired and is not renewed', async () => {
  const { sent } = open();
  storeSession(localStorage, customer, tokenOf(customer.id, -60));
  expect(await askForNotices()).toMatchObject(signedOut);
  expect(sent()).toEqual(['auth/v1/token']);
});
