import type { PortalClient } from '@pitlane/shared-data/client';

interface NoticesListener {
  /** Whether the topic is joined. A lost connection is opened again by itself, and the topic joined. */
  onStatus: (isJoined: boolean) => void;
  /** Notices of this person arrived or were read. */
  onChange: () => void;
}

/** Joins the person's own topic, which nobody else may. Returns what leaves it and closes the connection. */
export function joinNotices(
  portal: PortalClient,
  personId: string,
  { onStatus, onChange }: NoticesListener,
): () => void {
  let leave: (() => void) | undefined;
  let isOpen = true;
  async function join() {
    const client = await portal.data();
    // A private topic is joined with a token; the library sends a renewed one at each heartbeat, 25 seconds apart.
    await client.realtime.setAuth();
    if (!isOpen) return;
    const channel = client
      .channel(`notices:${personId}`, { config: { private: true } })
      .on('broadcast', { event: '*' }, onChange)
      .subscribe((status) => isOpen && onStatus(status === 'SUBSCRIBED'));
    leave = () => void client.removeChannel(channel);
  }
  void join();
  return () => {
    isOpen = false;
    leave?.();
  };
}
