import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type InvoiceDraft, invoiceKindLabels } from '@pitlane/shared-data/invoices';
import { Button, Cluster, ConfirmDialog, Stack } from '@pitlane/shared-ui/core';
import { FileText } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DraftDiscount } from '../../../discount/draft-discount.tsx';
import { paths } from '../../../paths.ts';
import { IssueFailed } from '../../../payment/issue-failed.tsx';
import { useIssueDraft } from '../../../payment/use-issue-draft.ts';

interface IssueInvoiceProps {
  draft: InvoiceDraft;
  hasUnsaved: boolean;
}

/** Gives the draft its number and freezes it. */
export function IssueInvoice({ draft, hasUnsaved }: IssueInvoiceProps) {
  const { issue, error, isPending } = useIssueDraft(draft);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { kind, customer, total } = draft;
  const confirm = async () => {
    const invoiceId = await issue();
    if (invoiceId === undefined) setAsking(false);
    else await navigate(paths.invoice(invoiceId));
  };
  return (
    <Stack>
      {error && <IssueFailed error={error} />}
      {hasUnsaved && <p>Save the changes before you issue the invoice.</p>}
      <Cluster>
        <Button variant="primary" icon={FileText} isDisabled={hasUnsaved} onPress={() => setAsking(true)}>
          Issue Invoice
        </Button>
        <DraftDiscount draft={draft} isDisabled={hasUnsaved} />
      </Cluster>
      {isAsking && (
        <ConfirmDialog
          title="Issue Invoice"
          confirmLabel="Issue"
          isOpen
          isPending={isPending}
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
