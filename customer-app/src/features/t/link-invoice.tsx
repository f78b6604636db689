import type { VisitorClient } from '@pitlane/shared-data/client';
import type { GarageLogo } from '@pitlane/shared-data/garage';
import {
  invoiceSheet,
  type LinkInvoice as LinkInvoiceData,
  openLinkInvoice,
} from '@pitlane/shared-data/invoices';
import {
  Button,
  Cluster,
  EmptyState,
  LinkButton,
  QueryView,
  ScreenOnly,
  Section,
  SkeletonCard,
} from '@pitlane/shared-ui/core';
import { Printer, ReceiptIndianRupee } from '@pitlane/shared-ui/icons';
import { InvoicePaper, InvoicePdfButton } from '@pitlane/shared-ui/invoice';
import { useCallback } from 'react';
import { InvoiceBadge } from '../../invoice/invoice-badge.tsx';
import { useLinkQuery } from '../../link-page/use-link-query.ts';
import { WaysToPay } from '../../payment/ways-to-pay.tsx';

/** Milliseconds after which an open page is read again: the garage records a payment when it has arrived. */
const refreshAfter = 30_000;

const back = <LinkButton href="#request">Back to the service</LinkButton>;

const notIssued = (
  <EmptyState
    icon={ReceiptIndianRupee}
    title="No invoice yet"
    hint="The garage issues it when the service is completed. It then appears here."
    action={back}
  />
);

function Content({ invoice, payment_options, logo }: LinkInvoiceData & { logo: GarageLogo | null }) {
  if (!invoice) return notIssued;
  const sheet = invoiceSheet(invoice, { options: payment_options, logo });
  return (
    <>
      <ScreenOnly>
        <Cluster>
          <InvoiceBadge invoice={invoice} />
          <Button variant="primary" icon={Printer} onPress={() => window.print()}>
            Print
          </Button>
          <InvoicePdfButton sheet={sheet} />
          {back}
        </Cluster>
      </ScreenOnly>
      {invoice.due > 0 && (
        <ScreenOnly>
          <Section title="Pay Now">
            {payment_options ? (
              <WaysToPay options={payment_options} />
            ) : (
              <p>Please pay at the desk of the garage.</p>
            )}
          </Section>
        </ScreenOnly>
      )}
      <InvoicePaper sheet={sheet} />
    </>
  );
}

interface LinkInvoiceProps {
  client: VisitorClient;
  token: string;
  logo: GarageLogo | null;
}

/** The invoice of a link's request, to print, to keep and to pay. */
export function LinkInvoice({ client, token, logo }: LinkInvoiceProps) {
  const read = useCallback((signal: AbortSignal) => openLinkInvoice(client, token, signal), [client, token]);
  return (
    <QueryView
      query={useLinkQuery(read, refreshAfter)}
      failure="Failed to load the invoice"
      pending={<SkeletonCard label="Loading the invoice..." />}
    >
      {(data) => <Content {...data} logo={logo} />}
    </QueryView>
  );
}
