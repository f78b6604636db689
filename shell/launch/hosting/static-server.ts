import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';

interface StaticSite {
  folder: string;
  port: number;
  /** Unknown paths answer the page, whose router decides what they mean. */
  isSinglePage: boolean;
  /** Files that are made at run time, by path: their content as JSON. */
  generated?: Record<string, unknown>;
  /** Sent with every answer. */
  headers?: Record<string, string>;
}

/** A name with a hash, and whatever lies in the folder of a release: neither ever changes. */
const neverChanges = /\.[0-9a-f]{8,}\.|^\/versions\//;
const immutable = 'public, max-age=31536000, immutable';

function builtFiles(folder: string, isSinglePage: boolean) {
  const send = sirv(folder, {
    // Looks at the folder at each request, because a build may replace its files while they are served.
    dev: true,
    single: isSinglePage,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', neverChanges.test(path) ? immutable : 'no-cache'),
  });
  return (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => {
    // A file that a build removes just now ends this answer, not the server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      send(request, response, otherwise);
    } catch {
      otherwise();
    }
  };
}

/** Serves a built app on the loopback address, with the cache rules that a static host should apply. */
export function serveStatic({
  folder,
  port,
  isSinglePage,
  generated = {},
  headers = {},
}: StaticSite): Promise<Server> {
  const send = builtFiles(folder, isSinglePage);
  const everywhere = {
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  };
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(everywhere)));
    const content = generated[request.url?.split('?')[0] ?? ''];
    if (content !== undefined) {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(JSON.stringify(content, null, 2));
      return;
    }
    send(request, response, () => {
      response.statusCode = 404;
      response.end('Not found');
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
