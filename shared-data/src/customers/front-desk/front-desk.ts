export const fuelLevels = ['empty', 'quarter', 'half', 'three_quarters', 'full'] as const;

/** How full the tank or battery is at check-in. */
export type FuelLevel = (typeof fuelLevels)[number];

export const fuelLevelLabels: Record<FuelLevel, string> = {
  empty: 'Empty',
  quarter: '¼',
  half: '½',
  three_quarters: '¾',
  full: 'Full',
};
