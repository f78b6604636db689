import type { InvoiceToAttach } from '@pitlane/shared-data/invoice-attachment';
import { fetchFont } from '@pitlane/shared-ui/invoice-pdf-fonts';
import { invoiceAttachment } from './invoice-attachment.ts';

/** For the Edge Function `invoice-pdf`, whose bundle has the fonts as data: URLs. */
export const makeAttachment = (content: unknown) => invoiceAttachment(content as InvoiceToAttach, fetchFont);
