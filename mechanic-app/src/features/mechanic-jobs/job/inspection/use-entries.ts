import { messageFor } from '@pitlane/shared-data/data-error';
import { type Inspection, type InspectionItem, useRecordItems } from '@pitlane/shared-data/inspections';
import { useSession } from '@pitlane/shared-data/session';
import { waitingEntries } from '@pitlane/shared-data/work-queue';
import { notify } from '@pitlane/shared-ui/notifications';
import { mechanicIdOf } from '../../../../mechanic/mechanic-id.ts';
import { useWaitingEntries } from '../../../../waiting-work/use-waiting-work.ts';
import type { Entry, EntryFields } from './entry.ts';

export interface Entries {
  /** They are being saved, or wait for the network. */
  unsaved: readonly Entry[];
  /** Whether the server has refused one; every screen says which, and why, at its top. */
  isRefused: boolean;
  /** Entries of items that someone else has changed. */
  conflicts: readonly Entry[];
  enter: (item: InspectionItem, fields: EntryFields) => void;
  /** Saves the entry of a conflict over what someone else recorded, or drops it. */
  resolve: (item: InspectionItem, keepsOwn: boolean) => void;
}

/** Keeps entries on this device until the server has them; where there is a network, that is at once. */
export function useEntries({ inspection_id: inspectionId, request_id: requestId }: Inspection): Entries {
  const { waiting, save, discard } = useWaitingEntries();
  const record = useRecordItems();
  const person = mechanicIdOf(useSession().account);
  const own = waiting.filter((each) => each.inspectionId === inspectionId);
  const conflicts = own.filter(({ refusal }) => refusal?.kind === 'changed').map(({ entry }) => entry);

  const keep = ({ name }: InspectionItem, entry: Entry) => {
    // Entries of one item are merged, and one that someone else has contradicted stays a question.
    const earlier = person === null ? undefined : waitingEntries.find(person, entry.item_id);
    const isQuestion = earlier?.refusal?.kind === 'changed';
    const version = earlier && (isQuestion || !earlier.refusal) ? earlier.entry.version : entry.version;
    try {
      save({
        requestId,
        inspectionId,
        item: name,
        savedAt: Date.now(),
        ...earlier,
        refusal: isQuestion ? earlier.refusal : undefined,
        entry: { ...earlier?.entry, ...entry, version },
      });
    } catch {
      // A browser that keeps no data sends it at once, or not at all.
      record.mutate(
        { inspectionId, items: [entry] },
        { onError: (error) => notify.failure(messageFor(error, 'Not saved. Try again.')) },
      );
    }
  };

  return {
    unsaved: own.filter(({ refusal }) => !refusal).map(({ entry }) => entry),
    isRefused: own.some(({ refusal }) => refusal),
    conflicts,
    enter: (item, fields) => keep(item, { item_id: item.item_id, version: item.version, ...fields }),
    resolve: (item, keepsOwn) => {
      const { item_id } = item;
      const conflict = conflicts.find((entry) => entry.item_id === item_id);
      discard(item_id);
      if (conflict && keepsOwn) keep(item, { ...conflict, version: item.version });
    },
  };
}
