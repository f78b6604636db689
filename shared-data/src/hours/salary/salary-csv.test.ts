import { salaryCsv, salaryCsvFileName } from './salary-csv.ts';

const payment = {
  payment_date: '2026-03-31T18:30:00Z',
  mechanic_name: 'Asha Rao',
  time_based_pay: 1250.5,
  bonus_amount: 126,
  total_amount: 1376.5,
  jobs_count: 2,
};

const lines = (...rows: Partial<typeof payment>[]) =>
  salaryCsv(
    rows.map((row) => ({ ...payment, ...row })),
    'Asia/Kolkata',
  ).split('\r\n');

const nameCell = (mechanic_name: string) =>
  lines({ mechanic_name })[1]?.replace(/^2026-04-01,|,1250\.50.*$/g, '');

test('the file begins with a byte order mark and the columns of the table', () => {
  expect(lines()[0]).toBe('\uFEFFDate,Mechanic,Time-Based Pay,Bonus,Total,Jobs Count');
});

test("a payment is one line: the garage's day, plain amounts with two decimals, and the number of jobs", () => {
  expect(lines({})[1]).toBe('2026-04-01,Asha Rao,1250.50,126.00,1376.50,2');
});

test('every line ends with a carriage return and a line feed', () => {
  expect(lines({}, {})).toHaveLength(4);
  expect(lines({}, {}).at(-1)).toBe('');
});

test.each([
  ['Rao, Asha', '"Rao, Asha"'],
  ['Asha "Ace" Rao', '"Asha ""Ace"" Rao"'],
  ['Asha\nRao', '"Asha\nRao"'],
  ['Asha\r\nRao', '"Asha\r\nRao"'],
])('a name that RFC 4180 quotes: %j', (name, cell) => {
  expect(salaryCsv([{ ...payment, mechanic_name: name }], 'Asia/Kolkata')).toContain(`,${cell},1250.50`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1'])(
  'a name that a spreadsheet would evaluate is escaped: %j',
  (name) => {
    expect(nameCell(name)).toBe(`'${name}`);
  },
);

test('a name that begins with a carriage return is text, and quoted', () => {
  expect(salaryCsv([{ ...payment, mechanic_name: '\r=1' }], 'Asia/Kolkata')).toContain(`,"'\r=1",`);
});

test('a dangerous name with a comma is both quoted and made text', () => {
  expect(salaryCsv([{ ...payment, mechanic_name: '=A,B' }], 'Asia/Kolkata')).toContain(`,"'=A,B",`);
});

test('an ordinary name with such a sign inside stays as it is', () => {
  expect(nameCell('Asha-Devi Rao')).toBe('Asha-Devi Rao');
});

test("the file name carries the garage's current date", () => {
  expect(salaryCsvFileName(new Date('2026-03-31T18:30:00Z'), 'Asia/Kolkata')).toBe(
    'salary-payments-2026-04-01.csv',
  );
});
