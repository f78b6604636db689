import { useSession } from '@pitlane/shared-data/session';
import { takenBefore } from '@pitlane/shared-data/work-queue';
import { notify } from '@pitlane/shared-ui/notifications';
import { mechanicIdOf } from '../../../mechanic/mechanic-id.ts';
import { useWaitingCounts } from '../../../waiting-work/use-waiting-work.ts';

/** Keeps a count on this device until the server has it; where there is a network, that is at once. */
export function useSaveCount(stockTakeId: number) {
  const { waiting, save, discard } = useWaitingCounts();
  const person = mechanicIdOf(useSession().account);
  return (part: { part_id: number; part_name: string }, quantity: number | null): boolean => {
    try {
      save({
        count: {
          stockTakeId,
          partId: part.part_id,
          quantity,
          taken: takenBefore(person, part.part_id),
          idempotencyKey: crypto.randomUUID(),
        },
        part: part.part_name,
        savedAt: Date.now(),
      });
      // What was refused of the same part is counted again with it.
      for (const { count, refusal } of waiting)
        if (refusal && count.stockTakeId === stockTakeId && count.partId === part.part_id)
          discard(count.idempotencyKey);
      return true;
    } catch {
      notify.failure('This browser keeps no data. Allow it in its settings, then save the count again.');
      return false;
    }
  };
}
