export const garageKeys = {
  all: ['garage'] as const,
  contact: () => [...garageKeys.all, 'contact'] as const,
  settings: () => [...garageKeys.all, 'settings'] as const,
  hours: () => [...garageKeys.all, 'hours'] as const,
  closedDays: (from: string) => [...garageKeys.all, 'closed-days', from] as const,
  bays: () => [...garageKeys.all, 'bays'] as const,
};
