/** @param day YYYY-MM-DD */
export const yearOf = (day: string) => Number(day.slice(0, 4));
