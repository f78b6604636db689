import type { InvoiceToAttach } from '@pitlane/shared-data/invoice-attachment';
import { readFont } from '@pitlane/shared-ui/invoice-pdf';
import { getDocumentProxy } from 'unpdf';
import { invoiceAttachment } from './invoice-attachment.ts';

const split = { value: 3389.4, cgst: 305.05, sgst: 305.05, igst: 0 };

const content = {
  invoice: {
    invoice_id: 1,
    kind: 'tax_invoice',
    number: 'PL/2026-27/00001',
    issued_on: '2026-11-22',
    request_id: 4,
    total: 3999.5,
    place_of_supply: '29',
    interstate: false,
    reason: null,
    credits_number: null,
    credits_issued_on: null,
    is_current: true,
    due: 3999.5,
    ...split,
    garage: {
      name: 'Pitlane Motors',
      address: '21 Residency Road',
      phone: '',
      email: '',
      state_code: '29',
      tax_number: '29AAGCP7383J1ZQ',
    },
    customer: { name: 'மலர்', address: '1 Quiet Street', phone: null, state_code: null, tax_number: null },
    vehicle: { registration_number: 'KA 01 A 1', brand: 'Hyundai', model: 'Creta', year: 2021 },
    lines: [
      {
        position: 1,
        kind: 'labour',
        description: 'Oil Change',
        quantity: 1,
        unit: 'job',
        unit_price: 3999.5,
        amount: 3999.5,
        tax_code: '998714',
        tax_rate: 18,
        ...split,
      },
    ],
    taxes: [{ tax_code: '998714', tax_rate: 18, ...split }],
    credit_notes: [],
    balance: { refundable: 0 },
    payments: [],
  } as unknown as InvoiceToAttach['invoice'],
  payment_options: {
    due: 3999.5,
    payee: 'Pitlane Motors',
    upi_id: 'garage@bank',
    bank_account: null,
    ifsc: null,
    reference: 'PL/2026-27/00001',
  },
  logo: null,
};

test('the mail of an invoice brings it as a small PDF with number, sums and the rupee sign', async () => {
  const { name, type, content: bytes } = await invoiceAttachment(content, readFont);
  expect([name, type]).toEqual(['PL-2026-27-00001.pdf', 'application/pdf']);
  expect(bytes.length).toBeLessThan(100_000);
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  expect(pdf.numPages).toBe(1);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
  for (const words of ['Tax Invoice', 'PL/2026-27/00001', '₹3,999.50', 'Pitlane Motors', 'garage@bank']) {
    expect(text).toContain(words);
  }
  // The Tamil font was read too.
  expect(text).not.toContain('?');
});
