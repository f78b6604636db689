import type { ImportKind, ListedImport, RowOutcome } from '@pitlane/shared-data/imports';
import { CircleAlert, type IconComponent, Pencil, Plus } from '@pitlane/shared-ui/icons';

export const kindLabels: Record<ImportKind, string> = {
  customers: 'Customers',
  vehicles: 'Vehicles',
  parts: 'Parts',
  services: 'Past services',
};

export const outcomeLabels: Record<RowOutcome, string> = {
  add: 'Add',
  merge: 'Update',
  skip: 'Skip',
  error: 'Error',
};

export const outcomeBadges: Record<
  RowOutcome,
  { tone: 'success' | 'info' | 'neutral' | 'danger'; icon?: IconComponent }
> = {
  add: { tone: 'success', icon: Plus },
  merge: { tone: 'info', icon: Pencil },
  skip: { tone: 'neutral' },
  error: { tone: 'danger', icon: CircleAlert },
};

export function stateOf({ status, received, row_count }: ListedImport) {
  if (status === 'applied') return { label: 'Imported', tone: 'success' } as const;
  if (status === 'undone') return { label: 'Undone', tone: 'neutral' } as const;
  return received < row_count
    ? ({ label: 'Upload not finished', tone: 'warning' } as const)
    : ({ label: 'Not imported yet', tone: 'info' } as const);
}
