import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { serveStatic } from './static-server.ts';

let folder: string;
let server: Server;

function build(name: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), `<p>${name}</p>`);
  writeFileSync(path.join(folder, 'static', `${name}.0123456789.js`), name);
}

beforeEach(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'pitlane-test-')), 'dist');
  build('first');
  const site = { folder, port: 0, isSinglePage: true };
  const headers = { 'Referrer-Policy': 'no-referrer' };
  const headersOfPath = {
    '/worker.js': { 'Referrer-Policy': 'origin' },
    '/t/': { 'X-Robots-Tag': 'noindex' },
  };
  server = await serveStatic({
    ...site,
    headers,
    headersOfPath,
    generated: { '/portal.json': { remotes: [] } },
  });
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

const get = (file: string, headers = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${file}`, { headers });
const text = async (file: string) => (await get(file)).text();

test('a new build is served immediately, without the files of the old one', async () => {
  expect(await text('/')).toBe('<p>first</p>');
  build('second');
  expect(await text('/')).toBe('<p>second</p>');
  expect(await text('/static/second.0123456789.js')).toBe('second');
  expect((await get('/static/first.0123456789.js')).status).toBe(404);
});

test('between two builds the server responds with 404 and keeps running', async () => {
  rmSync(folder, { recursive: true });
  expect((await get('/')).status).toBe(404);
  build('second');
  expect(await text('/')).toBe('<p>second</p>');
});

test('a file with a hash in its name is cached as immutable, any other is revalidated', async () => {
  const hashed = await get('/static/first.0123456789.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
});

test('a symbolic link leads nowhere outside of the folder', async () => {
  const outside = path.join(path.dirname(folder), 'outside');
  mkdirSync(outside);
  for (const name of ['secret.txt', 'index.html', 'secret.js.br'])
    writeFileSync(path.join(outside, name), 'x');
  symlinkSync(path.join(outside, 'secret.txt'), path.join(folder, 'secret.txt'));
  symlinkSync(path.join(outside, 'secret.js.br'), path.join(folder, 'secret.js.br'));
  symlinkSync(outside, path.join(folder, 'linked'));
  for (const file of ['/secret.txt', '/secret.js', '/linked', '/linked/secret.txt']) {
    const response = await get(file, { 'Accept-Encoding': 'br' });
    expect([file, response.status]).toEqual([file, 404]);
  }
  symlinkSync(path.join(folder, 'index.html'), path.join(folder, 'same.html'));
  expect(await text('/same.html')).toBe('<p>first</p>');
});

test('a compressed file is sent to browsers that accept it', async () => {
  const file = '/static/first.0123456789.js';
  writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync('first'));
  const compressed = await get(file, { 'Accept-Encoding': 'br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('content-type')).toMatch(/javascript/);
  expect(await compressed.text()).toBe('first');
  const plain = await get(file, { 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe('first');
});

test('files in the folder of a release are cached as immutable', async () => {
  mkdirSync(path.join(folder, 'versions/7b1b44c'), { recursive: true });
  writeFileSync(path.join(folder, 'versions/7b1b44c/favicon.svg'), '<svg/>');
  const response = await get('/versions/7b1b44c/favicon.svg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('an unchanged file is answered with 304', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const again = await get('/', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  build('third');
  expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
});

test.each(['TRACE', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  const { port } = server.address() as AddressInfo;
  const [response] = await once(request({ port, host: '127.0.0.1', method, path: '/' }).end(), 'response');
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a page and its data say what they are, and a folder lists nothing', async () => {
  const typeOf = async (file: string) => (await get(file)).headers.get('content-type');
  expect(await typeOf('/')).toBe('text/html;charset=utf-8');
  expect(await typeOf('/portal.json')).toBe('application/json');
  expect(await text('/static/')).toBe('<p>first</p>');
});

test('an unknown path returns the page, a missing file does not', async () => {
  expect(await text('/my-vehicles')).toBe('<p>first</p>');
  expect((await get('/static/none.js')).status).toBe(404);
});

test.each(['/..%2Fsecret.txt', '/../secret.txt', '/static/../../secret.txt', '/%5C..%5Csecret.txt'])(
  'files outside of the folder are not served: %s',
  async (file) => {
    writeFileSync(path.join(folder, '..', 'secret.txt'), 'a secret');
    const { port } = server.address() as AddressInfo;
    // Sent unchanged: fetch would normalise the path.
    const [response] = await once(request({ port, host: '127.0.0.1', path: file }).end(), 'response');
    expect(await readText(response)).not.toContain('a secret');
  },
);

test('the headers are sent with every response', async () => {
  for (const file of ['/', '/portal.json', '/static/none.js', '/static/first.0123456789.js']) {
    expect((await get(file)).headers.get('referrer-policy')).toBe('no-referrer');
  }
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect((await get('/', { 'if-none-match': etag })).headers.get('referrer-policy')).toBe('no-referrer');
});

test('all paths below one that ends with a slash have its headers, and no other has', async () => {
  const robots = async (file: string) => (await get(file)).headers.get('x-robots-tag');
  expect(await Promise.all(['/t/c2VjcmV0', '/t', '/tracking'].map(robots))).toEqual(['noindex', null, null]);
});

test('a path with headers of its own gets them instead', async () => {
  writeFileSync(path.join(folder, 'worker.js'), '');
  expect((await get('/worker.js')).headers.get('referrer-policy')).toBe('origin');
});
