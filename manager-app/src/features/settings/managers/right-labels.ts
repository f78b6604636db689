import type { ManagerRight } from '@pitlane/shared-data/session';

export const rightLabels: Record<ManagerRight, { label: string; description: string }> = {
  pay: { label: 'May pay', description: 'Pay salaries and set hourly rates' },
  settings: {
    label: 'May change settings',
    description: 'Settings, managers and their rights, clearing all requests',
  },
};
