import { existsSync, realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

interface StaticSite {
  folder: string;
  port: number;
  /** Whether unknown paths return the page, whose router handles them. */
  isSinglePage: boolean;
  /** JSON files that exist in memory only, by path. */
  generated?: Record<string, unknown>;
  /** Sent with every response. */
  headers?: Record<string, string>;
  /** Headers that replace those for a path, or for all paths below one that ends with a slash. */
  headersOfPath?: Record<string, Record<string, string>>;
}

/** Files with a hash in their name and those of a release never change. */
const immutableFile = /\.[0-9a-f]{8,}\.|^\/versions\//;
const immutableCache = 'public, max-age=31536000, immutable';

/** Whether a path leads out of the folder through a symbolic link, in any form in which sirv looks for its file. */
function leadsOutside(folder: string, pathname: string): boolean {
  const root = realpathSync(folder);
  const file = path.join(root, decodeURIComponent(pathname));
  const forms = ['', '.html', '.htm', '/index', '/index.html', '/index.htm'].flatMap((ending) =>
    ['', '.br', '.gz'].map((compressed) => file + ending + compressed),
  );
  return forms.some(
    (form) => existsSync(form) && !`${realpathSync(form)}${path.sep}`.startsWith(root + path.sep),
  );
}

function builtFiles(folder: string, isSinglePage: boolean) {
  const send = sirv(folder, {
    // Reads the folder at each request, because a build may replace its files while they are served.
    dev: true,
    single: isSinglePage,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', immutableFile.test(path) ? immutableCache : 'no-cache'),
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    // A file that a build removes during the response ends this response, not the server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      if (leadsOutside(folder, new URL(request.url ?? '/', 'http://localhost').pathname)) return next();
      send(request, response, next);
    } catch {
      next();
    }
  };
}

const isAt = (place: string, path: string) => (place.endsWith('/') ? path.startsWith(place) : path === place);

/** Serves a built app on the loopback address, with the cache rules that a static host should apply. */
export function serveStatic({
  folder,
  port,
  isSinglePage,
  generated = {},
  headers = {},
  headersOfPath = {},
}: StaticSite): Promise<Server> {
  const send = builtFiles(folder, isSinglePage);
  const commonHeaders = {
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  };
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const own = Object.entries(headersOfPath).filter(([place]) => isAt(place, path));
    const all = Object.assign({}, commonHeaders, ...own.map(([, values]) => values));
    response.setHeaders(new Map(Object.entries(all)));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.statusCode = 405;
      response.setHeader('Allow', 'GET, HEAD');
      response.end('Method not allowed');
      return;
    }
    const content = generated[path];
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
