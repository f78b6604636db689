import type { Urgency } from '@pitlane/shared-data/estimates';
import { StatusBadge, type StatusBadgeProps } from '@pitlane/shared-ui/core';

const looks = new Map<string, { tone: StatusBadgeProps['tone']; label: string }>([
  ['now', { tone: 'danger', label: 'Needed now' }],
  ['soon', { tone: 'warning', label: 'Needed soon' }],
  ['later', { tone: 'info', label: 'Can wait' }],
]);

/** How soon a line is needed. Nothing for an urgency of a later backend. */
export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  const look = looks.get(urgency);
  return look && <StatusBadge tone={look.tone}>{look.label}</StatusBadge>;
}
