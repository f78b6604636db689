import type { MessageEvent } from '@pitlane/shared-data/messages';
import { Button, Cluster, Dialog } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { NewLink } from './new-link.tsx';
import { useMadeLink } from './use-made-link.ts';
import { WhatsAppButton } from './whatsapp-button.tsx';

interface UntoldActionsProps {
  requestId: number;
  event: MessageEvent;
}

/** What reaches a customer whom no message told: the same text in WhatsApp, or a link. */
export function UntoldActions({ requestId, event }: UntoldActionsProps) {
  const link = useMadeLink(requestId);
  const [seen, setSeen] = useState<string | null>(null);
  return (
    <Cluster gap={2}>
      <WhatsAppButton {...{ requestId, event }} />
      <Button isPending={link.isPending} pendingLabel="Making a link..." onPress={link.make}>
        Make a Link
      </Button>
      {link.address && link.address !== seen && (
        <Dialog title={`Link to request #${requestId}`} isOpen onOpenChange={() => setSeen(link.address)}>
          <NewLink address={link.address} />
        </Dialog>
      )}
    </Cluster>
  );
}
