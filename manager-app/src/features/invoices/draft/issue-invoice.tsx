import { type DataError, messageFor } from '@pitlane/shared-data/data-error';
import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { useIdempotencyKey } from '@pitlane/shared-data/forms';
import { type InvoiceDraft, invoiceKindLabels, useIssueInvoice } from '@pitlane/shared-data/invoices';
import { describeMessage } from '@pitlane/shared-data/messages';
import { Banner, Button, ConfirmDialog, LinkButton, Stack } from '@pitlane/shared-ui/core';
import { FileText } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';

function IssueFailed({ error }: { error: DataError }) {
  return (
    <Banner
      tone="danger"
      title="The invoice was not issued"
      action={
        error.field === 'garage' && <LinkButton href={paths.garageSettings}>Garage settings</LinkButton>
      }
    >
      {messageFor(error, 'Try again. The same invoice is never issued twice.')}
    </Banner>
  );
}

interface IssueInvoiceProps {
  draft: InvoiceDraft;
  hasUnsaved: boolean;
}

/** Gives the draft its number and freezes it. */
export function IssueInvoice({ draft, hasUnsaved }: IssueInvoiceProps) {
  const issue = useIssueInvoice();
  const keyFor = useIdempotencyKey();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { request_id: requestId, version, kind, customer, total } = draft;
  const confirm = async () => {
    const sent = { requestId, version };
    try {
      // A promise, because the issued draft is no longer there to call back.
      const { invoice_id, number, reach } = await issue.mutateAsync({
        ...sent,
        idempotencyKey: keyFor(sent),
      });
      const told = reach && !reach.problem ? `. ${describeMessage(reach)}` : '';
      notify.success(`${invoiceKindLabels[kind]} ${number} issued${told}`);
      await navigate(paths.invoice(invoice_id));
    } catch {
      setAsking(false);
    }
  };
  return (
    <Stack>
      {issue.error && <IssueFailed error={issue.error} />}
      {hasUnsaved && <p>Save the changes before you issue the invoice.</p>}
      <Button variant="primary" icon={FileText} isDisabled={hasUnsaved} onPress={() => setAsking(true)}>
        Issue Invoice
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Issue Invoice"
          confirmLabel="Issue"
          isOpen
          isPending={issue.isPending}
          pendingLabel="Issuing..."
          onOpenChange={setAsking}
          onConfirm={() => void confirm()}
        >
          {invoiceKindLabels[kind]} of {formatMoneyWithPaise(total)} for {customer.name}. It cannot be changed
          afterwards; a mistake is a credit note.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
