import type { QueryClient } from '@tanstack/react-query';
import { createWaitingList, type Waiting, type WaitingList } from '../foundation/device/waiting-list.ts';
import type { Inspection } from '../inspections/inspections-answers.ts';
import { type ItemChange, recordItems } from '../inspections/inspections-api.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { jobDetailsQuery } from '../requests/requests-queries.ts';

/** What was entered for an item of an inspection, stored on this device until the server has answered it. */
export interface WaitingEntry extends Waiting {
  requestId: number;
  inspectionId: number;
  entry: ItemChange;
  /** The item, in words. */
  item: string;
  sent?: ItemChange | undefined;
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

/** An entry from now on is a change of what the server has. */
function rebase(changed: WaitingEntry, { items }: Inspection): WaitingEntry {
  const version = items.find(({ item_id }) => item_id === changed.entry.item_id)?.version;
  const entry = version === undefined ? changed.entry : { ...changed.entry, version };
  return { ...changed, entry, sent: undefined };
}

const isOtherThanSent = ({ entry, sent }: WaitingEntry) =>
  sent !== undefined && JSON.stringify(sent) !== JSON.stringify(entry);

const unrefusedOf = (person: string, inspectionId: number): WaitingEntry[] =>
  waitingEntries
    .parse(waitingEntries.stored(person))
    .filter((one) => one.inspectionId === inspectionId && !one.refusal);

function rebaseAll(person: string, changed: readonly WaitingEntry[], recorded: Inspection): void {
  for (const { entry } of changed) {
    const now = waitingEntries.find(person, entry.item_id);
    if (now) waitingEntries.save(person, rebase(now, recorded));
  }
}

function noteSent(person: string, items: readonly WaitingEntry[]): void {
  try {
    for (const one of items) waitingEntries.save(person, { ...one, sent: one.entry });
  } catch {
    // A device without room for the note still sends.
  }
}

export const waitingEntries: WaitingList<WaitingEntry, Inspection> = createWaitingList({
  name: 'inspection',
  keyOf: ({ entry }: WaitingEntry) => entry.item_id,
  requestOf: ({ requestId }) => requestId,
  send: async ({ entry, inspectionId }, { portal, queryClient, person }) => {
    const record = (items: ItemChange[]) => recordItems(portal, { inspectionId, items });
    // Of what was changed since it was sent, the server may have the first version: it is sent again before the second.
    const changed = unrefusedOf(person, inspectionId).filter(isOtherThanSent);
    if (changed.length > 0) {
      const settled = await record(changed.flatMap(({ sent }) => sent ?? []));
      if (settled.success) rebaseAll(person, changed, settled.data);
      else if (settled.error.kind === 'offline') return settled;
    }
    const together = unrefusedOf(person, inspectionId);
    noteSent(person, together);
    const all = await record(together.map((one) => one.entry));
    // One that is refused takes no other with it.
    const isAlone = all.success || together.length < 2 || all.error.kind === 'offline';
    const sent = isAlone ? together : together.filter((one) => one.entry.item_id === entry.item_id);
    const result = isAlone ? all : await record(sent.map((one) => one.entry));
    if (result.success) {
      showRecorded(queryClient, result.data);
      for (const one of sent) waitingEntries.accept(person, one, result.data);
    }
    if (result.success || result.error.kind !== 'offline')
      void queryClient.invalidateQueries({ queryKey: requestKeys.anyJob() });
    return result;
  },
  refused: 'Failed to save what was entered',
  rebase,
});
