import { conditionOf, type InspectionItem, type ItemChange } from '@pitlane/shared-data/inspections';

/** What was entered for an item and is not saved yet. */
export type Entry = ItemChange;

/** What may be entered for an item. */
export type EntryFields = Omit<Entry, 'item_id' | 'version'>;

/** The item as it is once its entry is saved. */
export function withEntryShown(item: InspectionItem, entry: Entry | undefined): InspectionItem {
  if (!entry) return item;
  const { item_id: _, version: __, ...fields } = entry;
  const condition = fields.value === undefined ? {} : { condition: conditionOf(item, fields.value) };
  return { ...item, ...fields, ...condition };
}
