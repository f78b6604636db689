import type { PortalClient } from '../client/client.ts';

interface TopicListener {
  /** Whether the topic is joined. A lost connection is opened again by itself, and the topic joined. */
  onStatus: (isJoined: boolean) => void;
  /** What the topic tells of has changed. */
  onChange: () => void;
}

/** The last leaving of each topic. Joining one that is still being left would return its old channel. */
const leaving = new Map<string, Promise<unknown>>();

/** Joins a private topic. Returns what leaves it, and closes the connection with the last one. */
export function joinTopic(
  portal: PortalClient,
  topic: string,
  { onStatus, onChange }: TopicListener,
): () => void {
  let isOpen = true;
  async function join() {
    await leaving.get(topic);
    const client = await portal.data();
    // A private topic is joined with a token; the library sends a renewed one at each heartbeat, 25 seconds apart.
    await client.realtime.setAuth();
    if (!isOpen) return undefined;
    return client
      .channel(topic, { config: { private: true } })
      .on('broadcast', { event: '*' }, onChange)
      .subscribe((status) => isOpen && onStatus(status === 'SUBSCRIBED'));
  }
  // Without the client the page keeps polling.
  const joining = join().catch(() => undefined);
  async function leave() {
    const channel = await joining;
    const client = await portal.data();
    if (channel) await client.removeChannel(channel);
    if (client.getChannels().length === 0) await client.realtime.disconnect();
  }
  return () => {
    isOpen = false;
    leaving.set(
      topic,
      leave().catch(() => undefined),
    );
  };
}
