import { WebSocketServer } from 'ws';

/** A server that speaks as much of Supabase Realtime's protocol (Phoenix, version 2) as the portal uses. */
export async function startRealtime() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  /** Every join so far. */
  const joins: { topic: string; token: unknown; isPrivate: boolean }[] = [];
  /** Every token that came after a join. */
  const tokens: unknown[] = [];
  /** What the server answers to a join. */
  const policy = { allows: true };
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      const [joinRef, ref, topic, event, payload] = JSON.parse(String(data));
      const isJoin = event === 'phx_join';
      if (isJoin) joins.push({ topic, token: payload.access_token, isPrivate: payload.config.private });
      if (event === 'access_token') tokens.push(payload.access_token);
      const status = !isJoin || policy.allows ? 'ok' : 'error';
      const response = status === 'ok' ? {} : { reason: 'Unauthorized' };
      socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status, response }]));
    }),
  );
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    joins,
    tokens,
    policy,
    connections: () => server.clients.size,
    broadcast(topic: string, event: string, payload: object) {
      const message = { type: 'broadcast', event, payload };
      for (const socket of server.clients)
        socket.send(JSON.stringify([null, null, `realtime:${topic}`, 'broadcast', message]));
    },
    dropConnections() {
      for (const socket of server.clients) socket.terminate();
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of server.clients) socket.terminate();
        server.close(resolve);
      }),
  };
}
