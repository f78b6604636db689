import { oncePerKey } from './once-per-key.ts';

const formatOf = oncePerKey((unit: 'kilometer') => new Intl.NumberFormat('en-IN', { style: 'unit', unit }));

/** A mileage with Indian grouping, 1,24,500 km. Null when it is not known. */
export const formatKilometres = (distance: number | null) =>
  distance === null ? null : formatOf('kilometer').format(distance);
