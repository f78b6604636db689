import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'DEPLOYING.md',
  'shared-data/supabase/README.md',
  'shared-ui/README.md',
];

const scriptsOf = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts ?? {};

const textOf = (document: string) => readFileSync(path.join(root, document), 'utf8');

/** The commands of a document, such as `npm start` or `npm run types -w shared-data`: script and workspace. Not `npm install`. */
const commandsIn = (text: string) =>
  [...text.matchAll(/npm (?:run )?([\w:-]+)(?: -w ([\w-]+))?/g)]
    .map(([, script = '', folder = '.']) => ({ script, folder }))
    .filter(({ script, folder }) => script !== 'and' && script !== 'install' && folder !== '<app>');

/** Words in backticks that look like a path of this repository, without placeholders. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, found = '']) => found);

const commands = documents.flatMap((document) =>
  commandsIn(textOf(document)).map((command) => ({ document, ...command })),
);
const paths = documents.flatMap((document) =>
  pathsIn(textOf(document))
    .filter((found) => !found.includes('YYYY') && existsSync(path.join(root, found.split('/', 1)[0] ?? '')))
    .map((found) => ({ document, found })),
);

test.each(commands)('`$script` of $folder, named in $document, exists', ({ script, folder }) => {
  expect(Object.keys(scriptsOf(folder))).toContain(script);
});

test.each(paths)('$found, named in $document, exists', ({ found }) => {
  expect(existsSync(path.join(root, found))).toBe(true);
});

/** The rows of the first table of SECURITY.md: the promise, how it is kept, its tests. */
const promises = (textOf('SECURITY.md').match(/(?:^\|.*\n)+/m)?.[0] ?? '')
  .split('\n')
  .slice(2)
  .filter((line) => line.split(' | ').length === 3)
  .map((line) => line.slice(2).split(' | '));
const testsIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, found = '']) => found);

test('SECURITY.md names a test for each promise of its table', () => {
  expect(promises.length).toBeGreaterThan(20);
  expect(promises.filter(([, , tests = '']) => testsIn(tests).length === 0)).toEqual([]);
});

test.each([...new Set(testsIn(textOf('SECURITY.md')))])('%s, named in SECURITY.md, exists', (found) => {
  const places = ['', 'shared-data/supabase/tests'].map((folder) => path.join(root, folder, found));
  expect(places.filter((place) => existsSync(place))).toHaveLength(1);
});

test('the README names npm start and npm test', () => {
  const named = commandsIn(textOf('README.md')).map(({ script }) => script);
  expect(named).toEqual(expect.arrayContaining(['start', 'test']));
});

test('the documented dump holds the record of the applied migrations', () => {
  expect(textOf('SECURITY.md')).toMatch(/--data-only.+schemas `[\w,]*\bsupabase_migrations\b/);
});

test('ARCHITECTURE.md names each decision in a topic once, and leads to files that exist', () => {
  const text = textOf('ARCHITECTURE.md');
  const named = [...(text.split('## Decisions by topic')[1] ?? '').matchAll(/\b\d{3}\b/g)].map(
    ([number]) => number,
  );
  const all = readdirSync(path.join(root, 'shell/decisions')).filter((name) => name.endsWith('.md'));
  expect(named.sort()).toEqual(all.map((name) => name.slice(0, 3)).sort());
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(path.join(root, link)))).toEqual([]);
});

test('each decision has a number of its own, the one in its title', () => {
  const folder = 'shell/decisions';
  const files = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'));
  const numbers = files.map((name) => name.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(files.map((name) => textOf(`${folder}/${name}`).slice(2, 5))).toEqual(numbers);
});

const recipes = textOf('CONTRIBUTING.md')
  .split(/^## /m)
  .map((section) => section.trim().split(/\n+/))
  .filter(([title = '']) => /^(Add|Change|Release) /.test(title))
  .map(([title, ...lines]) => ({ title, lines }));

test('CONTRIBUTING has a recipe for each usual change', () => {
  expect(recipes.map(({ title }) => title).sort()).toEqual([
    'Add a component',
    'Add a data domain',
    'Add a field to a record',
    'Add a figure to the reports',
    'Add a filter to a list',
    'Add a form',
    'Add a migration',
    'Add a page that opens by a link',
    'Add a remote',
    'Add a screen',
    'Add an event that customers are told',
    'Change a SQL function',
    'Change an Edge Function',
    'Release a new column',
  ]);
});

test.each(recipes)('the recipe "$title" has at most ten lines', ({ lines }) => {
  expect(lines.length).toBeLessThanOrEqual(10);
});

/** The arrows of a list, such as 'parts invoices'. */
const arrowsOf = (file: string) =>
  Object.entries<string[]>(JSON.parse(textOf(file))).flatMap(([from, domains]) =>
    domains.map((to) => `${from} ${to}`),
  );

test('ARCHITECTURE.md draws the arrows between domains as their lists have them', () => {
  const architecture = textOf('ARCHITECTURE.md');
  const drawn = [...architecture.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(([, from, to]) => `${from} ${to}`);
  const [, table = ''] = /^\| domain +\| calls in SQL +\|\n((?:\|.*\n)+)/m.exec(architecture) ?? [];
  const called = [...table.matchAll(/^\| (\w+) +\| (.+?) +\|$/gm)].flatMap(([, from, domains = '']) =>
    domains.split(', ').map((to) => `${from} ${to}`),
  );
  expect(drawn.sort()).toEqual(arrowsOf('shared-data/src/arrows.json').sort());
  expect(called.sort()).toEqual(arrowsOf('shared-data/supabase/schemas/arrows.json').sort());
});
