import type { QueryClient } from '@tanstack/react-query';
import type { Inspection } from '../inspections/inspections-answers.ts';
import { type ItemChange, recordItems } from '../inspections/inspections-api.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { jobDetailsQuery } from '../requests/requests-queries.ts';
import { createWaitingList, type Waiting, type WaitingList } from '../unsent/waiting-list.ts';

/** What was entered for an item of an inspection, stored on this device until the server has answered it. */
export interface WaitingEntry extends Waiting {
  requestId: number;
  inspectionId: number;
  entry: ItemChange;
  /** The item, in words. */
  item: string;
}

/** Shows what was recorded on the page of its job. */
function showRecorded(queryClient: QueryClient, recorded: Inspection): void {
  queryClient.setQueryData(
    jobDetailsQuery(recorded.request_id).queryKey,
    (known) =>
      known && {
        ...known,
        estimate: {
          ...known.estimate,
          inspections: known.estimate.inspections.map((inspection) =>
            inspection.inspection_id === recorded.inspection_id ? recorded : inspection,
          ),
        },
      },
  );
}

export const waitingEntries: WaitingList<WaitingEntry, Inspection> = createWaitingList({
  name: 'inspection',
  keyOf: ({ entry }: WaitingEntry) => entry.item_id,
  requestOf: ({ requestId }) => requestId,
  send: async (item, { portal, queryClient, person }) => {
    const { inspectionId } = item;
    const together = waitingEntries
      .parse(waitingEntries.stored(person))
      .filter((other) => other.inspectionId === inspectionId && !other.refusal);
    const record = (items: readonly WaitingEntry[]) =>
      recordItems(portal, { inspectionId, items: items.map(({ entry }) => entry) });
    const all = await record(together);
    // One that is refused takes no other with it.
    const isAlone = all.success || together.length < 2 || all.error.kind === 'offline';
    const result = isAlone ? all : await record([item]);
    if (result.success) {
      showRecorded(queryClient, result.data);
      for (const other of isAlone ? together : []) waitingEntries.accept(person, other, result.data);
    }
    if (result.success || result.error.kind !== 'offline')
      void queryClient.invalidateQueries({ queryKey: requestKeys.anyJob() });
    return result;
  },
  refused: 'Failed to save what was entered',
  rebase: (changed, { items }) => {
    const version = items.find(({ item_id }) => item_id === changed.entry.item_id)?.version;
    return version === undefined ? changed : { ...changed, entry: { ...changed.entry, version } };
  },
});
