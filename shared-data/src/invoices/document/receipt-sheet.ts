import { toPaise, toRupees } from '../../foundation/numbers/paise.ts';
import { paymentMethodLabels } from '../payments/payment.ts';
import type { Receipt } from '../payments/payments-answers.ts';
import { stateTaxLabel } from '../state-tax.ts';
import { kindLabels, type SheetOptions, sellerOf, stateOf } from './invoice-sheet.ts';

type Voucher = NonNullable<Receipt['voucher']>;

/** Tax that does not apply is null; the title says who gave whom, so nothing is negative. */
function taxesOf({ rate, interstate, ...tax }: Voucher) {
  const { value, cgst, sgst, igst } = {
    value: Math.abs(tax.value),
    cgst: Math.abs(tax.cgst),
    sgst: Math.abs(tax.sgst),
    igst: Math.abs(tax.igst),
  };
  return {
    code: null,
    rate,
    value,
    ...(interstate ? { cgst: null, sgst: null, igst } : { cgst, sgst, igst: null }),
    tax: toRupees(toPaise(cgst) + toPaise(sgst) + toPaise(igst)),
  };
}

/** What rules 50 and 51 of the CGST Rules ask for besides what every receipt shows. */
const voucherParts = (voucher: Voucher, kind: Receipt['kind']) => ({
  title: kind === 'refund' ? ('Refund Voucher' as const) : ('Receipt Voucher' as const),
  buyer: {
    name: voucher.customer.name,
    address: voucher.customer.address || null,
    gstin: voucher.customer.tax_number,
    state: stateOf(voucher.customer.state_code),
    phone: null,
    email: null,
  },
  refunds: voucher.deposits.map(({ receipt_number, day }) => ({ number: receipt_number, date: day })),
  placeOfSupply: stateOf(voucher.place_of_supply),
  isReverseCharge: false,
  stateTax: stateTaxLabel(voucher.place_of_supply),
  taxes: [taxesOf(voucher)],
});

/** What the receipt of a payment shows; that of a deposit at a garage with a tax number is a receipt voucher. */
export function receiptSheet(receipt: Receipt, { logo }: SheetOptions) {
  const { garage, kind, method, day, reference, amount, invoice_number, corrects_number, reason } = receipt;
  const none = { cgst: null, sgst: null, igst: null };
  return {
    title: 'Receipt' as const,
    number: receipt.receipt_number,
    date: day,
    corrects: null,
    correctsReceipt: corrects_number,
    seller: sellerOf(garage),
    buyer: {
      name: receipt.customer_name,
      address: null,
      gstin: null,
      state: null,
      phone: null,
      email: null,
    },
    logo: logo?.url ?? null,
    placeOfSupply: null,
    isReverseCharge: null,
    vehicle: null,
    requestNumber: receipt.request_id,
    lines: [],
    taxes: [],
    totals: { value: null, ...none, amount },
    payments:
      kind === 'correction'
        ? []
        : [{ kind: kindLabels[kind], method: paymentMethodLabels[method], date: day, reference, amount }],
    amountDue: null,
    upi: null,
    bank: [],
    footer: [
      `For ${receipt.service_name}${invoice_number ? `, invoice ${invoice_number}` : ''}.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ].join('\n'),
    ...(receipt.voucher && voucherParts(receipt.voucher, kind)),
  };
}
