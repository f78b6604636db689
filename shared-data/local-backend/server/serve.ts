import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { dataFolder } from '../data/data-folder.ts';
import { readSettings } from '../settings/backend-settings.ts';
import { withCrossOrigin } from './cors.ts';
import { type Mail, printMail } from './mail.ts';
import { openMailPage } from './mail-page.ts';
import { type Backend, type BackendOptions, openBackend } from './open-backend.ts';

export interface ServedBackend {
  url: string;
  publishableKey: string;
  /** Ends open requests, writes everything to disk and lets the data folder go. */
  close: () => Promise<void>;
}

/** No proxy stands before this server, so an address that a request claims to come from is made up. */
function withoutClaims(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['cf-connecting-ip', 'x-forwarded-for']) headers.delete(name);
  return new Request(request, { headers });
}

async function listen(server: ServerType, port: number) {
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  await listening.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Stop what uses it, or set PITLANE_PORT.`);
  });
}

/**
 * Serves the embedded backend on this machine only, and the mails that it would send at `/mails`.
 * @param options.port 0 for any free port.
 * @param options.siteUrl where people reach the portal, for the links in mails.
 * @throws when the port is taken or another process has the data open.
 */
export async function serveBackend({
  port,
  dataDir,
  keys,
  siteUrl,
}: Pick<BackendOptions, 'dataDir' | 'keys' | 'siteUrl'> & { port: number }): Promise<ServedBackend> {
  let backend: Backend | undefined;
  const starting = () => Response.json({ message: 'The backend is starting' }, { status: 503 });
  const answer = withCrossOrigin((request) => backend?.fetch(withoutClaims(request)) ?? starting());
  const mailPage = openMailPage();
  const deliver = (mail: Mail) => {
    printMail(mail);
    mailPage.deliver(mail);
  };
  const server = createAdaptorServer({ fetch: (request) => mailPage.answer(request) ?? answer(request) });
  // The port comes first: to find it taken after the database was made would be a long wait for a short message.
  await listen(server, port);
  try {
    backend = await openBackend({
      ...(dataDir && { dataDir }),
      ...(keys && { keys }),
      seed: true,
      siteUrl,
      deliver,
    });
  } catch (error) {
    server.close();
    throw error;
  }
  const { publishableKey, close: closeBackend } = backend;
  const { port: chosen } = server.address() as AddressInfo;
  let closing: Promise<void> | undefined;
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    const patience = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2000);
    await closed;
    clearTimeout(patience);
    await closeBackend();
  };
  return {
    url: `http://127.0.0.1:${chosen}`,
    publishableKey,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

async function main() {
  const port = Number(process.env.PITLANE_BACKEND_PORT ?? readSettings().port);
  const served = await serveBackend({ port, dataDir: dataFolder(), siteUrl: process.env.PITLANE_SITE_URL });
  const end = () => {
    served.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, end);
  process.send?.({ url: served.url, publishableKey: served.publishableKey });
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof Error && error.cause) console.error(error.cause);
    process.exit(1);
  });
}
