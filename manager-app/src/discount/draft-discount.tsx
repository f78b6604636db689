import { type InvoiceDraft, useDiscountDraft } from '@pitlane/shared-data/invoices';
import { DiscountButton } from './discount-button.tsx';

interface DraftDiscountProps {
  draft: InvoiceDraft;
  isDisabled?: boolean;
}

/** A discount on a line of a draft or on the whole bill. */
export function DraftDiscount({ draft, isDisabled = false }: DraftDiscountProps) {
  const send = useDiscountDraft();
  const { request_id: requestId, version, lines } = draft;
  return (
    <DiscountButton
      isDisabled={isDisabled}
      whole="The whole bill"
      lines={lines
        .filter((line) => line.amount + line.discount > 0)
        .map(({ position, description }) => ({
          id: String(position),
          label: `${position}. ${description}`,
        }))}
      reason={lines.find((line) => line.discount > 0)?.discount_reason ?? ''}
      reader="The customer sees it on the invoice"
      onSave={async ({ line, ...discount }) => {
        const position = line === undefined ? {} : { position: Number(line) };
        return (await send.mutateAsync({ requestId, version, ...discount, ...position })).total;
      }}
    />
  );
}
