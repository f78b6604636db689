import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type InvoiceDraft, invoiceKindLabels } from '@pitlane/shared-data/invoices';
import { Button, Cluster, ConfirmDialog, Stack } from '@pitlane/shared-ui/core';
import { FileText } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DraftDiscount } from '../../../discount/draft-discount.tsx';
import type { DraftRows } from '../../../draft-table/use-draft-rows.ts';
import { lineUnsaved } from '../../../line-table/use-rows.ts';
import { paths } from '../../../paths.ts';
import { IssueFailed } from '../../../payment/issue-failed.tsx';
import { useIssueDraft } from '../../../payment/use-issue-draft.ts';

interface IssueInvoiceProps {
  draft: InvoiceDraft;
  draftRows: DraftRows;
  hasUnsaved: boolean;
}

/** Gives the draft its number and freezes it. */
export function IssueInvoice({ draft, draftRows, hasUnsaved }: IssueInvoiceProps) {
  const { issue, error, isPending } = useIssueDraft(draft.request_id);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { kind, customer, total } = draft;
  const ask = async () => {
    if (await draftRows.rows.saveAll()) setAsking(true);
    else notify.failure(lineUnsaved);
  };
  const confirm = async () => {
    const invoiceId = await issue(draftRows.version.current);
    if (invoiceId === undefined) setAsking(false);
    else await navigate(paths.invoice(invoiceId));
  };
  return (
    <Stack>
      {error && <IssueFailed error={error} />}
      {hasUnsaved && <p>Save the changes before you issue the invoice.</p>}
      <Cluster>
        <Button variant="primary" icon={FileText} isDisabled={hasUnsaved} onPress={() => void ask()}>
          Issue Invoice
        </Button>
        <DraftDiscount draft={draft} isDisabled={hasUnsaved || draftRows.rows.isUnsaved} />
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
