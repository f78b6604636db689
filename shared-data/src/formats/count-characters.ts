/** How many characters a text has by the database's count: an emoji is one, although it is two units of a text here. */
export const countCharacters = (text: string): number => [...text].length;
