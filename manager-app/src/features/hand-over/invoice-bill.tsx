import { formatDateTime, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { ReadInvoice } from '@pitlane/shared-data/invoices';
import { Card, CardActions, CardHeader, DescriptionList, LinkButton } from '@pitlane/shared-ui/core';
import { Printer } from '@pitlane/shared-ui/icons';
import { paths } from '../../paths.ts';
import { InvoiceBadge } from '../../payment/invoice-badge.tsx';
import { UnreachedCustomer } from '../../reach/unreached-customer.tsx';
import { WhatsAppButton } from '../../reach/whatsapp-button.tsx';
import { Bill } from './bill.tsx';

const unlessZero = (rupees: number) => (rupees === 0 ? null : formatMoneyWithPaise(rupees));

/** The bill once it is issued. */
export function InvoiceBill({ invoice }: { invoice: ReadInvoice }) {
  const { invoice_id, number, kind, customer, issued_at, issued_by_name, credited, reach } = invoice;
  return (
    <Card as="article" aria-label="Bill">
      <CardHeader
        title={number}
        detail={`${customer.name}, ${formatDateTime(issued_at)} by ${issued_by_name}`}
        end={<InvoiceBadge invoice={invoice} />}
      />
      <Bill {...invoice} isTaxed={kind === 'tax_invoice'} />
      <DescriptionList items={[{ label: 'Credited', value: unlessZero(credited) }]} />
      {reach?.problem && (
        <UnreachedCustomer
          requestId={invoice.request_id}
          problem={reach.problem}
          about={`Your invoice ${number}`}
          phone={invoice.customer_phone}
        >
          Print the invoice, or send the customer a link to it.
        </UnreachedCustomer>
      )}
      <CardActions>
        <LinkButton icon={Printer} href={paths.invoice(invoice_id)}>
          Print or PDF
        </LinkButton>
        {invoice.customer_phone && <WhatsAppButton requestId={invoice.request_id} event="invoice_issued" />}
      </CardActions>
    </Card>
  );
}
