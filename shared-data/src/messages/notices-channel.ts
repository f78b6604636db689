import type { PortalClient } from '@pitlane/shared-data/client';
import { RealtimeClient } from '@supabase/realtime-js';
import { projectUrl } from '../client/project-url.ts';

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
  const endpoint = new URL('realtime/v1', projectUrl(portal.config).replace(/^http/, 'ws')).href;
  // It calls `accessToken` at each heartbeat, 25 seconds apart; `token` renews one 90 seconds before it expires.
  const client = new RealtimeClient(endpoint, {
    params: { apikey: portal.config.supabaseKey },
    accessToken: async () => (await portal.token()) ?? null,
  });
  let isOpen = true;
  void client.setAuth().then(() => {
    if (!isOpen) return;
    client
      .channel(`notices:${personId}`, { config: { private: true } })
      .on('broadcast', { event: '*' }, onChange)
      .subscribe((status) => isOpen && onStatus(status === 'SUBSCRIBED'));
  });
  return () => {
    isOpen = false;
    void client.removeAllChannels();
  };
}
