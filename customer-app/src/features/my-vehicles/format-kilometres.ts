const format = new Intl.NumberFormat('en-IN', { style: 'unit', unit: 'kilometer' });

/** A mileage with Indian grouping, 1,24,500 km. Null when it is not known. */
export const formatKilometres = (kilometres: number | null) =>
  kilometres === null ? null : format.format(kilometres);
