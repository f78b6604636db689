/** Why the kilometres are below the last reading. */
export const lowerReasons = [
  { id: 'right', label: 'The readings before were wrong' },
  { id: 'reset', label: 'The odometer was reset or replaced' },
] as const;
export type LowerReason = (typeof lowerReasons)[number]['id'];
