import { messageFor } from '@pitlane/shared-data/data-error';
import { type MessageEvent, useOpenInWhatsApp, whatsAppAddress } from '@pitlane/shared-data/messages';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';

/**
 * Opens a message about a request in WhatsApp, noted in the outbox in the same transaction that makes its text. `blocked` is
 * the address where the browser opened no tab: a link to it then does.
 */
export function useOpenWhatsApp() {
  const opening = useOpenInWhatsApp();
  const [blocked, setBlocked] = useState<string | null>(null);
  const open = async (requestId: number, event: MessageEvent): Promise<'opened' | 'blocked' | 'failed'> => {
    // By the press itself: a tab that opens after the answer is a popup to the browser.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      const address = whatsAppAddress(await opening.mutateAsync({ requestId, event }), location.origin);
      if (tab && !tab.closed) {
        tab.location.replace(address);
        return 'opened';
      }
      setBlocked(address);
      return 'blocked';
    } catch (error) {
      tab?.close();
      notify.failure(messageFor(error, 'Failed to open WhatsApp'));
      return 'failed';
    }
  };
  return { open, isPending: opening.isPending, blocked, dismiss: () => setBlocked(null) };
}
