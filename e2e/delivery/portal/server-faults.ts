import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

export const addressOf = (server: Server) => `http://localhost:${portOf(server)}/`;

/** Faults of a portal's servers, and what was requested from them. */
export function serverFaults(servers: ReadonlyMap<string, Server>) {
  const ports = new Map<Server, number>();
  let requested: string[] = [];
  let isSilent = false;

  return {
    /** Watches the server of an app. */
    watch(app: string) {
      const server = servers.get(app);
      const [respond] = server?.listeners('request') ?? [];
      if (!server || !respond) throw new Error(`${app} is not served`);
      ports.set(server, portOf(server));
      const listen: RequestListener = (request, response) => {
        requested.push(`${app}${request.url}`);
        if (!isSilent) (respond as RequestListener)(request, response);
      };
      server.removeAllListeners('request').on('request', listen);
    },
    requests() {
      const since = requested;
      requested = [];
      return since;
    },
    silence() {
      isSilent = true;
    },
    stop() {
      for (const server of servers.values()) {
        server.close();
        server.closeAllConnections();
      }
    },
    async start() {
      isSilent = false;
      for (const [server, port] of ports) {
        if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
      }
    },
  };
}
