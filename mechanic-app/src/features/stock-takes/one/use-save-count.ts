import { useSession } from '@pitlane/shared-data/session';
import { notify } from '@pitlane/shared-ui/notifications';
import { mechanicIdOf } from '../../../mechanic/mechanic-id.ts';
import { useWaitingCounts } from '../../../waiting-work/use-waiting-work.ts';
import { takenBefore } from '../../../waiting-work/waiting-count.ts';

/** Keeps a count on this device until the server has it; where there is a network, that is at once. */
export function useSaveCount(stockTakeId: number) {
  const { save } = useWaitingCounts();
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
      return true;
    } catch {
      notify.failure('This browser keeps no data. Allow it in its settings, then save the count again.');
      return false;
    }
  };
}
