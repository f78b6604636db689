import { conditionLabels, type InspectionItem } from '@pitlane/shared-data/inspections';
import { StatusBadge } from '@pitlane/shared-ui/core';
import { conditionLooks } from './condition-look.ts';

/** The condition of an item, with what was measured. */
export function ConditionBadge({ item: { condition, value, unit } }: { item: InspectionItem }) {
  return (
    <StatusBadge {...conditionLooks[condition]}>
      {conditionLabels[condition]}
      {value !== null && `, ${value} ${unit}`}
    </StatusBadge>
  );
}
