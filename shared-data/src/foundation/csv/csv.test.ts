import { textCell } from './csv.ts';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const spaces = ['', ' ', '\t', '\n', '\r', '\r\n', '\v', '\f', '\u00a0', '\u2028', '\ufeff', ' \n '];

test.each(signs.flatMap((sign) => spaces.map((space) => `${space}${sign}1+1`)))(
  'a spreadsheet does not evaluate %j',
  (text) => {
    const cell = textCell(text);
    expect(cell.startsWith("'") || cell.startsWith('"\'')).toBe(true);
    expect(cell).toContain(text);
  },
);

test.each(['\t', '\n', '\r'])('nor what begins with %j', (text) => {
  expect(textCell(`${text}cmd`)).toContain(`'${text}cmd`);
});

test.each(['Asha', ' Asha', '5 - 3', 'a=b', 'a\n=b', ''])('%j stays as it is', (text) => {
  expect(textCell(text).replace(/^"|"$/g, '')).toBe(text);
});
