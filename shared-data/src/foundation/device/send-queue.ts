import type { DataError } from '../answers/data-error.ts';
import type { PortalClient } from '../client/client.ts';
import { signedInId } from '../session/session.ts';
import { announce } from './stored-work.ts';
import type { Queued, SendContext } from './waiting-list.ts';

/** Kinds of work that are sent as one queue. */
export type WorkQueue = readonly { queued: (person: string) => Queued[] }[];

/** The server has not decided: the work waits on. */
const isUndecided = ({ kind }: DataError) => ['offline', 'signed-out', 'too-many'].includes(kind);

/** A person has to decide, or the server has failed: the request stays open until the work is sent again or discarded. */
const isOpen = ({ refusal }: Queued) => refusal?.kind === 'changed' || refusal?.kind === 'unexpected';

/** All that waits of a person, in the order in which it was done. */
export const queuedOf = (queue: WorkQueue, person: string): Queued[] =>
  queue
    .flatMap(({ queued }) => queued(person))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.savedAt - b.savedAt);

/** The next to send: the oldest, but before what closes a request whatever else waits for that request. */
export function nextOf(all: readonly Queued[], tried: ReadonlySet<string>): Queued | undefined {
  const unsent = all.filter(({ refusal, text }) => !(refusal || tried.has(text)));
  const others = (one: Queued) => (other: Queued) => !other.closes && other.requestId === one.requestId;
  const oldest = unsent.find((one) => !(one.closes && all.filter(isOpen).some(others(one))));
  return oldest?.closes ? (unsent.find(others(oldest)) ?? oldest) : oldest;
}

/** Whose session an access token is; undefined for one that cannot be read. */
function personOf(token: string | undefined): string | undefined {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub;
  } catch {
    return undefined;
  }
}

/** Whether requests are still sent in the person's name: another one may have logged in meanwhile, in another tab too. */
const isStill = async (portal: PortalClient, person: string): Promise<boolean> =>
  (personOf(await portal.token()) ?? signedInId()) === person;

/**
 * A tab that comes second leaves the work to the first instead of following it: what the first one has sent and removed from
 * this device reaches the other tabs only a moment later.
 */
const inOneTab = async (work: () => Promise<Queued[]>): Promise<Queued[]> =>
  'locks' in navigator
    ? navigator.locks.request('pitlane-unsent', { ifAvailable: true }, (lock) => (lock ? work() : []))
    : work();

let isStalled = false;

/** Whether the last attempt reached no decision of the server; told to the listeners of waiting work. */
export const hasStalled = (): boolean => isStalled;

function setStalled(next: boolean): void {
  if (isStalled === next) return;
  isStalled = next;
  announce();
}

async function sendAll(queue: WorkQueue, context: SendContext): Promise<Queued[]> {
  const { portal, person } = context;
  const sent: Queued[] = [];
  const tried = new Set<string>();
  // Read anew each time: more may be added while something is sent.
  const next = () => nextOf(queuedOf(queue, person), tried);
  for (let item = next(); item && (await isStill(portal, person)); item = next()) {
    tried.add(item.text);
    const result = await item.send(context);
    setStalled(!result.success && isUndecided(result.error));
    if (result.success) sent.push(item);
    // A refusal in another person's name says nothing about this work.
    else if (isStalled || !(await isStill(portal, person))) break;
    else item.refuse(result.error);
  }
  return sent;
}

let running: Promise<Queued[]> | undefined;

/**
 * Sends what waits, one after the other and in one tab at a time. A browser without locks may send something twice, so
 * sending must be idempotent.
 * @returns what this call has sent, once nothing more can be sent.
 */
export async function sendQueue(queue: WorkQueue, context: SendContext): Promise<Queued[]> {
  if (running) return running.then(() => []);
  running = inOneTab(() => sendAll(queue, context)).finally(() => {
    running = undefined;
  });
  return running;
}
