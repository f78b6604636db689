import type { InvoiceToAttach } from '@pitlane/shared-data/invoice-attachment';
import { runBackend } from '@pitlane/shared-data/local-backend';

runBackend({
  // Loaded with the first PDF, for which most starts have no need.
  makePdf: async (content) => {
    const [{ invoiceAttachment }, { readFont }] = await Promise.all([
      import('../invoice-pdf/invoice-attachment.ts'),
      import('@pitlane/shared-ui/invoice-pdf'),
    ]);
    return invoiceAttachment(content as InvoiceToAttach, readFont);
  },
});
