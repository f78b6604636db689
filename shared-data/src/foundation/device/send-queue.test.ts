/** @page */

import { QueryClient } from '@tanstack/react-query';
import { mechanic as asha, manager as ravi } from '../../testing/builders/people.ts';
import { startSignedIn } from '../../testing/fake-session.ts';
import { testPortal } from '../../testing/test-portal.ts';
import { DataError } from '../answers/data-error.ts';
import { fail, succeed } from '../answers/result.ts';
import { enterState } from '../session/session-state.ts';
import { queuedOf, sendQueue } from './send-queue.ts';
import { createWaitingList, type Waiting } from './waiting-list.ts';

interface Item extends Waiting {
  id: string;
  job?: number;
}

const sent: string[] = [];
let answer: (item: Item) => unknown = () => undefined;

const kindOf = (name: string, closes = false) =>
  createWaitingList({
    name,
    closes,
    keyOf: ({ id }: Item) => id,
    requestOf: ({ job = 0 }) => job,
    send: async (item) => {
      sent.push(item.id);
      const error = await answer(item);
      return error instanceof DataError ? fail(error) : succeed(null);
    },
    refused: 'Not saved',
    rebase: (changed) => changed,
  });
const notes = kindOf('note');
const photos = kindOf('photo');
const completions = kindOf('completion', true);
const queue = [completions, photos, notes];

const at = (id: string, job = 0): Item => ({ id, job, savedAt: 1 });
const send = () => sendQueue(queue, { portal: testPortal, queryClient: new QueryClient(), person: asha.id });
const left = () => queuedOf(queue, asha.id).map(({ text }) => text.split(' ')[0]?.split(':').at(-1));

/** The locks of the browser, as far as they are used here. */
function installLocks() {
  const held = new Set<string>();
  const request = async (name: string, _: unknown, work: (lock: object | null) => Promise<unknown>) => {
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

beforeEach(() => {
  startSignedIn(asha);
  sent.length = 0;
  answer = () => undefined;
  installLocks();
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('all kinds are sent in the order in which they were done', async () => {
  photos.save(asha.id, at('a', 1));
  notes.save(asha.id, at('b', 2));
  completions.save(asha.id, at('c', 1));
  photos.save(asha.id, at('d', 3));
  await send();
  expect(sent).toEqual(['a', 'b', 'c', 'd']);
  expect(left()).toEqual([]);
});

test('what closes a request comes after all that waits for that request', async () => {
  completions.save(asha.id, at('close 1', 1));
  notes.save(asha.id, at('of 2', 2));
  photos.save(asha.id, at('of 1', 1));
  await send();
  expect(sent).toEqual(['of 1', 'close 1', 'of 2']);
});

test('without a network nothing overtakes what could not be sent', async () => {
  photos.save(asha.id, at('a', 1));
  completions.save(asha.id, at('b', 1));
  answer = () => new DataError('offline');
  await send();
  expect(sent).toEqual(['a']);
  expect(left()).toEqual(['a', 'b']);
});

test('what is refused for good stays with its reason and blocks nothing', async () => {
  photos.save(asha.id, at('a', 1));
  completions.save(asha.id, at('b', 1));
  answer = ({ id }) =>
    id === 'a' && new DataError('conflict', { message: 'At most 40 photos', fromServer: true });
  await send();
  expect(sent).toEqual(['a', 'b']);
  expect(photos.find(asha.id, 'a')?.refusal).toEqual({ kind: 'conflict', message: 'At most 40 photos' });
  expect(left()).toEqual(['a']);
  await send();
  expect(sent).toEqual(['a', 'b']);
});

test.each(['changed', 'unexpected'] as const)(
  'an answer of the kind %s keeps the request open',
  async (kind) => {
    notes.save(asha.id, at('a', 1));
    completions.save(asha.id, at('b', 1));
    completions.save(asha.id, at('c', 2));
    answer = ({ id }) => id === 'a' && new DataError(kind);
    await send();
    expect(sent).toEqual(['a', 'c']);
    expect(left()).toEqual(['a', 'b']);
    notes.discard(asha.id, 'a');
    await send();
    expect(left()).toEqual([]);
  },
);

test('what was changed while it was being sent is sent again', async () => {
  notes.save(asha.id, at('a', 1));
  answer = () => {
    if (sent.length === 1) notes.save(asha.id, { ...at('a', 1), savedAt: 2 });
  };
  await send();
  expect(sent).toEqual(['a', 'a']);
  expect(left()).toEqual([]);
});

test('an item added while others are sent is sent with them', async () => {
  notes.save(asha.id, at('a'));
  answer = ({ id }) => id === 'a' && notes.save(asha.id, at('b'));
  await send();
  expect(sent).toEqual(['a', 'b']);
});

test('nothing is sent, and no refusal is noted, in the name of a person who logs in meanwhile', async () => {
  notes.save(asha.id, at('a'));
  notes.save(asha.id, at('b'));
  answer = () => {
    enterState(ravi);
    return new DataError('not-found');
  };
  await send();
  expect(sent).toEqual(['a']);
  expect(notes.find(asha.id, 'a')?.refusal).toBeUndefined();
  expect(left()).toEqual(['a', 'b']);
});

test('what one tab is sending is not sent again by another', async () => {
  notes.save(asha.id, at('a'));
  const first = Promise.withResolvers<void>();
  answer = () => first.promise;
  const running = send();
  let second: typeof import('./send-queue.ts') | undefined;
  await jest.isolateModulesAsync(async () => {
    second = await import('./send-queue.ts');
  });
  const context = { portal: testPortal, queryClient: new QueryClient(), person: asha.id };
  expect(await second?.sendQueue(queue, context)).toEqual([]);
  first.resolve();
  expect(await running).toHaveLength(1);
  expect(sent).toEqual(['a']);
});
