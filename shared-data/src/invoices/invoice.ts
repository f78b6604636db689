export const invoiceKinds = ['tax_invoice', 'bill_of_supply', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const invoiceKindLabels: Record<InvoiceKind, string> = {
  tax_invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  credit_note: 'Credit note',
};

/** The ages of unpaid invoices: 0 to 7 days, 8 to 30, 31 to 60, more. */
export const invoiceAges = ['days_7', 'days_30', 'days_60', 'older'] as const;

export type InvoiceAge = (typeof invoiceAges)[number];
