import { formatMoneyWithPaise } from '../../foundation/numbers/money.ts';
import { toPaise, toRupees } from '../../foundation/numbers/paise.ts';
import { unitWord } from '../../foundation/numbers/say-quantity.ts';
import { indianStates } from '../../garage/indian-states.ts';
import type { InvoiceLine, TaxSplit } from '../drafts-answers.ts';
import type { Invoice, PaymentOptions, TaxSum } from '../invoices-answers.ts';
import { paymentMethodLabels } from '../payments/payment.ts';
import type { CustomerPayment, GarageOnInvoice } from '../payments/payments-answers.ts';
import { stateTaxLabel } from '../state-tax.ts';
import { upiLink } from './upi-link.ts';

export interface SheetOptions {
  /** How to pay; null where it is not to be on the sheet. */
  options?: PaymentOptions | null;
  /** The garage's logo; its address holds the picture. */
  logo: { url: string } | null;
}

const titles = {
  tax_invoice: 'Tax Invoice',
  bill_of_supply: 'Bill of Supply',
  credit_note: 'Credit Note',
} as const;

export function stateOf(code: string | null) {
  const name = indianStates.find((state) => state.code === code)?.name;
  return code && name ? { name, code } : null;
}

export const sellerOf = ({ name, address, tax_number, state_code, phone, email }: GarageOnInvoice) => ({
  name,
  address,
  gstin: tax_number,
  state: stateOf(state_code),
  phone: phone || null,
  email: email || null,
});

/** False for a bill of supply, and for a credit note of one. */
const isTaxed = ({ lines }: Invoice) => lines.some(({ tax_rate }) => tax_rate !== null);

/** Taxes that do not apply are null. */
function taxesOf(invoice: Invoice) {
  if (!isTaxed(invoice)) return () => ({ value: null, cgst: null, sgst: null, igst: null });
  return ({ value, cgst, sgst, igst }: TaxSplit) =>
    invoice.interstate ? { value, cgst: null, sgst: null, igst } : { value, cgst, sgst, igst: null };
}

/** With what was taken off its price, and why. */
const descriptionOf = ({ description, discount, discount_reason }: InvoiceLine) =>
  discount === 0
    ? description
    : `${description} (less ${formatMoneyWithPaise(discount)}: ${discount_reason})`;

const lineOf = (line: InvoiceLine, taxes: ReturnType<typeof taxesOf>) => ({
  description: descriptionOf(line),
  code: line.tax_code,
  quantity: line.quantity,
  unit: unitWord(line.quantity, line.unit),
  unitPrice: line.unit_price,
  taxRate: line.tax_rate,
  amount: line.amount,
  ...taxes(line),
});

const taxOf = (sum: TaxSum, taxes: ReturnType<typeof taxesOf>) => ({
  ...taxes(sum),
  code: sum.tax_code,
  rate: sum.tax_rate ?? 0,
  value: sum.value,
  tax: toRupees(toPaise(sum.cgst) + toPaise(sum.sgst) + toPaise(sum.igst)),
});

export const kindLabels = { deposit: 'Deposit', payment: 'Payment', refund: 'Refund' } as const;

/** A wrong entry and its correction are left out together: they add up to nothing. */
const paymentsOf = (payments: readonly CustomerPayment[]) =>
  payments.flatMap(({ kind, method, day, reference, amount, corrected }) =>
    kind === 'correction' || corrected
      ? []
      : [{ kind: kindLabels[kind], method: paymentMethodLabels[method], date: day, reference, amount }],
  );

const creditsOf = (notes: Invoice['credit_notes']) =>
  notes.map(({ number, issued_on, total }) => ({
    kind: 'Credit note' as const,
    method: null,
    date: issued_on,
    reference: number,
    amount: total,
  }));

const isCreditedWhole = ({ kind, is_current }: Invoice) => kind !== 'credit_note' && !is_current;

/** What was paid for an invoice that is credited whole counts on the next one, which is then `balance.invoice_id`. */
function footerOf({ kind, is_current, reason, balance }: Invoice) {
  if (kind === 'credit_note') return reason ? `Reason: ${reason}` : null;
  const isLatest = is_current || balance.invoice_id === null;
  return isLatest && balance.refundable > 0
    ? `${formatMoneyWithPaise(balance.refundable)} was overpaid.`
    : null;
}

function payTo({ due }: Invoice, { options }: SheetOptions) {
  if (!options || due <= 0) return { upi: null, bank: [] };
  const { payee, upi_id, bank_account, ifsc } = options;
  const text = upiLink({ ...options, due });
  return {
    upi: text && upi_id ? { text, id: upi_id } : null,
    bank: bank_account
      ? [
          { label: 'Account name', value: payee },
          { label: 'Account number', value: bank_account },
          { label: 'IFSC', value: ifsc ?? '' },
        ]
      : [],
  };
}

/** What the paper of an invoice, a bill of supply or a credit note shows. */
export function invoiceSheet(invoice: Invoice, shown: SheetOptions) {
  const { kind, garage, customer, vehicle, credits_number, credits_issued_on } = invoice;
  const taxes = taxesOf(invoice);
  return {
    title: titles[kind],
    number: invoice.number,
    date: invoice.issued_on,
    corrects:
      credits_number && credits_issued_on ? { number: credits_number, date: credits_issued_on } : null,
    isCreditedWhole: isCreditedWhole(invoice),
    seller: sellerOf(garage),
    buyer: {
      name: customer.name,
      address: customer.address,
      gstin: customer.tax_number,
      state: stateOf(customer.state_code),
      phone: customer.phone ?? null,
      email: null,
    },
    logo: shown.logo?.url ?? null,
    placeOfSupply: isTaxed(invoice) ? stateOf(invoice.place_of_supply) : null,
    isReverseCharge: isTaxed(invoice) ? false : null,
    stateTax: stateTaxLabel(invoice.place_of_supply),
    vehicle: {
      plate: vehicle.registration_number,
      model: [vehicle.year, vehicle.brand, vehicle.model].filter(Boolean).join(' '),
      kilometres: null,
    },
    requestNumber: invoice.request_id,
    lines: invoice.lines.map((line) => lineOf(line, taxes)),
    taxes: isTaxed(invoice) ? invoice.taxes.map((sum) => taxOf(sum, taxes)) : [],
    totals: { ...taxes(invoice), amount: invoice.total },
    payments: [
      ...(invoice.is_current ? paymentsOf(invoice.payments) : []),
      ...creditsOf(invoice.credit_notes),
    ],
    amountDue: kind === 'credit_note' ? null : invoice.due,
    ...payTo(invoice, shown),
    footer: footerOf(invoice),
  };
}
