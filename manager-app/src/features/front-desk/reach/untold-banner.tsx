import type { MessageEvent } from '@pitlane/shared-data/messages';
import { UnreachedCustomer } from '../../../reach/unreached-customer.tsx';

/** A booking, move or cancellation that no message announced. */
export interface Untold {
  requestId: number;
  event: MessageEvent;
  problem: string;
  customer: { name: string; phone: string | null };
  /** What the link is sent with: 'The booking for your car KA 01 AB 1234'. */
  about: string;
}

export interface OnUntold {
  onUntold: (untold: Untold) => void;
}

interface UntoldBannerProps {
  untold: Untold;
  onDismiss: () => void;
}

/** Offers a link where the last change sent no message. */
export function UntoldBanner({ untold, onDismiss }: UntoldBannerProps) {
  const { requestId, event, problem, customer, about } = untold;
  return (
    <UnreachedCustomer
      key={requestId}
      {...{ requestId, event, problem, about, onDismiss }}
      phone={customer.phone}
    >
      {`Send ${customer.name} a link to request #${requestId}.`}
    </UnreachedCustomer>
  );
}
