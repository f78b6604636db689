import type { CustomerStatement } from './reports-answers.ts';
import { statementHead } from './statement-head.ts';

const garage = {
  name: 'Pitlane Motors',
  address: '21 Residency Road',
  phone: '',
  email: 'desk@pitlane.test',
};

const build = (count: number, total: number) =>
  ({
    customer: { name: 'Asha Rao', phone: '9845000000' },
    ...{ from_day: '2026-04-01', to_day: '2026-11-22', rows: Array(count).fill({}), total },
  }) as CustomerStatement;

test('the head names garage, customer and period', () => {
  const head = statementHead(build(2, 2), { ...garage, tax_number: '29AAGCP7383J1ZQ' }, 1);
  expect(head).toMatchObject({
    garage: { name: 'Pitlane Motors' },
    customer: { name: 'Asha Rao', lines: ['9845000000'] },
  });
  expect(head.garage.lines).toContain('GSTIN 29AAGCP7383J1ZQ');
  expect(head.facts).toEqual([
    { label: 'Period', value: '1 Apr 2026 to 22 Nov 2026' },
    { label: 'Printed', value: expect.stringMatching(/^\d+ \w+ \d{4}$/) },
  ]);
  expect(statementHead(build(2, 2), garage, 1).garage.lines.join()).not.toContain('GSTIN');
});

test('one page of several says which entries it has', () => {
  const entriesOf = (count: number, page: number) =>
    statementHead(build(count, 140), garage, page).facts.at(-1);
  expect(entriesOf(100, 1)).toEqual({ label: 'Entries', value: '1 to 100 of 140' });
  expect(entriesOf(40, 2)).toEqual({ label: 'Entries', value: '101 to 140 of 140' });
});
