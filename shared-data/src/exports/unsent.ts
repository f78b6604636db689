export { sendInTurn } from '../unsent/send-in-turn.ts';
export { useWaitingList } from '../unsent/use-waiting-list.ts';
export { useWhenReachable } from '../unsent/use-when-reachable.ts';
export { createWaitingList, type Waiting } from '../unsent/waiting-list.ts';
