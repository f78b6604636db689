import type { InspectionItem, ItemCondition } from './inspections-answers.ts';
export const conditionLabels: Record<ItemCondition, string> = {
  fine: 'Fine',
  watch: 'Watch',
  urgent: 'Urgent',
  not_checked: 'Not checked',
};

/** '1 of 24 checked' */
export function describeChecked(items: readonly Pick<InspectionItem, 'condition'>[]): string {
  const checked = items.filter(({ condition }) => condition !== 'not_checked').length;
  return `${checked} of ${items.length} checked`;
}

/** The condition that a measured value means; the server derives the same. */
export function conditionOf(
  { watch_below, urgent_below }: Pick<InspectionItem, 'watch_below' | 'urgent_below'>,
  value: number | null,
): ItemCondition {
  if (value === null) return 'not_checked';
  if (urgent_below !== null && value < urgent_below) return 'urgent';
  return watch_below !== null && value < watch_below ? 'watch' : 'fine';
}
