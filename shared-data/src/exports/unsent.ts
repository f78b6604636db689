export { useSendFirst, useSendQueue } from '../foundation/device/use-send-queue.ts';
export { useWaitingList } from '../foundation/device/use-waiting-list.ts';
export { useIsStalled } from '../foundation/device/use-when-reachable.ts';
export type { Queued, Waiting } from '../foundation/device/waiting-list.ts';
