import { type RequestEstimate, useDiscountLines } from '@pitlane/shared-data/estimates';
import { toPaise, toRupees } from '@pitlane/shared-data/formats';
import { DiscountButton } from '../../../../discount/discount-button.tsx';
import type { useRows } from '../../../../line-table/use-rows.ts';

interface DiscountLinesProps {
  estimate: RequestEstimate;
  rows: ReturnType<typeof useRows>;
}

/** A discount on all lines that are not answered. */
export function DiscountLines({ estimate: { request_id, lines }, rows }: DiscountLinesProps) {
  const send = useDiscountLines();
  const priced = lines.filter(({ status, amount }) => status === 'proposed' && amount !== null);
  const seen = priced.reduce((sum, { amount, discount }) => sum + toPaise((amount ?? 0) + discount), 0);
  return (
    <DiscountButton
      isDisabled={seen === 0 || rows.isUnsaved}
      whole="All lines that are not answered"
      lines={[]}
      reason={priced.find(({ discount }) => discount > 0)?.discount_reason ?? ''}
      reader="The customer sees it beside each line"
      onSave={async ({ off, reason }) => {
        const { amount } = await send.mutateAsync({
          requestId: request_id,
          off,
          reason,
          seen: toRupees(seen),
        });
        return amount;
      }}
    />
  );
}
