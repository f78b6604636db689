import type { Fault } from '../fault.ts';

export const serviceWorkerFaults: readonly Fault[] = [
  {
    area: 'service worker',
    name: 'The next visit starts with a page that the browser had cached, not with the release of now',
    file: 'shell/service-worker/current-files.ts',
    from: "fetch(url, { cache: 'no-cache' })",
    to: 'fetch(url)',
  },
  {
    area: 'service worker',
    name: 'A release that misses a file replaces the one that starts without a network',
    file: 'shell/service-worker/current-files.ts',
    from: '  if (!(await keepFiles(await filesNamedIn(text, url, before))) || isAside()) return false;',
    to: '  await keepFiles(await filesNamedIn(text, url, before));\n  if (isAside()) return false;',
  },
  {
    area: 'service worker',
    name: "The page that a host returns for a missing script is kept in the script's place",
    file: 'shell/service-worker/hashed-files.ts',
    from: "response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html')",
    to: 'response.status === 200',
  },
  {
    area: 'service worker',
    name: 'Files of a host that varies by origin are not found without a network',
    file: 'shell/service-worker/hashed-files.ts',
    from: '{ cacheName: fileCache, ignoreVary: true }',
    to: '{ cacheName: fileCache, ignoreVary: false }',
  },
  {
    area: 'service worker',
    name: 'An open page never learns of a newer release',
    file: 'shell/service-worker/current-files.ts',
    from: "  if (request.cache === 'reload' && request.mode !== 'navigate') return fetch(request);\n",
    to: '',
  },
];
