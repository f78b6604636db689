import { attachedSheet, type InvoiceToAttach } from '@pitlane/shared-data/invoice-attachment';
import { invoiceFileName, makeInvoicePdf, type ReadFont } from '@pitlane/shared-ui/invoice-pdf';

/** The PDF in the mail of an invoice, as the customer would download it. */
export async function invoiceAttachment(content: InvoiceToAttach, readFont: ReadFont) {
  const sheet = attachedSheet(content);
  const file = await makeInvoicePdf(sheet, readFont);
  return {
    name: invoiceFileName(sheet),
    type: file.type,
    content: new Uint8Array(await file.arrayBuffer()),
  };
}
