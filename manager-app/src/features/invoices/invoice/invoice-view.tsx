import type { GarageLogo } from '@pitlane/shared-data/garage';
import {
  describeCreditNote,
  invoiceSheet,
  type PaymentOptions,
  type ReadInvoice,
} from '@pitlane/shared-data/invoices';
import { Button, Cluster, LinkButton, ScreenOnly, Stack } from '@pitlane/shared-ui/core';
import { Printer } from '@pitlane/shared-ui/icons';
import { CreditNoteTable, InvoicePaper, InvoicePdfButton } from '@pitlane/shared-ui/invoice';
import { paths } from '../../../paths.ts';
import { InvoiceMoney } from './invoice-money.tsx';
import { PaymentTable } from './payment-table.tsx';

interface InvoiceViewProps {
  invoice: ReadInvoice;
  options: PaymentOptions | null;
  logo: GarageLogo | null;
}

export function InvoiceView({ invoice, options, logo }: InvoiceViewProps) {
  const sheet = invoiceSheet(invoice, { options, logo });
  const { kind, payments, credit_notes, credits, credits_number } = invoice;
  const isCreditNote = kind === 'credit_note';
  return (
    <>
      <ScreenOnly>
        <Stack gap={6}>
          {!isCreditNote && <InvoiceMoney invoice={invoice} />}
          <Cluster>
            <Button icon={Printer} onPress={() => window.print()}>
              Print
            </Button>
            <InvoicePdfButton sheet={sheet} />
            {credits !== null && (
              <LinkButton href={paths.invoice(credits)}>{`Invoice ${credits_number}`}</LinkButton>
            )}
          </Cluster>
        </Stack>
      </ScreenOnly>
      <InvoicePaper sheet={sheet} />
      {!isCreditNote && (
        <ScreenOnly>
          <Stack gap={6}>
            {payments.length > 0 && <PaymentTable payments={payments} />}
            {credit_notes.length > 0 && (
              <CreditNoteTable notes={credit_notes.map((note) => describeCreditNote(note, paths))} />
            )}
          </Stack>
        </ScreenOnly>
      )}
    </>
  );
}
