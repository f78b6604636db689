import { maxPageSize } from '../../foundation/answers/page.ts';
import { formatDate } from '../../foundation/days/date.ts';
import { todayInGarage } from '../../foundation/days/garage-day.ts';
import { formatCount } from '../../foundation/formats/count.ts';
import type { GarageSettings } from '../../garage/garage-answers.ts';
import type { CustomerStatement } from './reports-answers.ts';

type Garage = Pick<GarageSettings, 'name' | 'address' | 'phone' | 'email'> & Partial<GarageSettings>;

/** What the head of a printed statement says of one of its pages. */
export function statementHead(statement: CustomerStatement, garage: Garage, page: number) {
  const { customer, from_day, to_day, rows, total } = statement;
  const { name, address, tax_number, phone, email } = garage;
  const first = (page - 1) * maxPageSize + 1;
  const range = `${formatCount(first)} to ${formatCount(first + rows.length - 1)} of ${formatCount(total)}`;
  return {
    garage: { name, lines: [address, tax_number && `GSTIN ${tax_number}`, phone, email] },
    customer: { name: customer.name, lines: [customer.phone] },
    facts: [
      { label: 'Period', value: `${formatDate(from_day)} to ${formatDate(to_day)}` },
      { label: 'Printed', value: formatDate(todayInGarage()) },
      ...(total > rows.length ? [{ label: 'Entries', value: range }] : []),
    ],
  };
}
