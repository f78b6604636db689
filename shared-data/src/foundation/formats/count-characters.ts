/** The length as PostgreSQL counts it: in code points, not UTF-16 units. */
export const countCharacters = (text: string): number => [...text].length;
