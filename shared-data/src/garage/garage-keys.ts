export const garageKeys = {
  all: ['garage'] as const,
  contact: () => [...garageKeys.all, 'contact'] as const,
  settings: () => [...garageKeys.all, 'settings'] as const,
  openingDays: (from: string) => [...garageKeys.all, 'opening-days', from] as const,
  logo: () => [...garageKeys.all, 'logo'] as const,
  bays: () => [...garageKeys.all, 'bays'] as const,
};
