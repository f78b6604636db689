import type { DeskRequest } from '@pitlane/shared-data/front-desk';
import { Dialog } from '@pitlane/shared-ui/core';
import { UnreachedCustomer } from '../../../reach/unreached-customer.tsx';

/** How a customer whom no message reached is told that the car is ready. */
export function TellDialog({ request, onClose }: { request: DeskRequest; onClose: () => void }) {
  return (
    <Dialog title={`Tell ${request.customer.name}`} isOpen onOpenChange={onClose}>
      <UnreachedCustomer
        requestId={request.request_id}
        problem={request.reach?.problem ?? ''}
        about={`Your car ${request.registration_number} is ready`}
        phone={request.customer.phone}
        event="car_ready"
      >
        Call the customer, or send a link: their car is ready.
      </UnreachedCustomer>
    </Dialog>
  );
}
