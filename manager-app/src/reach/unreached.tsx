import { Banner, Button, Stack } from '@pitlane/shared-ui/core';
import { NewLink } from './new-link.tsx';
import type { MadeLink } from './use-made-link.ts';

interface UnreachedProps {
  /** Why no channel reaches the customer, as the end of a sentence. */
  problem: string;
  /** What the link is sent with: 'The estimate for your car KA 01 AB 1234'. */
  about: string;
  phone: string | null;
  link: MadeLink;
  onDismiss?: () => void;
  /** What to do, in a sentence. */
  children: string;
}

/** No channel of the garage's reaches the customer: a link does, or a call. */
export function Unreached({ problem, about, phone, link, onDismiss, children }: UnreachedProps) {
  return (
    <Stack gap={3}>
      <Banner
        tone="warning"
        onDismiss={onDismiss}
        title={`Nothing could be sent: ${problem}`}
        action={
          !link.address && (
            <Button isPending={link.isPending} pendingLabel="Making a link..." onPress={link.make}>
              Make a Link
            </Button>
          )
        }
      >
        {children}
      </Banner>
      {link.address && <NewLink address={link.address} about={about} phone={phone} />}
    </Stack>
  );
}
