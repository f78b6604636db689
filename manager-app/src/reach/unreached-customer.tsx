import type { MessageEvent } from '@pitlane/shared-data/messages';
import { Unreached } from './unreached.tsx';
import { useMadeLink } from './use-made-link.ts';

interface UnreachedCustomerProps {
  requestId: number;
  problem: string;
  about: string;
  phone: string | null;
  /** Where nothing else on the page opens it in WhatsApp. */
  event?: MessageEvent;
  onDismiss?: () => void;
  children: string;
}

/** `Unreached` where nothing else on the page makes a link. */
export function UnreachedCustomer({ requestId, event, ...props }: UnreachedCustomerProps) {
  const link = useMadeLink(requestId);
  return <Unreached {...props} link={link} {...(event && { toOpen: { requestId, event } })} />;
}
