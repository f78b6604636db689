/** From this length on a search looks inside words: fewer letters have no index. */
const fullLength = 3;

/** What a search that finds beginnings by one or two letters says then; '' otherwise, also for a number such as #4. */
export const startsNote = (text: string): string => {
  const length = [...text.trim()].length;
  return length > 0 && length < fullLength && !text.trim().startsWith('#')
    ? 'One or two letters find only the beginning of a word. Type three to search everything.'
    : '';
};
