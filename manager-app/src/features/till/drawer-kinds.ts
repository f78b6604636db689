import type { TillEntry } from '@pitlane/shared-data/invoices';

export const drawerKindLabels: Record<TillEntry['kind'], string> = {
  float: 'Float',
  in: 'Cash in',
  out: 'Cash out',
};
