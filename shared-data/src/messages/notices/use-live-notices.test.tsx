import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { createPortalClient, PortalClientContext, tokenKey } from '../../foundation/client/client.ts';
import { createQueryClient } from '../../foundation/session/session.ts';
import { enterState } from '../../foundation/session/session-state.ts';
import { customer, manager } from '../../testing/builders/people.ts';
import { sentTo } from '../../testing/fake-backend.ts';
import { startSignedIn, tokenOf } from '../../testing/fake-session.ts';
import { startRealtime } from '../../testing/realtime-server.ts';
import { testConfig } from '../../testing/test-portal.ts';
import { unreadNoticesQuery } from '../messages-queries.ts';
import { useLiveNotices } from './use-live-notices.ts';

const topic = `notices:${customer.id}`;
const seconds20 = 20_000;
/** Milliseconds between two heartbeats of the connection. */
const heartbeat = 25_000;

let realtime: Awaited<ReturnType<typeof startRealtime>>;
beforeEach(async () => {
  // Only what repeats is under the test's control: the connection itself needs real time.
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
  realtime = await startRealtime();
});
afterEach(async () => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
  await realtime.close();
});

function Bell() {
  useLiveNotices();
  const { data } = useQuery(unreadNoticesQuery());
  return <p>{data?.unread}</p>;
}

/** A tab of someone signed in, and how often it has requested its unread notices. */
function openTab(settings: { realtime?: boolean } = { realtime: true }) {
  const backend = startSignedIn(customer, { 'rpc/unread_notices': { unread: 1, latest: 9 } });
  const portal = createPortalClient(
    { ...testConfig, supabaseUrl: realtime.url, ...settings },
    { fetch: backend.fetch },
  );
  const view = render(
    <PortalClientContext value={portal}>
      <QueryClientProvider client={createQueryClient(portal)}>
        <Bell />
      </QueryClientProvider>
    </PortalClientContext>,
  );
  return { ...view, requests: () => sentTo(backend, 'rpc/unread_notices').length };
}

const pass = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 200 && !isTrue(); tries += 1) await pass(20);
  expect(isTrue()).toBe(true);
}

/** The requests that 20 seconds bring. */
async function polledIn20Seconds({ requests }: ReturnType<typeof openTab>) {
  const before = requests();
  act(() => void jest.advanceTimersByTime(seconds20));
  await pass(50);
  return requests() - before;
}

/** A tab that has joined its topic: one request at its start and one more then. */
async function openJoinedTab() {
  const tab = openTab();
  await until(() => tab.requests() === 2);
  expect(realtime.joins).toHaveLength(1);
  return tab;
}

const show = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
};

test('A person joins their own private topic with their token; from then on nothing polls', async () => {
  const tab = await openJoinedTab();
  expect(realtime.joins).toEqual([
    { topic: `realtime:${topic}`, token: tokenOf(customer.id).access_token, isPrivate: true },
  ]);
  expect(await polledIn20Seconds(tab)).toBe(0);
});

test.each(['notice', 'read'])('Broadcasts of "%s" at one time lead to one request @long', async (event) => {
  const tab = await openJoinedTab();
  for (const latest of [10, 11, 12]) realtime.broadcast(topic, event, { latest });
  await until(() => tab.requests() === 3);
  await pass(400);
  expect(tab.requests()).toBe(3);
});

test('A lost connection brings polling back, until the topic is joined again @long', async () => {
  const tab = await openJoinedTab();
  realtime.policy.allows = false;
  realtime.dropConnections();
  await until(() => tab.requests() === 3);
  expect(await polledIn20Seconds(tab)).toBe(1);
  realtime.policy.allows = true;
  await until(() => tab.requests() === 5);
  expect(await polledIn20Seconds(tab)).toBe(0);
  realtime.broadcast(topic, 'notice', { latest: 10 });
  await until(() => tab.requests() === 6);
});

test('A topic that the backend refuses leaves the polling', async () => {
  realtime.policy.allows = false;
  const tab = openTab();
  await until(() => realtime.joins.length > 0);
  await pass(50);
  expect(await polledIn20Seconds(tab)).toBe(1);
});

test('A hidden page has no connection and does not poll; a visible one joins again and requests the number @long', async () => {
  const tab = await openJoinedTab();
  show('hidden');
  await until(() => realtime.connections() === 0);
  expect(await polledIn20Seconds(tab)).toBe(0);
  show('visible');
  await until(() => realtime.joins.length === 2);
  await until(() => tab.requests() > 2);
  await pass(100);
  expect(await polledIn20Seconds(tab)).toBe(0);
});

test('A page that is hidden and shown at once joins again @long', async () => {
  const tab = await openJoinedTab();
  show('hidden');
  show('visible');
  await until(() => realtime.joins.length === 2);
  await pass(100);
  expect(await polledIn20Seconds(tab)).toBe(0);
  expect(realtime.connections()).toBe(1);
});

test('Who signs out leaves the topic, and the next person joins their own', async () => {
  await openJoinedTab();
  act(() => enterState(manager));
  await until(() => realtime.joins.some((join) => join.topic === `realtime:notices:${manager.id}`));
  await until(() => realtime.connections() === 1);
  act(() => enterState(null));
  await until(() => realtime.connections() === 0);
});

test('A renewed token reaches the connection', async () => {
  const setTimer = setTimeout;
  const soon = (run: () => void, ms?: number) => setTimer(run, ms === heartbeat ? 50 : ms);
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(soon as typeof setTimeout);
  await openJoinedTab();
  const renewed = { ...tokenOf(customer.id), access_token: 'renewed' };
  localStorage.setItem(tokenKey, JSON.stringify(renewed));
  await until(() => realtime.tokens.includes('renewed'));
});

test('Without Realtime in portal.json there is no connection, and the bell polls', async () => {
  const tab = openTab({});
  await until(() => tab.requests() === 1);
  expect(await polledIn20Seconds(tab)).toBe(1);
  expect(realtime.connections()).toBe(0);
});
