import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { isLongRequest, longRequestSeconds } from '../../src/foundation/client/transport/long-requests.ts';
import type { MakePdf } from '../../supabase/functions/deliver-messages/message.ts';
import { readChannels } from '../../supabase/functions/deliver-messages/read-channels.ts';
import { dataFolder } from '../data/data-folder.ts';
import { problemText } from '../data/problem-text.ts';
import { withCapture } from '../messages/captured-channels.ts';
import { startMessageWorker } from '../messages/message-worker.ts';
import { portalAddress, readSettings } from '../settings/backend-settings.ts';
import { type Mail, printMail } from './mail/mail.ts';
import { createMailPage } from './mail/mail-page.ts';
import { type Backend, type BackendOptions, openBackend } from './open-backend.ts';
import { withCors } from './requests/cors.ts';
import { killWhenBlocked, type Watchdog } from './watchdog/watchdog.ts';

export interface ServedBackend {
  url: string;
  publishableKey: string;
  /** Ends open requests, writes everything to disk and releases the data folder. */
  close: () => Promise<void>;
}

type RunRequest = (request: Request, task: () => Promise<Response>) => Promise<Response>;

/**
 * There is no proxy before this server, so an address in a request's headers is forged: that of its socket takes their place,
 * for the limits per address.
 */
function withSocketAddress(request: Request, socket: Socket): Request {
  const headers = new Headers(request.headers);
  headers.delete('cf-connecting-ip');
  headers.delete('x-forwarded-for');
  if (socket.remoteAddress) headers.set('x-forwarded-for', socket.remoteAddress);
  return new Request(request, { headers });
}

async function listen(server: ServerType, port: number) {
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  await listening.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Stop the program that uses it, or set PITLANE_PORT.`);
  });
}

/**
 * Serves the embedded backend on this machine only, with the emails that it would send at `/mails`.
 * @param options.port 0 for any free port.
 * @param options.siteUrl the portal's address, for links in emails.
 * @param options.makePdf makes the PDF of an invoice for its mail; without it, mails have only the link.
 * @param options.run runs the response to each request.
 * @throws when the port is in use, another process has locked the data, or its schema is another one.
 */
export async function serveBackend({
  port,
  dataDir,
  keys,
  siteUrl = portalAddress(),
  makePdf,
  run = (_, task) => task(),
  ...database
}: Pick<BackendOptions, 'dataDir' | 'keys' | 'siteUrl' | 'migrations' | 'say'> & {
  port: number;
  makePdf?: MakePdf;
  run?: RunRequest;
}): Promise<ServedBackend> {
  let backend: Backend | undefined;
  const starting = () => Response.json({ message: 'The backend is starting' }, { status: 503 });
  const handle = withCors((request) =>
    backend ? run(request, backend.fetch.bind(undefined, request)) : starting(),
  );
  const mailPage = createMailPage();
  const deliver = (mail: Mail) => {
    printMail(mail);
    mailPage.deliver(mail);
  };
  const server = createAdaptorServer({
    fetch: (request, { incoming }) =>
      mailPage.handle(request) ?? handle(withSocketAddress(request, incoming.socket)),
  });
  // The port comes first: creating the database takes long, and would be for nothing if the port is in use.
  await listen(server, port);
  try {
    backend = await openBackend({
      ...(dataDir && { dataDir }),
      ...(keys && { keys }),
      ...database,
      seed: true,
      siteUrl,
      deliver,
    });
  } catch (error) {
    server.close();
    throw error;
  }
  const { publishableKey, removeOrphanedPhotos, close: closeBackend } = backend;
  const cleanUp = setInterval(() => removeOrphanedPhotos().catch(console.error), cleanUpInterval);
  const { port: actualPort } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${actualPort}`;
  const worker = startMessageWorker(backend, {
    channels: withCapture(
      readChannels((name) => process.env[name]),
      mailPage.deliver,
    ),
    ...(makePdf && { makePdf }),
    site: siteUrl,
    url,
  });
  let closing: Promise<void> | undefined;
  const close = async () => {
    clearInterval(cleanUp);
    const idle = worker.stop();
    const closed = new Promise((resolve) => server.close(resolve));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    const timeout = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2000);
    await closed;
    clearTimeout(timeout);
    await idle;
    await closeBackend();
  };
  return {
    url,
    publishableKey,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** Milliseconds between two clean-ups of photos. */
const cleanUpInterval = 20 * 60_000;

/** How long one request may run, in seconds of the processor, and how long an ending process may take. */
const maxRequestSeconds = 8;
const maxClosingSeconds = 9;

interface BackendHost {
  makePdf?: MakePdf;
}

async function serveUntilStopped({ makePdf }: BackendHost) {
  const port = Number(process.env.PITLANE_BACKEND_PORT ?? readSettings().port);
  let watchdog: Watchdog | undefined;
  const served = await serveBackend({
    port,
    dataDir: dataFolder(),
    siteUrl: process.env.PITLANE_SITE_URL,
    ...(makePdf && { makePdf }),
    run: (request, task) =>
      watchdog && isLongRequest(request.url) ? watchdog.allow(longRequestSeconds, task) : task(),
  });
  watchdog = killWhenBlocked(maxRequestSeconds);
  const stop = () => {
    setTimeout(() => process.exit(1), maxClosingSeconds * 1000).unref();
    served.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(problemText(error));
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop);
  process.send?.({ url: served.url, publishableKey: served.publishableKey });
}

/** Serves the backend that the environment describes until this process is asked to stop. */
export function runBackend(host: BackendHost = {}): void {
  serveUntilStopped(host).catch((error: unknown) => {
    console.error(problemText(error));
    process.exit(1);
  });
}

if (import.meta.main) runBackend();
