import type { DraftRow, InvoiceDraft } from '@pitlane/shared-data/invoices';
import { buildInvoice } from '@pitlane/shared-data/testing';

export const buildDraftRow = (changes: Partial<DraftRow> = {}): DraftRow => ({
  request_id: 41,
  created_at: '2026-11-20T06:00:00Z',
  customer_name: 'Asha Rao',
  service_name: 'Full Service',
  brand: 'Hyundai',
  model: 'Creta',
  registration_number: 'KA 01 AB 1234',
  completion_date: '2026-11-20T06:00:00Z',
  collected_at: null,
  total: 5000,
  ...changes,
});

export const buildDraft = (changes: Partial<InvoiceDraft> = {}): InvoiceDraft => {
  const { lines, total, value, cgst, sgst, igst } = buildInvoice();
  return {
    request_id: 41,
    version: 1,
    created_at: '2026-11-20T06:00:00Z',
    kind: 'tax_invoice',
    customer: { name: 'Asha Rao', address: '1 Quiet Street', state_code: null, tax_number: null },
    place_of_supply: '29',
    lines,
    total,
    value,
    cgst,
    sgst,
    igst,
    ...changes,
  };
};
