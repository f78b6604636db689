import { fakeBackend, mechanic, offline, refuse, sentTo } from '@pitlane/shared-data/testing';
import {
  type WaitingCompletion,
  type WaitingLine,
  waitingCompletions,
  waitingEntries,
  waitingLines,
} from '@pitlane/shared-data/work-queue';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildInspection } from '../testing/build-inspection.ts';
import { renderScreen } from '../testing/render-screen.tsx';
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

/** The text of the file that an action saves. */
async function savedFiles(act: () => Promise<void>): Promise<string> {
  const made: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      made.push(blob);
      return 'blob:saved';
    },
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await act();
  click.mockRestore();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(made[0] ?? new Blob());
  });
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

test('What waits is sent in the order in which it was done when the page opens', async () => {
  const backend = open({}, build(41), build(42));
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
  expect(report).toHaveTextContent('given to another mechanic or removed');
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

const buildEntry = (requestId: number) => ({
  requestId,
  inspectionId: 1,
  item: 'Front left tread',
  savedAt: Date.UTC(2026, 10, 22, 7),
  entry: { item_id: 8, version: 1, value: 2.2 },
});

function openWithEntry(recordItems: unknown) {
  localStorage.clear();
  waitingCompletions.save(mechanic.id, build(41));
  waitingEntries.save(mechanic.id, buildEntry(41));
  const backend = fakeBackend({ 'rpc/record_items': recordItems, 'rpc/complete_job': {} });
  renderScreen(<WaitingWork />, { backend });
  return backend;
}

test('What was measured before is sent before the completion of its job, on any screen', async () => {
  const backend = openWithEntry(buildInspection());
  await screen.findByText('1 waiting job completed');
  const sent = backend.requests.map(({ path }) => path).filter((path) => /record_items|complete/.test(path));
  expect(sent).toEqual(['rpc/record_items', 'rpc/complete_job']);
  expect(unsentKeys()).toEqual([]);
});

test('An entry is sent from a device that has no room left', async () => {
  localStorage.clear();
  waitingEntries.save(mechanic.id, buildEntry(41));
  const { setItem } = Storage.prototype;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
    if (item[0].startsWith('pitlane-unsent:')) throw new DOMException('It is full', 'QuotaExceededError');
    setItem.apply(this, item);
  });
  const backend = fakeBackend({ 'rpc/record_items': buildInspection() });
  renderScreen(<WaitingWork />, { backend });
  await waitFor(() => expect(unsentKeys()).toEqual([]));
  full.mockRestore();
  expect(sentTo(backend, 'rpc/record_items')).toMatchObject([
    { body: { items: [{ item_id: 8, value: 2.2 }] } },
  ]);
});

test('An entry that is refused for good says why, can be saved as a file, and blocks nothing', async () => {
  openWithEntry(refuse(409, { code: 'PT409', message: 'This inspection is finished' }));
  const report = await screen.findByRole('alert');
  expect(report).toHaveTextContent('Front left tread of job #41 was not saved');
  expect(report).toHaveTextContent('This inspection is finished');
  expect(report).toHaveTextContent('You entered: 2.2');
  await screen.findByText('1 waiting job completed');
  const saved = await savedFiles(() => userEvent.click(screen.getByRole('button', { name: 'Save as File' })));
  expect(saved).toContain('Front left tread: 2.2, job #41');
  expect(saved).toContain('This inspection is finished');
});

test('A job is not completed while someone else has entered something else', async () => {
  const backend = openWithEntry(
    refuse(412, { code: 'PT412', message: 'Changed by someone else', hint: '8', details: '{}' }),
  );
  const report = await screen.findByRole('alert');
  expect(report).toHaveTextContent('Open the job to choose. It is completed after that.');
  expect(sentIds(backend)).toEqual([]);
  await userEvent.click(within(report).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(sentIds(backend)).toEqual([41]));
});
