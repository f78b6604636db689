import { readFileSync } from 'node:fs';

/** The text of a script without its comments and indentation. */
const read = (file: URL) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(\/\/|\/\*|\*|$)/.test(line))
    .join('\n');

/**
 * The only inline script of the page. It runs before anything is painted: it applies the chosen theme, loads the portal's
 * code, on the landing page only after the first paint, and draws the frame of any other page from the templates of
 * index.html. If the code cannot be loaded it says so, except on the landing page, which works without. The files to load
 * and to preload are in attributes of its element, so that its text, and its hash in the security policy, is the same in
 * every build.
 */
export const firstScript = `${read(new URL('first-script.js', import.meta.url))}\n${read(new URL('page-frame.js', import.meta.url))}`;
