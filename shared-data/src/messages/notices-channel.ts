import type { PortalClient } from '../client/client.ts';

interface NoticesListener {
  /** Whether the topic is joined. A lost connection is opened again by itself, and the topic joined. */
  onStatus: (isJoined: boolean) => void;
  /** Notices of this person arrived or were read. */
  onChange: () => void;
}

/** The last leaving. Joining a topic that is still being left would return its old channel. */
let leaving: Promise<unknown> = Promise.resolve();

/** Joins the person's own topic, which nobody else may. Returns what leaves it and closes the connection. */
export function joinNotices(
  portal: PortalClient,
  personId: string,
  { onStatus, onChange }: NoticesListener,
): () => void {
  let isOpen = true;
  async function join() {
    await leaving;
    const client = await portal.data();
    // A private topic is joined with a token; the library sends a renewed one at each heartbeat, 25 seconds apart.
    await client.realtime.setAuth();
    if (!isOpen) return;
    client
      .channel(`notices:${personId}`, { config: { private: true } })
      .on('broadcast', { event: '*' }, onChange)
      .subscribe((status) => isOpen && onStatus(status === 'SUBSCRIBED'));
  }
  // Without the client the bell keeps polling.
  const joining = join().catch(() => undefined);
  return () => {
    isOpen = false;
    leaving = joining.then(async () => (await portal.data()).removeAllChannels()).catch(() => undefined);
  };
}
