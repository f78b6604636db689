import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  headers: IncomingHttpHeaders;
  body: string;
}

/** How the receiver answers: a status, never, or by dropping the line. */
export type Answer = number | 'hangs' | 'drops';

/** A provider of SMS in this process. */
export async function startWebhook(answer: Answer) {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      if (answer === 'drops') request.socket.destroy();
      else if (answer !== 'hangs') response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    calls,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
