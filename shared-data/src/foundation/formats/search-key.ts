/** The zeros of the scripts of India and of Arabic; each one's digits follow it. */
const zeros = [...'٠۰०০੦૦୦௦౦೦൦'].map((zero) => zero.codePointAt(0) ?? 0);

function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}

/** What two spellings of one name have in common, as `private.search_key` of the database, for what is searched in the browser. */
export const searchKey = (text: string): string =>
  text
    .replaceAll(/[`\u00B4\u02BC\u2018-\u201B\u2032]/g, "'")
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/^ | $/g, '');
