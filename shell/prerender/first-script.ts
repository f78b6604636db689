import { readFileSync } from 'node:fs';

/**
 * The only inline script of the page. It runs before anything is painted: it applies the chosen theme and loads the
 * portal's code, on the landing page only after the first paint. If the code cannot be loaded it says so, except on the
 * landing page, which works without. The files to load and to preload are in attributes of its element, so that its
 * text, and its hash in the security policy, is the same in every build.
 */
export const firstScript = readFileSync(new URL('first-script.js', import.meta.url), 'utf8');
