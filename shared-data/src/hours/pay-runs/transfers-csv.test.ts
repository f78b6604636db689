import { isPayable, transfersCsv, transfersCsvFileName } from './transfers-csv.ts';

const run = { pay_run_id: 3, last_day: '2026-10-31' };
const transfer = {
  mechanic_name: 'Ravi Kumar',
  total: 1250.5,
  account_name: 'RAVI KUMAR',
  account_number: '001234567890',
  ifsc: 'HDFC0001234',
};
const lines = (...rows: Partial<typeof transfer>[]) =>
  transfersCsv(
    run,
    rows.map((row) => ({ ...transfer, ...row })),
  ).split('\r\n');

test('a transfer is one line: name, number with its zeros, IFSC, plain rupees and what it is for', () => {
  expect(lines({})).toEqual([
    '\uFEFFBeneficiary Name,Account Number,IFSC,Amount,Remarks',
    'RAVI KUMAR,001234567890,HDFC0001234,1250.50,"Pay run 3, Ravi Kumar"',
    '',
  ]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1'])(
  'a name that a spreadsheet would evaluate is escaped: %j',
  (account_name) => {
    expect(lines({ account_name })[1]).toBe(
      `'${account_name},001234567890,HDFC0001234,1250.50,"Pay run 3, Ravi Kumar"`,
    );
  },
);

test('a name with a comma or a quote is one cell', () => {
  expect(lines({ account_name: 'Kumar, "Ravi"' })[1]).toMatch(/^"Kumar, ""Ravi""",0012/);
});

test('who has no bank account is left out', () => {
  const none = { account_name: null, account_number: null, ifsc: null };
  expect(transfersCsv(run, [{ ...transfer, ...none }]).split('\r\n')).toHaveLength(2);
  expect([isPayable(transfer), isPayable({ ...transfer, ...none })]).toEqual([true, false]);
});

test('the file is named after the run and its last day', () => {
  expect(transfersCsvFileName(run)).toBe('pay-run-3-2026-10-31.csv');
});
