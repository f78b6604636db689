import { amountInWords } from '../invoice/amount-in-words.ts';
import type { InvoiceFact } from '../invoice/invoice-sheet.ts';
import type { SheetContent } from '../invoice/sheet-content.ts';
import { formatAmount, formatDay, formatRate, formatRupees } from '../invoice/sheet-format.ts';
import { type SheetTable, tableOf } from '../invoice/table-of.ts';
import type { PaySlipJob, PaySlipLine, PaySlipQuestion, PaySlipSheet } from './pay-slip-sheet.ts';

/** The texts of a slip in their order, which the paper and the PDF draw alike. */
export interface PaySlipContent {
  /** 'Payslip 12, Ravi Kumar'. */
  name: string;
  facts: InvoiceFact[];
  parties: SheetContent['parties'];
  /** Those that are paid or taken off. */
  tables: SheetTable[];
  total: InvoiceFact;
  amountInWords: InvoiceFact;
  questions: SheetTable | null;
}

const jobsTable = ({ jobs, jobsSum }: PaySlipSheet) =>
  tableOf<PaySlipJob>('Jobs, in rupees', jobs, [
    { label: 'Job', text: ({ requestId }) => `#${requestId}`, width: 42 },
    { label: 'Completed', text: ({ completed }) => formatDay(completed), width: 52 },
    {
      label: 'Work',
      text: ({ service, plate }) => `${service}, ${plate}`,
      isRowHeader: true,
      foot: 'Sum',
    },
    { label: 'Minutes', text: ({ minutes }) => `${minutes}`, isNumber: true, width: 40 },
    { label: 'Rate/hour', text: ({ hourlyRate }) => formatAmount(hourlyRate), isNumber: true, width: 50 },
    { label: 'Time pay', text: ({ timePay }) => formatAmount(timePay), isNumber: true, width: 52 },
    {
      label: 'Bonus rule',
      text: ({ bonusRate, cost }) => `${formatRate(bonusRate)} of ${formatAmount(cost)}`,
      isNumber: true,
      width: 78,
    },
    { label: 'Bonus', text: ({ bonus }) => formatAmount(bonus), isNumber: true, width: 48 },
    {
      label: 'Amount',
      text: ({ amount }) => formatAmount(amount),
      isNumber: true,
      width: 56,
      foot: formatAmount(jobsSum),
    },
  ]);

const otherTable = ({ label, lines, sum }: PaySlipSheet['others'][number]) =>
  tableOf<PaySlipLine>(`${label}, in rupees`, lines, [
    { label: 'Reason', text: ({ reason }) => reason, isRowHeader: true, foot: 'Sum' },
    { label: 'Added by', text: ({ addedBy }) => addedBy, width: 120 },
    {
      label: 'Amount',
      text: ({ amount }) => formatAmount(amount),
      isNumber: true,
      width: 70,
      foot: formatAmount(sum),
    },
  ]);

const questionsTable = ({ questions }: PaySlipSheet) =>
  tableOf<PaySlipQuestion>('Questions', questions, [
    { label: 'About', text: ({ about }) => about, isRowHeader: true, width: 130 },
    { label: 'Question', text: ({ question }) => question },
    {
      label: 'Answer',
      text: ({ answer }) => (answer ? `${answer.text} (${answer.name})` : 'Not answered yet'),
    },
  ]);

export function paySlipContent(sheet: PaySlipSheet): PaySlipContent {
  const { number, firstDay, lastDay, approved, garage, mechanicName, others, total } = sheet;
  const lines = [...(garage.address?.split('\n') ?? []), garage.phone, garage.email];
  return {
    name: `Payslip ${number}, ${mechanicName}`,
    facts: [
      { label: 'Number', value: `${number}` },
      { label: 'Period', value: `${formatDay(firstDay)} to ${formatDay(lastDay)}` },
      ...(approved
        ? [{ label: 'Approved', value: `${formatDay(approved.date)} by ${approved.name}` }]
        : [{ label: 'Status', value: 'Draft, not approved' }]),
    ],
    parties: [
      { label: 'From', name: garage.name, lines: lines.filter((line): line is string => Boolean(line)) },
      { label: 'Paid to', name: mechanicName, lines: [] },
    ],
    tables: [jobsTable(sheet), ...others.map(otherTable)].filter((table) => table !== null),
    total: { label: 'Total', value: formatRupees(total) },
    amountInWords: { label: 'Amount in words', value: amountInWords(total) },
    questions: questionsTable(sheet),
  };
}
