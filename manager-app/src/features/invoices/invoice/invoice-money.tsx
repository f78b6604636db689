import { formatDateTime, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { balanceItems, type ReadInvoice } from '@pitlane/shared-data/invoices';
import {
  Button,
  Card,
  CardActions,
  CardHeader,
  DescriptionList,
  Link,
  LinkButton,
  recoverFocus,
} from '@pitlane/shared-ui/core';
import { Banknote } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { GiveBackNote, useMayGiveBack } from '../../../payment/give-back-note.tsx';
import { InvoiceBadge } from '../../../payment/invoice-badge.tsx';
import { RecordPaymentDialog } from '../../../payment/record-payment-dialog.tsx';
import { RefundDialog } from '../../../payment/refund-dialog.tsx';
import { UnreachedCustomer } from '../../../reach/unreached-customer.tsx';
import { WhatsAppButton } from '../../../reach/whatsapp-button.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { SendReminder } from './send-reminder.tsx';

const unlessZero = (rupees: number) => (rupees === 0 ? null : formatMoneyWithPaise(rupees));

/**
 * What is owed for an invoice, and what can be done about it. One credited whole owes nothing; until the job has another, what
 * was paid for it is given back here.
 */
export function InvoiceMoney({ invoice }: { invoice: ReadInvoice }) {
  const [dialog, setDialog] = useState<'payment' | 'refund' | 'credit' | null>(null);
  const mayGiveBack = useMayGiveBack();
  const { total, credited, due, is_current, balance, customer_id, customer_name, customer_balance } = invoice;
  const hasPayments = is_current || balance.invoice_id === null;
  const isRefundable = hasPayments && balance.refundable > 0;
  // One of nothing is credited once too, to issue another.
  const isCreditable = credited < total || (total === 0 && invoice.credit_notes.length === 0);
  const problem = invoice.reach?.problem;
  const close = () => {
    setDialog(null);
    // The button that opened it leaves with what was due.
    recoverFocus();
  };
  return (
    <Card as="article" aria-label="Balance">
      <CardHeader
        title={invoice.number}
        detail={`${invoice.service_name} #${invoice.request_id}`}
        end={<InvoiceBadge invoice={invoice} />}
      />
      <DescriptionList
        layout="stacked"
        items={[
          {
            label: 'Customer',
            value: <Link href={paths.customerDetails(customer_id)}>{customer_name}</Link>,
          },
          { label: 'Issued', value: `${formatDateTime(invoice.issued_at)} by ${invoice.issued_by_name}` },
          { label: 'Total', value: formatMoneyWithPaise(total) },
          { label: 'Credited', value: unlessZero(credited) },
          { label: 'Paid', value: hasPayments ? formatMoneyWithPaise(balance.paid) : null },
          { label: 'Due', value: <strong>{formatMoneyWithPaise(due)}</strong> },
          { label: 'Reminded', value: invoice.reminded_at && formatDateTime(invoice.reminded_at) },
          {
            label: 'To be refunded for this job',
            value: isRefundable ? formatMoneyWithPaise(balance.refundable) : null,
          },
          ...balanceItems(customer_balance, 'staff'),
        ]}
      />
      {due > 0 && problem && (
        <UnreachedCustomer
          requestId={invoice.request_id}
          problem={problem}
          about={`Your invoice ${invoice.number}`}
          phone={invoice.customer_phone}
        >
          Send the customer a link to the invoice, or call them.
        </UnreachedCustomer>
      )}
      <CardActions>
        {due > 0 && (
          <Button variant="primary" icon={Banknote} onPress={() => setDialog('payment')}>
            Record Payment
          </Button>
        )}
        {due > 0 && !problem && <SendReminder invoiceId={invoice.invoice_id} />}
        {is_current && invoice.customer_phone && (
          <WhatsAppButton
            requestId={invoice.request_id}
            event={due > 0 && invoice.days > 0 ? 'invoice_reminder' : 'invoice_issued'}
          />
        )}
        {mayGiveBack && isRefundable && <Button onPress={() => setDialog('refund')}>Record Refund</Button>}
        {balance.can_invoice && (
          <LinkButton href={paths.invoiceDraft(invoice.request_id)}>Invoice Again</LinkButton>
        )}
        {mayGiveBack && isCreditable && (
          <Button onPress={() => setDialog('credit')}>Issue Credit Note</Button>
        )}
      </CardActions>
      {!mayGiveBack && <GiveBackNote />}
      {dialog === 'payment' && (
        <RecordPaymentDialog balance={balance} customerBalance={customer_balance} onClose={close} />
      )}
      {dialog === 'refund' && <RefundDialog balance={balance} onClose={close} />}
      {dialog === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
    </Card>
  );
}
