import { balanceItems, type CustomerBalance } from '@pitlane/shared-data/invoices';
import { DescriptionList } from '@pitlane/shared-ui/core';

/** What the customer owes in total and what the garage holds; nothing where neither is. */
export function OwnBalance({ balance }: { balance: CustomerBalance }) {
  const { total, deposits, to_refund } = balance;
  if (total + deposits + to_refund === 0) return null;
  return <DescriptionList layout="facts" items={balanceItems(balance, 'customer')} />;
}
