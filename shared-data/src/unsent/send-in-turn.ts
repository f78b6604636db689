import type { DataError } from '../data-error/data-error.ts';
import type { Result } from '../result/result.ts';
import type { Waiting, WaitingList } from './waiting-list.ts';

/** The server has not decided: the work waits on. */
const isUndecided = (kind: DataError['kind']) => ['offline', 'signed-out', 'too-many'].includes(kind);

/**
 * A tab that comes second leaves the work to the first instead of following it: what the first one has sent and removed from
 * this device reaches the other tabs only a moment later.
 */
const inOneTab = async (name: string, work: () => Promise<number>): Promise<number> =>
  'locks' in navigator
    ? navigator.locks.request(`pitlane-unsent:${name}`, { ifAvailable: true }, (lock) => (lock ? work() : 0))
    : work();

interface SendOptions<Item> {
  send: (item: Item) => Promise<Result<unknown>>;
  /** Shown for a refusal that is no sentence of the server's. */
  refused: string;
  onSent?: (item: Item) => unknown;
}

/**
 * Sends what waits, one after the other and in one tab at a time. A browser without locks may send something twice, so
 * sending must be idempotent.
 * @returns how many the server has accepted.
 */
export const sendInTurn = <Item extends Waiting>(
  list: WaitingList<Item>,
  person: string,
  { send, refused, onSent }: SendOptions<Item>,
): Promise<number> =>
  inOneTab(list.name, async () => {
    let sent = 0;
    const tried = new Set<string | number>();
    // Read anew each time: more may be added while something is sent.
    const next = () =>
      list.parse(list.stored(person)).find((item) => !(item.refusal || tried.has(list.keyOf(item))));
    for (let item = next(); item; item = next()) {
      tried.add(list.keyOf(item));
      const result = await send(item);
      if (result.success) {
        list.discard(person, list.keyOf(item));
        await onSent?.(item);
        sent += 1;
      } else if (isUndecided(result.error.kind)) {
        break;
      } else {
        const { kind, message, fromServer } = result.error;
        list.save(person, { ...item, refusal: { kind, message: fromServer ? message : refused } });
      }
    }
    return sent;
  });
