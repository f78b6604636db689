import { Unreached } from './unreached.tsx';
import { useMadeLink } from './use-made-link.ts';

interface UnreachedCustomerProps {
  requestId: number;
  problem: string;
  about: string;
  phone: string | null;
  onDismiss?: () => void;
  children: string;
}

/** `Unreached` where nothing else on the page makes a link. */
export function UnreachedCustomer({ requestId, ...props }: UnreachedCustomerProps) {
  return <Unreached {...props} link={useMadeLink(requestId)} />;
}
