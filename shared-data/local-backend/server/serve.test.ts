import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPglite } from '../engine/pglite-engine.ts';
import { fillDataFolder } from '../testing/fill-data-folder.ts';
import { type ServedBackend, serveBackend } from './serve.ts';

let folder: string;
let served: ServedBackend;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitlane-test-'));
});
afterEach(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the backend serves browsers on this machine until it is closed @long', async () => {
  served = await serveBackend({ port: 0, dataDir: folder });
  const headers = { apikey: served.publishableKey, origin: 'http://localhost:3000' };
  const response = await fetch(`${served.url}/rest/v1/services?select=name`, { headers });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toHaveLength(14);
  const preflight = await fetch(`${served.url}/auth/v1/token`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type',
    },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,content-type');

  const signIn = (password: string, address: string) =>
    fetch(`${served.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: 'customer@pitlane.test', password }),
    });
  for (let guess = 0; guess < 10; guess++)
    expect((await signIn('wrong', `198.51.100.${guess}`)).status).toBe(400);
  // Forged addresses do not raise the limit.
  expect((await signIn('customer1', '198.51.100.99')).status).toBe(429);

  const mails = async () => (await fetch(`${served.url}/mails`)).text();
  // Reminders of the demo data are there from 10 am on.
  expect(await mails()).not.toContain('/reset-password');
  await fetch(`${served.url}/auth/v1/recover`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'customer@pitlane.test' }),
  });
  expect(await mails()).toMatch(/To customer@pitlane\.test.+\/reset-password.+<\/html>\s*$/s);

  const port = Number(new URL(served.url).port);
  await expect(serveBackend({ port })).rejects.toThrow(`Port ${port} is in use`);

  await Promise.all([served.close(), served.close()]);
  await expect(fetch(served.url)).rejects.toThrow();
});

test('a refusal reaches a browser in words, and its connection serves the next request', async () => {
  await fillDataFolder(folder, { seed: true });
  served = await serveBackend({ port: 0, dataDir: folder });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (address: string, body: string) =>
    new Promise<{ status?: number; origin?: string; body: unknown; port?: number }>((resolve, reject) => {
      const headers = { apikey: served.publishableKey, 'content-type': 'application/json' };
      const sent = request(
        `${served.url}${address}`,
        { method: 'POST', agent, headers },
        async (response) => {
          const port = response.socket.localPort;
          const text = (await response.toArray()).join('');
          const { 'access-control-allow-origin': origin } = response.headers;
          resolve({ status: response.statusCode, origin, body: JSON.parse(text), port });
        },
      );
      sent.on('error', reject).end(body);
    });
  const unknown = await post('/auth/v1/signup', '{}');
  expect(unknown).toMatchObject({ status: 404, origin: '*', body: { message: 'Not found' } });
  const deep = await post('/rest/v1/rpc/book', '['.repeat(200));
  expect(deep).toMatchObject({
    status: 400,
    origin: '*',
    body: { message: 'The JSON is nested too deeply' },
  });
  const large = await post('/rest/v1/rpc/book', JSON.stringify('x'.repeat(1_000_000)));
  expect(large).toMatchObject({ status: 413, origin: '*', body: { message: 'The request is too large' } });
  const next = await post('/auth/v1/signup', '{}');
  expect(next).toMatchObject({ status: 404, port: large.port });
  agent.destroy();
});

test('limits per address count that of the socket, in the functions too, whatever a request claims @long', async () => {
  await fillDataFolder(folder, { seed: true });
  served = await serveBackend({ port: 0, dataDir: folder });
  const headers = {
    apikey: served.publishableKey,
    'content-type': 'application/json',
    'x-forwarded-for': '198.51.100.7',
    'x-pitlane-caller': '198.51.100.8',
  };
  const token = 'wrong-token-wrong-token';
  for (const path of ['rest/v1/rpc/open_link', 'functions/v1/photo-links']) {
    const body = JSON.stringify({ token });
    const { status } = await fetch(`${served.url}/${path}`, { method: 'POST', headers, body });
    expect(status).toBe(404);
  }
  await served.close();
  const engine = await openPglite(path.join(folder, 'database'));
  const counted = await engine.query("select caller from private.attempts where action = 'link'");
  await engine.close();
  expect(counted).toEqual([{ caller: '127.0.0.1' }, { caller: '127.0.0.1' }]);
});
