import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Faults between a browser and the backend. */
export const faults = ['slow', 'dropped', 'cut', 'failing', 'busy', 'garbled'] as const;
/** And that of a database of the next release: its answers say more than was asked for. */
export type Fault = (typeof faults)[number] | 'newer';

/** A proxy before the backend that simulates the faults of networks and overloaded servers. */
export interface FaultyBackend {
  url: string;
  /** Applies a fault to data requests whose path matches, from now on. */
  break: (fault: Fault, paths?: RegExp) => void;
  /** The number of requests that the current fault was applied to. */
  affected: () => number;
  heal: () => void;
  close: () => Promise<void>;
}

const delay = 600;

const responses: Partial<Record<Fault, { status: number; body: string }>> = {
  failing: {
    status: 500,
    body: '{"code":"XX000","message":"internal error: relation 17","details":null,"hint":null}',
  },
  busy: { status: 429, body: '{"code":"429","message":"rate limit"}' },
  garbled: { status: 200, body: '<!doctype html><title>Welcome to the hotel Wi-Fi</title>' },
};

const responseHeaders = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const withKey = (value: unknown) =>
  isObject(value) ? { ...(value as object), added_next: 'added_next' } : value;

/** A key that no screen knows in an answer and in each row of it, as a new column is. */
const withNewKeys = (body: Buffer) =>
  JSON.stringify(withKey(JSON.parse(body.toString())), (_, value) =>
    Array.isArray(value) ? value.map(withKey) : value,
  );

async function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse, fault?: Fault) {
  const forwarded = request(
    new URL(incoming.url ?? '/', target),
    { method: incoming.method, headers: { ...incoming.headers, 'accept-encoding': 'identity' } },
    async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const sent = Buffer.concat(chunks);
      const isJson = /json/.test(response.headers['content-type'] ?? '') && sent.length > 0;
      const body = fault === 'newer' && isJson ? Buffer.from(withNewKeys(sent)) : sent;
      const { 'transfer-encoding': _, ...headers } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, { ...headers, 'content-length': body.length });
      if (fault !== 'cut') return outgoing.end(body);
      // The backend handled the request; the client receives half of the response.
      outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy());
    },
  );
  forwarded.once('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}

/** Starts the proxy without a fault, on a free port, before the backend at `target`. */
export async function openFaultyBackend(target: string): Promise<FaultyBackend> {
  let broken: { fault: Fault; paths: RegExp } | undefined;
  let affected = 0;
  const server = createServer(async (incoming, outgoing) => {
    const fault =
      incoming.method !== 'OPTIONS' && broken?.paths.test(incoming.url ?? '') ? broken.fault : undefined;
    if (fault) affected++;
    const response = fault && responses[fault];
    if (response) return outgoing.writeHead(response.status, responseHeaders).end(response.body);
    if (fault === 'dropped') return outgoing.destroy();
    if (fault === 'slow') await pause(delay);
    return forward(target, incoming, outgoing, fault);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    break: (fault, paths = /^\/rest\/v1\//) => {
      broken = { fault, paths };
      affected = 0;
    },
    affected: () => affected,
    heal: () => {
      broken = undefined;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
