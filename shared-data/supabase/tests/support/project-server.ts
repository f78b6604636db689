import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Backend } from '../../../local-backend/server/open-backend.ts';

export interface ProjectServer {
  url: string;
  /** The addresses of the Edge Functions that it has, by their names. */
  functions: Map<string, string>;
  /** What Supabase sets in the environment of an Edge Function. */
  secrets: Record<string, string>;
  close: () => void;
}

/** Deletes files with the secret key as Supabase Storage does, which the embedded backend offers nobody. */
async function removeFiles({ exec, secretKey }: Backend, request: Request): Promise<Response> {
  if (request.headers.get('authorization') !== `Bearer ${secretKey}`)
    return Response.json({ message: 'Not allowed' }, { status: 400 });
  const { prefixes } = (await request.json()) as { prefixes: string[] };
  const sql = 'delete from storage.objects where bucket_id = $1 and name = any ($2) returning name';
  return Response.json(await exec(sql, ['request-photos', prefixes]));
}

async function callFunction(url: string, request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ['connection', 'content-length', 'host']) headers.delete(name);
  const body = ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer();
  const { search } = new URL(request.url);
  return fetch(url + search, { method: request.method, headers, body, redirect: 'manual' });
}

/** Serves a backend with Edge Functions of its own, as a hosted project is served. */
export async function serveProject(backend: Backend): Promise<ProjectServer> {
  const functions = new Map<string, string>();
  const server = createAdaptorServer({
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      const [, name] = /^\/functions\/v1\/([\w-]+)$/.exec(pathname) ?? [];
      if (name) {
        const url = functions.get(name);
        return url ? callFunction(url, request) : new Response(null, { status: 404 });
      }
      return request.method === 'DELETE' && pathname === '/storage/v1/object/request-photos'
        ? removeFiles(backend, request)
        : backend.fetch(request);
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    functions,
    secrets: {
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: backend.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
      PITLANE_SITE_URL: 'https://portal.example',
    },
    close: () => void server.close(),
  };
}
