import {
  connectTestPortal,
  fakeBackend,
  mechanic,
  offline,
  refuse,
  sentTo,
  testPortal,
} from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/render-screen.tsx';
import { type WaitingCompletion, waitingCompletions } from './waiting-completion.ts';
import { type WaitingLine, waitingLines } from './waiting-line.ts';
import { WaitingWork } from './waiting-work.tsx';

const build = (requestId: number, more: Partial<WaitingCompletion> = {}): WaitingCompletion => ({
  completion: {
    requestId,
    mechanicNotes: `Notes of ${requestId}`,
    finalCost: 1200,
    parts: [{ partId: 3, quantity: 2 }],
    idempotencyKey: `00000000-0000-4000-8000-0000000000${requestId}`,
  },
  job: 'Oil Change, KA 01 AB 1234',
  savedAt: Date.UTC(2026, 10, 22, 5, requestId),
  ...more,
});

const gone = () => refuse(404, { code: 'PT404', message: 'Job not found', hint: 'request_id' });

function open(response: unknown, ...waiting: WaitingCompletion[]) {
  localStorage.clear();
  for (const one of waiting) waitingCompletions.save(mechanic.id, one);
  const backend = fakeBackend({ 'rpc/complete_job': response });
  renderScreen(<WaitingWork />, { backend });
  return backend;
}

const sentIds = (backend: ReturnType<typeof fakeBackend>) =>
  sentTo(backend, 'rpc/complete_job').map(({ body }) => (body as { request_id: number }).request_id);
const unsentKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('pitlane-unsent:'));
const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')));

test('Nothing is shown while nothing waits', async () => {
  const backend = open({});
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(sentIds(backend)).toEqual([]);
});

test('What waits is sent oldest first when the page opens', async () => {
  const backend = open({}, build(42), build(41));
  await screen.findByText('2 waiting jobs completed');
  expect(sentIds(backend)).toEqual([41, 42]);
  expect(unsentKeys()).toEqual([]);
});

test('Without a network unsent work stays, and can be read', async () => {
  const backend = open(offline, build(41), build(42));
  await waitFor(() => expect(sentIds(backend)).toContain(41));
  expect(sentIds(backend)).not.toContain(42);
  expect(screen.getByText('2 completions wait for the network')).toBeVisible();
  expect(screen.getByText('Notes of 41')).toBeInTheDocument();
  expect(screen.getAllByText('2 parts used')).toHaveLength(2);

  backend.responses['rpc/complete_job'] = {};
  comeOnline();
  await waitFor(() => expect(unsentKeys()).toEqual([]));
  expect(sentIds(backend).slice(-2)).toEqual([41, 42]);
});

describe('In two tabs', () => {
  /** As browsers have it, which jsdom lacks: one holder at a time, shared by all tabs. */
  function shareLocks() {
    const held = new Set<string>();
    const request = async (
      name: string,
      _ifAvailable: unknown,
      work: (lock: object | null) => Promise<unknown>,
    ) => {
      if (held.has(name)) return work(null);
      held.add(name);
      try {
        return await work({});
      } finally {
        held.delete(name);
      }
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  }

  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  /** A tab has its own modules. */
  async function openTab() {
    let tab: typeof import('./send-waiting.ts') | undefined;
    await jest.isolateModulesAsync(async () => {
      tab = await import('./send-waiting.ts');
    });
    if (!tab) throw new Error('The tab was not opened');
    return tab;
  }

  test('what waits is sent by one of them', async () => {
    shareLocks();
    for (const key of unsentKeys()) localStorage.removeItem(key);
    for (const id of [41, 42]) waitingCompletions.save(mechanic.id, build(id));
    const backend = fakeBackend({ 'rpc/complete_job': {} });
    connectTestPortal(backend);
    const tabs = [await openTab(), await openTab()];
    expect(tabs[0]).not.toBe(tabs[1]);
    const sent = await Promise.all(tabs.map((tab) => tab.sendWaiting(testPortal, mechanic.id)));
    expect(sentIds(backend)).toEqual([41, 42]);
    expect(sent.map(({ completions }) => completions).sort()).toEqual([0, 2]);
  });
});

test('A refused completion says why and what to do; the others are sent', async () => {
  const backend = open(
    ({ body }: { body: { request_id: number } }) => (body.request_id === 41 ? gone() : {}),
    build(41),
    build(42),
  );
  const report = await screen.findByRole('alert');
  expect(report).toHaveTextContent('Job #41 was not completed');
  expect(report).toHaveTextContent('Job not found');
  expect(report).toHaveTextContent('Tell the manager what you have done');
  expect(report).toHaveTextContent('Notes of 41');
  await waitFor(() => expect(unsentKeys()).toHaveLength(1));

  comeOnline();
  expect(sentIds(backend)).toEqual([41, 42]);
  backend.responses['rpc/complete_job'] = {};
  await userEvent.click(within(report).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(unsentKeys()).toEqual([]));
});

const buildLine = (requestId: number): WaitingLine => ({
  proposal: {
    requestId,
    line: { kind: 'labour', description: 'Bleed the brakes', quantity: 1 },
    idempotencyKey: `00000000-0000-4000-8000-0000000001${requestId}`,
  },
  description: 'Bleed the brakes',
  savedAt: Date.UTC(2026, 10, 22, 6, requestId),
});

function openWithLine(addLine: unknown) {
  localStorage.clear();
  waitingLines.save(mechanic.id, buildLine(41));
  waitingCompletions.save(mechanic.id, build(41));
  const backend = fakeBackend({ 'rpc/add_line': addLine, 'rpc/complete_job': {} });
  renderScreen(<WaitingWork />, { backend });
  return backend;
}

test('A proposed line is sent before the completion of its job', async () => {
  const backend = openWithLine({});
  await screen.findByText('1 waiting job completed');
  const sent = backend.requests.map(({ path }) => path).filter((path) => /add_line|complete_job/.test(path));
  expect(sent).toEqual(['rpc/add_line', 'rpc/complete_job']);
  expect(unsentKeys()).toEqual([]);
});

test('As long as a proposed line waits, no completion is sent', async () => {
  const backend = openWithLine(offline);
  await waitFor(() => expect(sentTo(backend, 'rpc/add_line')).not.toEqual([]));
  expect(screen.getByText('1 proposed line waits for the network')).toBeVisible();
  expect(sentIds(backend)).toEqual([]);
});

test('A refused line says why and what to do, and can be discarded', async () => {
  openWithLine(gone());
  const report = await screen.findByRole('alert');
  expect(report).toHaveTextContent('Bleed the brakes, job #41 was not proposed');
  expect(report).toHaveTextContent('Job not found');
  expect(report).toHaveTextContent('Tell the manager which work is needed');
  await userEvent.click(within(report).getByRole('button', { name: 'Discard' }));
  expect(unsentKeys()).toEqual([]);
});

test('A waiting completion can be discarded', async () => {
  open(offline, build(41));
  await userEvent.click(screen.getByText(/^Job #41/));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(/waits? for the network/)).not.toBeInTheDocument();
  expect(unsentKeys()).toEqual([]);
});

test('Another mechanic on the same device neither sees nor sends it', () => {
  localStorage.clear();
  waitingCompletions.save('another-mechanic', build(41));
  const backend = fakeBackend();
  renderScreen(<WaitingWork />, { backend });
  expect(screen.queryByText(/waits? for the network/)).not.toBeInTheDocument();
  expect(sentIds(backend)).toEqual([]);
});

test('A change in another tab is shown', async () => {
  open(offline, build(41));
  await screen.findByText('1 completion waits for the network');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.queryByText(/waits? for the network/)).not.toBeInTheDocument();
});
