import { conditionOf, type InspectionItem, type ItemChange } from '@pitlane/shared-data/inspections';
import { createWaitingList, type Waiting } from '@pitlane/shared-data/unsent';

/** What was entered for an item and is not saved yet. */
export type Entry = ItemChange;

/** What may be entered for an item. */
export type EntryFields = Omit<Entry, 'item_id' | 'version'>;

/** The entries of an inspection that wait on this device. */
interface WaitingEntries extends Waiting {
  inspectionId: number;
  entries: readonly Entry[];
}

const waitingEntries = createWaitingList<WaitingEntries>({
  name: 'inspection',
  keyOf: ({ inspectionId }) => inspectionId,
});

/** The entries of an inspection that a person has made on this device and that are not saved. */
export const readEntries = (person: string, inspection: number): readonly Entry[] =>
  waitingEntries.parse(waitingEntries.stored(person)).find(({ inspectionId }) => inspectionId === inspection)
    ?.entries ?? [];

/** Keeps them over a reload, where the browser allows it. */
export function keepEntries(person: string, inspectionId: number, entries: readonly Entry[]): void {
  try {
    if (entries.length === 0) waitingEntries.discard(person, inspectionId);
    else waitingEntries.save(person, { inspectionId, entries, savedAt: Date.now() });
  } catch {
    return;
  }
}

/** The entries with one more; entries of one item are merged. */
export function withEntry(
  current: readonly Entry[],
  { item_id, version }: Pick<InspectionItem, 'item_id' | 'version'>,
  fields: EntryFields,
): readonly Entry[] {
  const earlier = current.find((entry) => entry.item_id === item_id);
  const entry = { item_id, version, ...earlier, ...fields };
  return [...current.filter((other) => other !== earlier), entry];
}

/** The entries that are left once `sent` were saved; later entries count from the saved versions. */
export function afterSaving(
  current: readonly Entry[],
  sent: readonly Entry[],
  saved: readonly InspectionItem[],
): readonly Entry[] {
  return current
    .filter((entry) => !sent.includes(entry))
    .map((entry) => {
      const item = saved.find(({ item_id }) => item_id === entry.item_id);
      return item ? { ...entry, version: item.version } : entry;
    });
}

/** The item as it is once its entry is saved. */
export function withEntryShown(item: InspectionItem, entry: Entry | undefined): InspectionItem {
  if (!entry) return item;
  const { item_id: _, version: __, ...fields } = entry;
  const condition = fields.value === undefined ? {} : { condition: conditionOf(item, fields.value) };
  return { ...item, ...fields, ...condition };
}
