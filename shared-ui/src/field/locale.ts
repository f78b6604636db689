/** Dates and numbers are written the Indian way on every machine: day first, lakh grouping. */
export const portalLocale = 'en-IN';
