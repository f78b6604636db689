import { type InvoiceDraft, invoiceKindLabels } from '@pitlane/shared-data/invoices';
import { Button, Card, CardActions, CardHeader, LinkButton, recoverFocus } from '@pitlane/shared-ui/core';
import { FileText } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { DraftDiscount } from '../../discount/draft-discount.tsx';
import { DraftTable } from '../../draft-table/draft-table.tsx';
import { useDraftRows } from '../../draft-table/use-draft-rows.ts';
import { lineUnsaved } from '../../line-table/use-rows.ts';
import { paths } from '../../paths.ts';
import { IssueFailed } from '../../payment/issue-failed.tsx';
import { useIssueDraft } from '../../payment/use-issue-draft.ts';
import { BillSums } from './bill.tsx';
import { handOverId } from './key-back.tsx';

/** The bill before it is issued. It cannot be changed afterwards, so that all of it is in sight. */
export function DraftBill({ draft }: { draft: InvoiceDraft }) {
  const { issue, error, isPending } = useIssueDraft(draft.request_id);
  const draftRows = useDraftRows(draft);
  const press = async () => {
    if (!(await draftRows.rows.saveAll())) return notify.failure(lineUnsaved);
    if ((await issue(draftRows.version.current)) !== undefined)
      // A deposit may have paid all of it.
      recoverFocus(
        () => document.querySelector<HTMLElement>('[name=amount]') ?? document.getElementById(handOverId),
      );
  };
  return (
    <Card as="article" aria-label="Bill">
      <CardHeader title={`${invoiceKindLabels[draft.kind]}, not issued`} detail={draft.customer.name} />
      {error && <IssueFailed error={error} />}
      <DraftTable draft={draft} draftRows={draftRows} />
      <BillSums {...draft} isTaxed={draft.kind === 'tax_invoice'} />
      <CardActions>
        <Button
          variant="primary"
          icon={FileText}
          isPending={isPending}
          pendingLabel="Issuing..."
          onPress={() => void press()}
        >
          Issue Invoice
        </Button>
        <DraftDiscount draft={draft} isDisabled={draftRows.rows.isUnsaved} />
        <LinkButton href={paths.invoiceDraft(draft.request_id)}>Change the Draft</LinkButton>
      </CardActions>
    </Card>
  );
}
