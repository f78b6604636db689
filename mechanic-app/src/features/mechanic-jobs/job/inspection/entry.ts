import { createDrafts } from '@pitlane/shared-data/draft';
import {
  conditionOf,
  type InspectionItem,
  type ItemChange,
  itemConditions,
} from '@pitlane/shared-data/inspections';
import { array, number, object, oneOf, optional, string, validate } from '@pitlane/shared-data/validators';

/** What was entered for an item and is not saved yet. */
export type Entry = ItemChange;

/** What may be entered for an item. */
export type EntryFields = Omit<Entry, 'item_id' | 'version'>;

const nullable =
  <T>(valid: (value: unknown, path: string, wrong: string[]) => T) =>
  (value: unknown, path: string, wrong: string[]) =>
    value === null ? null : valid(value, path, wrong);

const entries = array(
  object({
    item_id: number,
    version: number,
    condition: optional(oneOf(...itemConditions)),
    value: optional(nullable(number)),
    note: optional(nullable(string())),
    internal_note: optional(nullable(string())),
  }),
);

/** Keyed by inspection id. */
export const entryDrafts = createDrafts<readonly Entry[]>({
  name: 'inspection',
  keptIn: 'device',
  parse: (kept) => validate(entries, kept),
});

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

/** The entries that are left once `sent` were saved; what was entered meanwhile counts from the saved versions. */
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
