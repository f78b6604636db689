import type { Rspack } from '@rsbuild/core';
import { importsOf } from './lazy-imports.ts';

type Test = Exclude<NonNullable<Rspack.OptimizationSplitChunksCacheGroup['test']>, string | RegExp | false>;
/** Whether a module belongs in a chunk, by its path or by the lazy imports that need it. */
type Matcher = (file: string, imports: readonly string[]) => boolean;

const ui = (...topics: string[]) => new RegExp(`shared-ui/src/(exports/)?(${topics.join('|')})[./]`);

/** The account pages, which have no header. */
const accountPages = /\/features\/(login|register|forgot-password|reset-password)\//;

const basics = ui(
  ...['banner', 'button', 'card', 'description-list', 'empty-state', 'failed-state', 'fade-in', 'icons'],
  ...['layout', 'link', 'notification', 'page-header', 'section', 'skeleton', 'spinner', 'stat-card'],
  ...['status-badge', 'theme', 'contact', 'vehicle', 'paged-list/format-count'],
);

const includesImport = (pathEnd: string) => (imports: readonly string[]) =>
  imports.some((name) => name.endsWith(`/${pathEnd}`));
const isStart = includesImport('start-portal.tsx');
const isFederation = includesImport('federation-host.ts');
const isFramed = includesImport('header-layout.tsx');
const isAccountPage = (imports: readonly string[]) => imports.some((name) => accountPages.test(name));

/** The chunks; the first match counts. A page that needs one module of a chunk loads all of it. */
const files: Record<string, Matcher> = {
  // Used by every page. These change rarely, so they stay in the browser's cache when the portal changes.
  foundation: (file) =>
    /node_modules\/(react|react-dom|scheduler|styled-components|stylis|react-router|use-sync-external-store|clsx|@swc\/helpers|zod)\/|router-exports/.test(
      file,
    ),
  // Used by pages with a remote.
  remotes: (file, imports) =>
    /node_modules\/(@tanstack\/(react-query|query-core)|@module-federation)\//.test(file) ||
    (isFederation(imports) && !isAccountPage(imports)),
  // Used by the account pages, by the pages with the header, and by both.
  first: (file, imports) => {
    const isPart = basics.test(file) || /node_modules\/lucide-react/.test(file);
    const isBeyond = isFramed(imports) || isFederation(imports);
    return isAccountPage(imports) && (isPart || isBeyond);
  },
  fields: (file, imports) =>
    isAccountPage(imports) && ui('checkbox', 'field', 'text-field', 'password-field').test(file),
  forms: (file) =>
    /node_modules\/(react-hook-form|@hookform|@standard-schema)\//.test(file) || ui('form').test(file),
  frame: (file, imports) => isFramed(imports) || /node_modules\/@supabase\/postgrest-js/.test(file),
  // Used by the remotes' screens.
  basics: (file) => /node_modules\/lucide-react/.test(file) || basics.test(file),
  queries: (file) => ui('query-view', 'paged-list').test(file),
  lists: (file) => ui('list-params', 'search-field', 'choice-group').test(file),
  tables: (file) => /node_modules\/@tanstack\//.test(file) || ui('table', 'timeline').test(file),
};

const toTest =
  (name: string, matches: Matcher): Test =>
  (module, { chunkGraph }) => {
    const imports = [...chunkGraph.getModuleChunks(module)].flatMap(importsOf);
    // Modules of the startup code stay with it, unless they are libraries of every page.
    if (isStart(imports) && name !== 'foundation') return false;
    return matches(module.nameForCondition() ?? '', imports);
  };

/**
 * Combines modules that pages need together into one chunk each, instead of dozens of small files. The libraries change
 * rarely, so their chunks stay in the browser's cache across releases.
 */
export const shellCacheGroups = Object.fromEntries(
  Object.entries(files).map(([name, matches], index) => [
    name,
    { name, test: toTest(name, matches), minSize: 0, priority: 50 - index },
  ]),
);
