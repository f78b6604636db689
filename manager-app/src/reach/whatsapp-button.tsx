import { type MessageEvent, messageEvents } from '@pitlane/shared-data/messages';
import { Button } from '@pitlane/shared-ui/core';
import { MessageCircle } from '@pitlane/shared-ui/icons';
import { useOpenWhatsApp } from './use-open-whatsapp.ts';
import { WhatsAppLinkDialog } from './whatsapp-link-dialog.tsx';

interface WhatsAppButtonProps {
  requestId: number;
  event: MessageEvent;
  /** To whom, where a screen has several; read out only. */
  subject?: string | null;
}

/** Opens the garage's text of an event in WhatsApp, to the customer's number. */
export function WhatsAppButton({ requestId, event, subject }: WhatsAppButtonProps) {
  const { open, isPending, blocked, dismiss } = useOpenWhatsApp();
  return (
    <>
      <Button
        icon={MessageCircle}
        aria-label={`WhatsApp: ${messageEvents[event].label}${subject ? ` to ${subject}` : ''}`}
        isPending={isPending}
        pendingLabel="Opening..."
        onPress={() => open(requestId, event)}
      >
        WhatsApp
      </Button>
      {blocked && <WhatsAppLinkDialog address={blocked} onClose={dismiss} />}
    </>
  );
}
