import { type DeskCustomer, useInviteCustomer } from '@pitlane/shared-data/front-desk';
import { InviteDialog } from '../../invitation/invite-dialog.tsx';

/** Makes a link with which a walk-in claims their account. */
export function InviteCustomer({ customer, onClose }: { customer: DeskCustomer; onClose: () => void }) {
  const { mutateAsync, isPending } = useInviteCustomer();
  return (
    <InviteDialog
      person={customer}
      purpose="sees all cars and services"
      emailHint="Optional. The link is then sent by email too."
      invite={(email) => mutateAsync({ customerId: customer.customer_id, ...(email && { email }) })}
      isPending={isPending}
      onClose={onClose}
    />
  );
}
