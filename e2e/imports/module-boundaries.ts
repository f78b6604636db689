import type { Arrow, ImportGraph } from './import-graph.ts';

/** The workspace that a file belongs to; `.config` for the settings of the build, which every workspace may import. */
const placeOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : '.config');

const isShared = (place: string) => place.startsWith('shared-');
const isPublished = ({ specifier }: Arrow) => !specifier.startsWith('.');

/** What e2e may import by its path: test data, and the programs that start, serve, release and prerender the portal. */
const openToE2e = [
  'shared-data/local-backend/',
  'shared-data/supabase/tests/',
  'shell/launch/',
  'shell/prerender/',
];

/** `shell` and `login` of `shell/src/features/login/login-screen.tsx`. */
function featureOf(file: string) {
  const [, app, feature] = /^([\w-]+)\/src\/features\/([\w-]+)\//.exec(file) ?? [];
  return { app, feature };
}

/** Whether a file composes features: `routes.tsx` and what else lies beside it, what renders the landing ahead, and tests. */
const composesFeatures = (file: string) =>
  /^[\w-]+\/(src\/[^/]+|prerender\/.+)$|\.test\.tsx?$/.test(file) && !featureOf(file).feature;

/** The schemas of what functions answer: the tests check with them, and their library stays out of the browser. */
const isSchemaOfAnswers = (file: string) =>
  /^shared-data\/src\/(answers\/|foundation\/answers\/shapes\.ts$|.+-answers\.ts$)/.test(file);
const isForTests = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

const loadsSchema = ({ from, to, isLoaded }: Arrow) =>
  isLoaded && isSchemaOfAnswers(to) && !isSchemaOfAnswers(from) && !isForTests(from);

/** What shared-data publishes is for others: its domains import each other's files. */
const importsOwnTopic = (arrow: Arrow) =>
  placeOf(arrow.from) === 'shared-data' &&
  placeOf(arrow.to) === 'shared-data' &&
  (arrow.to.startsWith('shared-data/src/exports/') || isPublished(arrow));

/** What has state is shared by its file between the builds on a page: another file of it would be loaded once by each. */
function loadsSecondState({ from, to, isLoaded }: Arrow) {
  const [, folder, name, file] =
    /^(shared-data\/src\/foundation\/(client|session)\/)([\w./-]+)$/.exec(to) ?? [];
  const isOutside =
    folder && from.startsWith('shared-data/src/') && !from.startsWith(folder) && !isForTests(from);
  return isOutside && isLoaded && file !== `${name}.ts` && !file?.startsWith('database.');
}

function refusal(arrow: Arrow): string | undefined {
  if (loadsSecondState(arrow)) return 'client and session have state: import their client.ts and session.ts';
  if (importsOwnTopic(arrow)) return 'shared-data imports its own files, not what it publishes';
  if (loadsSchema(arrow)) return 'a schema of answers is imported for its types';
  const from = placeOf(arrow.from);
  const to = placeOf(arrow.to);
  if (from !== to) {
    if (to === '.config') return undefined;
    if (from === '.config') return 'the settings of the build import nothing of ours';
    if (isShared(from)) return `${from} imports nothing of ours`;
    if (from === 'e2e') {
      const isOpen = isPublished(arrow) || openToE2e.some((folder) => arrow.to.startsWith(folder));
      return isOpen ? undefined : 'e2e imports test data and the programs that start the portal only';
    }
    if (!isShared(to)) return 'no app imports another app, the shell or e2e';
    return isPublished(arrow) ? undefined : 'only the published topics of a shared package may be imported';
  }
  const target = featureOf(arrow.to);
  if (!target.feature || featureOf(arrow.from).feature === target.feature || composesFeatures(arrow.from)) {
    return undefined;
  }
  return 'only routes compose features';
}

/** The imports that cross a boundary between workspaces or features, each with the rule that it breaks. */
export const crossedBoundaries = (graph: ImportGraph): string[] =>
  [...graph.values()].flat().flatMap((arrow) => {
    const rule = refusal(arrow);
    return rule === undefined ? [] : [`${arrow.from}\n  → ${arrow.to}\n  ${rule}`];
  });
