import type { DataError } from '../answers/data-error.ts';
import { fail, type Result, succeed } from '../answers/result.ts';
import type { PortalClient } from '../client/client.ts';

/** What became of one of several changes. */
export type Outcome<Item, Data> =
  | { item: Item; data: Data; error: null }
  | { item: Item; data: null; error: DataError };

/**
 * Sends each change in turn, each its own transaction: one that fails leaves the others as they are. Fails itself only
 * where none reached the server.
 */
export async function sendEach<Item, Data>(
  items: readonly Item[],
  send: (item: Item) => Promise<Result<Data>>,
): Promise<Result<Outcome<Item, Data>[]>> {
  const outcomes: Outcome<Item, Data>[] = [];
  for (const item of items) {
    const result = await send(item);
    outcomes.push(
      result.success ? { item, data: result.data, error: null } : { item, data: null, error: result.error },
    );
  }
  const unreached = outcomes.at(-1)?.error;
  if (unreached && outcomes.every(({ error }) => error?.kind === 'offline')) return fail(unreached);
  return succeed(outcomes);
}

/** The same change of several items, as a mutation sends it. */
export const forEach =
  <Item, Data>(send: (portal: PortalClient, item: Item) => Promise<Result<Data>>) =>
  (portal: PortalClient, items: readonly Item[]) =>
    sendEach(items, (item) => send(portal, item));
