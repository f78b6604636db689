type Named = { brand: string | null; model: string | null; year?: number | null };

/** Brand, model and, where known, year: 'Honda City 2021'. */
export const vehicleName = ({ brand, model, year }: Named): string =>
  [brand, model, year].filter(Boolean).join(' ');
