import { useIdempotencyKey } from '@pitlane/shared-data/forms';
import { invoiceKindLabels, useIssueInvoice } from '@pitlane/shared-data/invoices';
import { describeMessage } from '@pitlane/shared-data/messages';
import { notify } from '@pitlane/shared-ui/notifications';

/** Issues a draft once, and says its number and how the customer is told. */
export function useIssueDraft(requestId: number) {
  const { mutateAsync, error, isPending } = useIssueInvoice();
  const keyFor = useIdempotencyKey();
  /** Takes the version that was read. The id of the invoice; undefined when it was not issued, which `error` says. */
  const issue = async (version: number): Promise<number | undefined> => {
    const sent = { requestId, version };
    try {
      // A promise, because the issued draft is no longer there to call back.
      const { invoice_id, kind, number, reach } = await mutateAsync({
        ...sent,
        idempotencyKey: keyFor(sent),
      });
      const told = reach && !reach.problem ? `. ${describeMessage(reach)}` : '';
      notify.success(`${invoiceKindLabels[kind]} ${number} issued${told}`);
      return invoice_id;
    } catch {
      return undefined;
    }
  };
  return { issue, error, isPending };
}
