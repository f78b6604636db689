import { messageFor } from '../../foundation/answers/data-error.ts';
import type { BoardCard, WaitingReason } from './board-answers.ts';
import { useEndWaiting, useSetWaiting } from './board-mutations.ts';
import { waitingLabels } from './stage.ts';

interface Moves {
  /** Takes what was done, in words. */
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
}

/** What a card of the board can do: wait for a reason, and go on. */
export function useBoardMoves({ onDone, onFailed }: Moves) {
  const waiting = useSetWaiting();
  const goingOn = useEndWaiting();
  const failed = (error: unknown) =>
    onFailed(messageFor(error, 'Failed to move the card. Please try again.'));
  return {
    /** Whether it may wait: its car is here and its work not done. */
    mayWait: ({ stage }: BoardCard) => ['arrived', 'in_progress', 'waiting'].includes(stage),
    wait: ({ request_id, registration_number }: BoardCard, reason: WaitingReason) =>
      waiting.mutate(
        { requestId: request_id, reason },
        {
          onSuccess: () => onDone(`${registration_number} waits: ${waitingLabels[reason].toLowerCase()}`),
          onError: failed,
        },
      ),
    goOn: ({ request_id, registration_number }: BoardCard) =>
      goingOn.mutate(request_id, {
        onSuccess: () => onDone(`${registration_number} goes on`),
        onError: failed,
      }),
    isPending: waiting.isPending || goingOn.isPending,
  };
}
