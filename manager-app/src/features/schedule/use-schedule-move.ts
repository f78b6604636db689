import { messageFor } from '@pitlane/shared-data/data-error';
import {
  clockOf,
  type Schedule,
  type ScheduleBlock,
  type ScheduleMove,
  type SchedulePlace,
  usePlanRequest,
} from '@pitlane/shared-data/schedule';
import { notify } from '@pitlane/shared-ui/notifications';
import type { Drop } from '@pitlane/shared-ui/schedule';
import { useAnnounceTold } from '../../reach/use-announce-told.tsx';

/** What the server compares: another move in the meantime is refused. */
export const seenOf = ({ scheduled_date, mechanic_id, starts }: ScheduleBlock) => ({
  scheduled_date,
  mechanic_id,
  starts,
});

/** The schedule as it is once a move that is being sent has been kept. */
export function withMove(schedule: Schedule, move: ScheduleMove | undefined): Schedule {
  if (!move) return schedule;
  return {
    ...schedule,
    blocks: schedule.blocks
      .filter((block) => !(block.request_id === move.requestId && block.continues))
      .map((block) =>
        block.request_id === move.requestId
          ? { ...block, mechanic_id: move.mechanicId, starts: move.starts, day: move.day }
          : block,
      ),
  };
}

export interface MoveBlock {
  drop: (drop: Drop, blocks: readonly ScheduleBlock[]) => void;
}

/**
 * What dropping a block does: on its own day it is kept at once, on another it is asked about, as the customer is told.
 * @param ask opens the question.
 */
export function useScheduleMove(ask: (block: ScheduleBlock, place: SchedulePlace) => void) {
  const plan = usePlanRequest();
  const announce = useAnnounceTold();
  const drop: MoveBlock['drop'] = ({ id, lane, day, minute }, blocks) => {
    const block = blocks.find(({ request_id, continues }) => !continues && String(request_id) === id);
    if (!block) return;
    const mechanicId = lane || null;
    // A week has no times: in the same lane of the same day it stays as it is.
    const isSamePlace = day === block.day && mechanicId === block.mechanic_id;
    const kept = isSamePlace ? block.starts : null;
    const starts = minute === undefined ? kept : clockOf(minute);
    if (isSamePlace && starts === kept) return;
    if (day !== block.day) return ask(block, { day, starts, mechanicId });
    plan.mutate(
      { requestId: block.request_id, day, starts, mechanicId, seen: seenOf(block) },
      {
        onSuccess: () => {
          notify.success(`${block.registration_number} moved`);
          if (mechanicId && mechanicId !== block.mechanic_id)
            void announce(block.request_id, 'booking_approved');
        },
        onError: (error) =>
          notify.failure(messageFor(error, 'Failed to move the request. Please try again.')),
      },
    );
  };
  return { drop, pending: plan.isPending ? plan.variables : undefined };
}
