import { readFileSync } from 'node:fs';

/** A module's text without comments, indentation, imports and the word `export`. */
const read = (name: string) =>
  readFileSync(new URL(`${name}.js`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/^export /, ''))
    .filter((line) => !/^(\/\/|\/\*|\*|import |$)/.test(line))
    .join('\n');

/** One script of the modules of a folder, each after those that it uses. No two may use the same name. */
const join = (folder: string, names: string) => {
  const parts = names.split(' ').map((name) => read(`${folder}/${name}`));
  return `(() => {\n${parts.join('\n')}\n})();`;
};

/** Starts the portal's code, or the page of a link. */
export const startScript = join(
  'first-script',
  'attributes theme address load-failed files settings remotes link-page start',
);

/** Draws the frame of a page from the templates of index.html. */
export const frameScript = join('page-frame', 'stored templates route header rail screen last-visit draw');

/**
 * The only inline script of the page. It runs before anything is painted: it applies the chosen theme, loads the portal's
 * code, on the landing page only after the first paint, and draws the frame of any other page. If the code cannot be
 * loaded it says so, except on the landing page, which works without. The files to load and to preload are in attributes
 * of its element, so that its text, and its hash in the security policy, is the same in every build.
 */
export const firstScript = `${startScript}\n${frameScript}`;
