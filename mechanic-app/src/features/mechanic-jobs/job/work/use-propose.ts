import { useAddBundle } from '@pitlane/shared-data/bundles';
import { DataError } from '@pitlane/shared-data/data-error';
import { useAddLine } from '@pitlane/shared-data/estimates';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import type { InspectionItem } from '@pitlane/shared-data/inspections';
import { notify } from '@pitlane/shared-ui/notifications';
import { useWaitingLines } from '../../../../waiting-work/use-waiting-work.ts';
import { type EnteredLine, lineOf, oneLine } from './entered-line.ts';

/** Proposes a line, or all lines of a bundle. Without the network a line is kept on the device. */
export function usePropose(requestId: number, item: InspectionItem | undefined, onDone: () => void) {
  const add = useAddLine();
  const addBundle = useAddBundle();
  const { save: keep } = useWaitingLines();
  const { save } = useSave({
    send: async (entry: EnteredLine, { keyed }) => {
      if (entry.bundle !== oneLine) {
        const choice = { requestId, bundleId: Number(entry.bundle) };
        const { name, lines } = await addBundle.mutateAsync(
          keyed({ ...choice, ...(item && { inspectionItemId: item.item_id }) }),
        );
        return `${name}: ${formatCountOf(lines.length, 'line')} proposed`;
      }
      const proposal = keyed({ requestId, line: lineOf(entry, item) });
      try {
        const { description } = await add.mutateAsync(proposal);
        return `${description} proposed`;
      } catch (error) {
        if (!(error instanceof DataError) || error.kind !== 'offline') throw error;
        const description = entry.part?.part_name ?? entry.description;
        // Throws where the device cannot keep it.
        keep({ proposal, description, savedAt: Date.now() });
        return 'Saved on this device. The line is proposed when the network is back.';
      }
    },
    failure: 'Not saved. Try again.',
    onSaved: (done) => {
      notify.success(done);
      onDone();
    },
  });
  return save;
}
