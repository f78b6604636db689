import type { ItemCondition } from '@pitlane/shared-data/inspections';
import type { Tone } from '@pitlane/shared-ui/core';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  type IconComponent,
  TriangleAlert,
} from '@pitlane/shared-ui/icons';

export const conditionLooks: Record<ItemCondition, { tone: Tone; icon: IconComponent }> = {
  fine: { tone: 'success', icon: CircleCheck },
  watch: { tone: 'warning', icon: TriangleAlert },
  urgent: { tone: 'danger', icon: CircleAlert },
  not_checked: { tone: 'neutral', icon: CircleDashed },
};
