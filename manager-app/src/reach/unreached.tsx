import type { MessageEvent } from '@pitlane/shared-data/messages';
import { Banner, Button, Cluster, Stack } from '@pitlane/shared-ui/core';
import { NewLink } from './new-link.tsx';
import type { MadeLink } from './use-made-link.ts';
import { WhatsAppButton } from './whatsapp-button.tsx';

interface UnreachedProps {
  /** Why no channel reaches the customer, as the end of a sentence. */
  problem: string;
  /** What the link is sent with: 'The estimate for your car KA 01 AB 1234'. */
  about: string;
  phone: string | null;
  /** What they were to be told, where nothing else on the page opens it in WhatsApp. */
  toOpen?: { requestId: number; event: MessageEvent };
  link: MadeLink;
  onDismiss?: () => void;
  /** What to do, in a sentence. */
  children: string;
}

/** No channel of the garage's reaches the customer: a link does, or a call. */
export function Unreached({ problem, about, phone, toOpen, link, onDismiss, children }: UnreachedProps) {
  return (
    <Stack gap={3}>
      <Banner
        tone="warning"
        onDismiss={onDismiss}
        title={`Nothing could be sent: ${problem}`}
        action={
          <Cluster gap={2}>
            {toOpen && phone && <WhatsAppButton {...toOpen} />}
            {!link.address && (
              <Button isPending={link.isPending} pendingLabel="Making a link..." onPress={link.make}>
                Make a Link
              </Button>
            )}
          </Cluster>
        }
      >
        {children}
      </Banner>
      {link.address && <NewLink address={link.address} about={about} phone={phone} />}
    </Stack>
  );
}
