import { loadFailed } from './load-failed.js';

const append = (tag, properties) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

export function preload(files) {
  for (const href of files) {
    // Scripts of other origins are loaded with CORS; a preload without it would be a second request.
    const crossOrigin = new URL(href, location.href).origin === location.origin ? null : 'anonymous';
    append('link', { rel: 'preload', as: 'script', crossOrigin, href });
  }
}

/** Loads and runs a script. Several run in the order of the calls. */
export const load = (src, properties) =>
  append('script', { src, async: false, onerror: loadFailed, ...properties });
