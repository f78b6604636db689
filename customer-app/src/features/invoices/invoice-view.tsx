import type { GarageLogo } from '@pitlane/shared-data/garage';
import {
  describeCreditNote,
  type Invoice,
  invoiceSheet,
  type PaymentOptions,
} from '@pitlane/shared-data/invoices';
import { Cluster, type QueryLike, QueryView, ScreenOnly, Section, Stack } from '@pitlane/shared-ui/core';
import { CreditNoteTable, InvoicePaper, InvoicePdfButton } from '@pitlane/shared-ui/invoice';
import { InvoiceBadge } from '../../invoice/invoice-badge.tsx';
import { paths } from '../../paths.ts';
import { PaymentRequired } from '../../payment/payment-required.tsx';
import { WaysToPay } from '../../payment/ways-to-pay.tsx';
import { InvoiceBalance } from './invoice-balance.tsx';
import { PaymentList } from './payment-list.tsx';

interface InvoiceViewProps {
  invoice: Invoice;
  options: QueryLike<PaymentOptions | null>;
  logo: GarageLogo | null;
}

export function InvoiceView({ invoice, options, logo }: InvoiceViewProps) {
  const sheet = invoiceSheet(invoice, { options: options.data ?? null, logo });
  const { kind, due, payments, credit_notes } = invoice;
  return (
    <>
      <ScreenOnly>
        <Stack gap={6}>
          <Cluster justify="space-between">
            <InvoiceBadge invoice={invoice} />
            <InvoicePdfButton sheet={sheet} />
          </Cluster>
          {due > 0 && <PayNow due={due} options={options} />}
        </Stack>
      </ScreenOnly>
      <InvoicePaper sheet={sheet} />
      {kind !== 'credit_note' && (
        <ScreenOnly>
          <Stack gap={6}>
            <InvoiceBalance invoice={invoice} />
            {payments.length > 0 && <PaymentList payments={payments} />}
            {credit_notes.length > 0 && (
              <CreditNoteTable notes={credit_notes.map((note) => describeCreditNote(note, paths))} />
            )}
          </Stack>
        </ScreenOnly>
      )}
    </>
  );
}

interface PayNowProps {
  /** In rupees. */
  due: number;
  options: QueryLike<PaymentOptions | null>;
}

function PayNow({ due, options }: PayNowProps) {
  return (
    <Section title="Pay Now">
      {options.data === null && <PaymentRequired amount={due} />}
      <QueryView query={options} failure="Failed to load how to pay">
        {/* The invoice is read again more often. */}
        {(shown) => <WaysToPay options={{ ...shown, due }} />}
      </QueryView>
    </Section>
  );
}
