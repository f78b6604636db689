import type { QueryClient } from '@tanstack/react-query';
import type { DataError } from '../answers/data-error.ts';
import type { Result } from '../answers/result.ts';
import type { PortalClient } from '../client/client.ts';
import { discardStored, findStored, readStored, saveStored, storedAnywhere } from './stored-work.ts';

/** Work that is stored on this device until the server has answered it. */
export interface Waiting {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Its place among all that waits of its person; given when it is saved. */
  order?: number;
  /** Why the server has refused it; such work is not sent again by itself. */
  refusal?: { kind: DataError['kind']; message: string } | undefined;
  /** What was sent of it last, until its answer is known. */
  sent?: unknown;
}

export interface SendContext {
  portal: PortalClient;
  queryClient: QueryClient;
  person: string;
}

/** One thing that waits, whatever it is. */
export interface Queued extends Waiting {
  /** Of its kind. */
  name: string;
  /** As it is stored: different once it has changed. */
  text: string;
  /** The request that it is about. */
  requestId: number | undefined;
  /** Closes its request: whatever else waits for that request goes first. */
  closes: boolean;
  /** What the server has accepted leaves the device. */
  send: (context: SendContext) => Promise<Result<unknown>>;
  refuse: (error: DataError) => void;
}

interface WaitingListOptions<Item, Data> {
  /** Part of the storage key, such as 'completion'. */
  name: string;
  /** What tells the waiting work of one person apart. */
  keyOf: (item: Item) => string | number;
  /** Sends it, in a way that may be repeated. */
  send: (item: Item, context: SendContext) => Promise<Result<Data>>;
  /** Shown for a refusal that is no sentence of the server's. */
  refused: string;
  requestOf?: (item: Item) => number;
  closes?: boolean;
  /** What was changed while it was being sent, from now on a change of what the server has. */
  rebase?: (changed: Item, data: Data) => Item;
  /** It has left this device. */
  gone?: (person: string, key: string | number) => void;
}

export type WaitingList<Item extends Waiting, Data = unknown> = ReturnType<
  typeof createWaitingList<Item, Data>
>;

/** One kind of work that waits on this device, of each person; a logout removes it. */
export function createWaitingList<Item extends Waiting, Data>(options: WaitingListOptions<Item, Data>) {
  const { name, keyOf, requestOf, closes = false, rebase, gone } = options;
  const prefixOf = (person: string) => `pitlane-unsent:${name}:${person}:`;
  const keyIn = (person: string, item: Item) => `${prefixOf(person)}${keyOf(item)}`;

  /** @throws where the browser blocks or has filled its storage. */
  function save(person: string, item: Item): void {
    const order =
      item.order ?? Math.max(0, ...storedAnywhere(person).map(({ order: other = 0 }) => other)) + 1;
    saveStored(keyIn(person, item), { ...item, order });
  }
  function discard(person: string, key: string | number): void {
    discardStored(`${prefixOf(person)}${key}`);
    gone?.(person, key);
  }
  /** The stored texts; equal as long as nothing changes. */
  const stored = (person: string): string => readStored(prefixOf(person));
  /** Oldest first. */
  const parse = (texts: string): Item[] =>
    (JSON.parse(texts) as Item[]).sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.savedAt - b.savedAt);
  const find = (person: string, key: string | number): Item | undefined =>
    parse(stored(person)).find((item) => keyOf(item) === key);
  /** What it is, whatever was sent of it. */
  const contentOf = (item: Item): string => JSON.stringify({ ...item, sent: undefined });
  const isStored = (person: string, item: Item): boolean => {
    const now = findStored(keyIn(person, item));
    return now !== undefined && contentOf(JSON.parse(now)) === contentOf(item);
  };
  /** Takes what was accepted off the device, but not what was changed since it was sent. */
  function accept(person: string, sent: Item, data: Data): void {
    const now = findStored(keyIn(person, sent));
    if (now === undefined) return;
    if (isStored(person, sent)) discard(person, keyOf(sent));
    else if (rebase) save(person, rebase(JSON.parse(now), data));
  }

  return {
    name,
    keyOf,
    save,
    discard,
    stored,
    parse,
    find,
    accept,
    queued: (person: string): Queued[] =>
      parse(stored(person)).map((item) => ({
        ...item,
        name,
        text: `${keyIn(person, item)} ${contentOf(item)}`,
        requestId: requestOf?.(item),
        closes,
        send: async (context) => {
          const result = await options.send(item, context);
          if (result.success) accept(person, item, result.data);
          return result;
        },
        refuse: ({ kind, message, fromServer }) => {
          // What was changed or discarded meanwhile has not been refused.
          if (!isStored(person, item)) return;
          save(person, { ...item, refusal: { kind, message: fromServer ? message : options.refused } });
        },
      })),
  };
}
