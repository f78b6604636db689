import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { samplePaySlip } from '../testing/sample-pay-slip.ts';
import { PaySlipPaper } from './pay-slip-paper.tsx';
import { PaySlipPdfButton } from './pay-slip-pdf-button.tsx';

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'));

test('The sheet lists the jobs with their rule, what is added and taken off, the total and the answers @long', async () => {
  render(<PaySlipPaper sheet={samplePaySlip} />);
  const sheet = within(screen.getByRole('article', { name: 'Payslip 12, Ravi Kumar' }));
  expect(sheet.getByRole('heading', { level: 2, name: 'Payslip' })).toBeVisible();
  expect(rowsOf('Jobs, in rupees')).toEqual([
    'Job|Completed|Work|Minutes|Rate/hour|Time pay|Bonus rule|Bonus|Amount',
    '#1042|12 Nov 2026|Brake Repair & Service, KA 05 MN 4521|150|437.35|1,093.38|3% of 1,23,658.50|3,709.76|4,803.14',
    '#1050|12 Nov 2026|Oil Change, KA 05 MN 4521|45|437.35|328.01|3% of 3,999.50|119.99|448.00',
    '||Sum||||||5,251.14',
  ]);
  expect(rowsOf('Deductions, in rupees').at(-1)).toBe('Sum||-1,250.50');
  expect(sheet.getByText('Total', { selector: 'dt' }).nextElementSibling).toHaveTextContent('₹4,500.64');
  expect(rowsOf('Questions').at(-1)).toBe('Diwali|Is this the whole bonus?|Not answered yet');
  expect(await axeViolations()).toEqual([]);
});

test('A slip without jobs or questions has no table of them', () => {
  render(<PaySlipPaper sheet={{ ...samplePaySlip, jobs: [], jobsSum: 0, questions: [] }} />);
  expect(screen.queryByRole('table', { name: /Jobs|Questions/ })).not.toBeInTheDocument();
});

test('Download PDF saves a file named by the period @long', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  render(<PaySlipPdfButton sheet={samplePaySlip} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
  expect(names).toEqual(['payslip-2026-11-01-to-2026-11-30.pdf']);
});
