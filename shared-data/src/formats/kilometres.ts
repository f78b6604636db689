/** A mileage with Indian grouping, 1,24,500 km. Null when it is not known. */
export const formatKilometres = (distance: number | null) =>
  distance?.toLocaleString('en-IN', { style: 'unit', unit: 'kilometer' }) ?? null;
