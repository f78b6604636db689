export { useSendFirst, useSendQueue } from '../unsent/use-send-queue.ts';
export { useWaitingList } from '../unsent/use-waiting-list.ts';
export { useIsStalled } from '../unsent/use-when-reachable.ts';
export type { Queued, Waiting } from '../unsent/waiting-list.ts';
