/** @page */

import { sendInTurn } from './send-in-turn.ts';
import { createWaitingList } from './waiting-list.ts';

interface Item {
  id: number;
  savedAt: number;
}

const list = createWaitingList<Item>({ name: 'test', keyOf: ({ id }) => id });
const ok = { success: true as const, data: null, message: '' };

/** The locks of the browser, as far as they are used here. */
function installLocks() {
  const held = new Set<string>();
  const waiting: (() => void)[] = [];
  const request = async (
    name: string,
    options: { ifAvailable?: boolean } | ((lock: object) => Promise<number>),
    given?: (lock: object | null) => Promise<number> | number,
  ) => {
    const work = typeof options === 'function' ? options : given;
    if (held.has(name)) {
      if (typeof options === 'object' && options.ifAvailable) return work?.(null as never);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    held.add(name);
    try {
      return await work?.({});
    } finally {
      held.delete(name);
      waiting.shift()?.();
    }
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

beforeEach(() => {
  localStorage.clear();
  installLocks();
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('what one tab is sending is not sent again by another, which still sees it as waiting', async () => {
  list.save('asha', { id: 1, savedAt: 1 });
  const seen = list.stored('asha');
  const behind = { ...list, stored: () => seen };
  const answer = Promise.withResolvers<typeof ok>();
  const sent: string[] = [];
  const first = sendInTurn(list, 'asha', {
    send: () => {
      sent.push('first');
      return answer.promise;
    },
    refused: 'No',
  });
  const second = sendInTurn(behind, 'asha', {
    send: async () => {
      sent.push('second');
      return ok;
    },
    refused: 'No',
  });
  answer.resolve(ok);
  expect(await first).toBe(1);
  expect(await second).toBe(0);
  expect(sent).toEqual(['first']);
  expect(list.stored('asha')).toBe('[]');
});

test('an item added while a tab sends is sent by that tab', async () => {
  list.save('asha', { id: 1, savedAt: 1 });
  const sent: number[] = [];
  const send = async ({ id }: Item) => {
    sent.push(id);
    if (id === 1) list.save('asha', { id: 2, savedAt: 2 });
    return ok;
  };
  expect(await sendInTurn(list, 'asha', { send, refused: 'No' })).toBe(2);
  expect(sent).toEqual([1, 2]);
});
