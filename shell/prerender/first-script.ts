import { readFileSync } from 'node:fs';

/**
 * The only script that stands in the page itself. It runs before anything is shown: it applies the chosen theme, and
 * starts the portal's code, at the landing only once that is on the screen. Where the code cannot be had it says so;
 * the landing does without. The names of the files to start, and of those that they will ask for, stand in attributes of
 * its element, so that its text, and with it its hash in the security policy, is the same in every build.
 */
export const firstScript = readFileSync(new URL('first-script.js', import.meta.url), 'utf8');
