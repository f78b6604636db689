import type { DeskRequest } from '@pitlane/shared-data/front-desk';
import { messageEvents } from '@pitlane/shared-data/messages';
import { Button, Dialog, RadioGroup } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { useOpenWhatsApp } from '../../../reach/use-open-whatsapp.ts';
import { WhatsAppLinkDialog } from '../../../reach/whatsapp-link-dialog.tsx';
import { whatsAppEventsOf } from './whatsapp-events.ts';

interface WhatsAppDialogProps {
  request: DeskRequest;
  onClose: () => void;
}

/** Which message about a request to open in WhatsApp. */
export function WhatsAppDialog({ request, onClose }: WhatsAppDialogProps) {
  const { open, isPending, blocked } = useOpenWhatsApp();
  const events = whatsAppEventsOf(request);
  const [event, setEvent] = useState(events[0] ?? 'booking_received');
  if (blocked) return <WhatsAppLinkDialog address={blocked} onClose={onClose} />;
  const press = async () => {
    // What the browser blocked is offered as a link first.
    if ((await open(request.request_id, event)) === 'opened') onClose();
  };
  return (
    <Dialog
      title={`WhatsApp to ${request.customer.name}`}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="primary" isPending={isPending} pendingLabel="Opening..." onPress={press}>
          Open WhatsApp
        </Button>
      }
    >
      <RadioGroup
        label="Message"
        options={events.map((id) => ({ id, label: messageEvents[id].label }))}
        value={event}
        onChange={(chosen) => setEvent(events.find((id) => id === chosen) ?? event)}
      />
    </Dialog>
  );
}
