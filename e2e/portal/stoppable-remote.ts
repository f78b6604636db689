import { createServer, request, type Server } from 'node:http';

/** A proxy before a remote's server, which a test can stop and start. */
export interface StoppableRemote {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

function forwardTo(target: string): Server {
  return createServer((incoming, outgoing) => {
    const forwarded = request(
      new URL(incoming.url ?? '/', target),
      { headers: incoming.headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.once('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
}

/** Creates the proxy, stopped, before the remote at `target`. */
export function stoppableRemote(target: string, port: number): StoppableRemote {
  let server: Server | undefined;
  return {
    url: `http://localhost:${port}/`,
    start: () =>
      new Promise((resolve, reject) => {
        server = forwardTo(target);
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      }),
    stop: () =>
      new Promise((resolve) => {
        if (server === undefined) return resolve();
        server.close(() => resolve());
        server.closeAllConnections();
        server = undefined;
      }),
  };
}
