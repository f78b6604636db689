import type { Rspack } from '@rsbuild/core';

type Test = Exclude<NonNullable<Rspack.OptimizationSplitChunksCacheGroup['test']>, string | RegExp | false>;
type Which = (file: string, chunks: readonly (string | undefined)[]) => boolean;

const ui = (...topics: string[]) => new RegExp(`shared-ui/src/(exports/)?(${topics.join('|')})[./]`);
const reactAria = /node_modules\/(react-aria|react-aria-components|react-stately|@internationalized)\//;
const reactAriaPart = (...parts: string[]) =>
  new RegExp(`(react-aria|react-aria-components|react-stately)/dist/private/(${parts.join('|')})`);

/** The pages that people enter by, as `shell/src/routes.tsx` names their files. */
const entrance = ['sign-in', 'register', 'forgot-password', 'reset-password'];

const basics = ui(
  ...['banner', 'button', 'card', 'description-list', 'empty-state', 'failed-state', 'fade-in', 'icons'],
  ...['layout', 'link', 'notification', 'page-header', 'section', 'skeleton', 'spinner', 'stat-card'],
  ...['status-badge', 'theme'],
);

/** What stands for a dialog until it is opened. */
const thinDialog = ui('exports/dialog', 'dialog/dialog', 'dialog/confirm-dialog');

const isEntrance: Which = (_, chunks) => entrance.some((name) => chunks.includes(name));
const isFramed: Which = (_, chunks) => chunks.includes('framed-pages');

/** What becomes files of their own, the first that fits. A page that needs one module of a file gets all of it. */
const files: Record<string, Which> = {
  // Of every page. They change seldom, so they stay in the browser's cache when the portal changes.
  foundation: (file, chunks) =>
    /node_modules\/(react|react-dom|scheduler|styled-components|stylis|react-router|use-sync-external-store|clsx|@swc\/helpers|zod)\/|router-exports/.test(
      file,
    ) ||
    (chunks.includes('start') && reactAria.test(file)),
  // Of the pages with a remote.
  remotes: (file, chunks) =>
    /node_modules\/(@tanstack\/(react-query|query-core)|@module-federation)\//.test(file) ||
    (chunks.includes('federation-host') && !isEntrance(file, chunks)),
  // Of the entrance, of the pages with the header, and of both.
  first: (file, chunks) => {
    const isPart = basics.test(file) || /node_modules\/lucide-react/.test(file);
    const isBeyond = isFramed(file, chunks) || chunks.includes('federation-host');
    return isEntrance(file, chunks) && (isPart || isBeyond);
  },
  fields: (file, chunks) =>
    isEntrance(file, chunks) &&
    (reactAria.test(file) || ui('checkbox', 'field', 'text-field', 'password-field').test(file)),
  selects: (file) =>
    ui('select', 'form-select', 'form/form-select').test(file) ||
    reactAriaPart('select/', '(Select|intlStrings)\\.').test(file),
  forms: (file) =>
    /node_modules\/(react-hook-form|@hookform|@standard-schema)\//.test(file) || ui('form').test(file),
  frame: (file, chunks) => isFramed(file, chunks) || /node_modules\/@supabase\/postgrest-js/.test(file),
  // Of the remotes' screens.
  basics: (file) => /node_modules\/lucide-react/.test(file) || basics.test(file) || thinDialog.test(file),
  interactions: (file) => reactAriaPart('(i18n|interactions|intl|utils)/').test(file),
  overlays: (file) =>
    reactAriaPart(
      '(collections|dialog|focus|list|listbox|menu|overlays|selection|tree)/',
      '(Collection|Dialog|DragAndDrop|Header|Heading|Keyboard|ListBox|Menu|Modal|OverlayArrow|Popover)\\.',
      '(SelectionIndicator|Separator|SharedElementTransition)\\.',
    ).test(file),
  lists: (file) =>
    ui('list-address', 'search-field', 'choice-group').test(file) ||
    reactAriaPart(
      '(button|radio|searchfield|toggle|toolbar)/',
      '(RadioGroup|SearchField|ToggleButton|ToggleButtonGroup)\\.',
    ).test(file),
  tables: (file) => /node_modules\/@tanstack\//.test(file) || ui('table', 'timeline').test(file),
};

const toTest =
  (name: string, which: Which): Test =>
  (module, { chunkGraph }) => {
    const chunks = [...chunkGraph.getModuleChunks(module)].map((chunk) => chunk.name);
    // What the first code needs stays with it, unless it is a library of every page.
    if (chunks.includes('start') && name !== 'foundation') return false;
    return which(module.nameForCondition() ?? '', chunks);
  };

/**
 * What pages need together comes from the shell as one file each, instead of as dozens of small ones. The libraries
 * change seldom, so their files stay in the browser's cache from release to release.
 */
export const filesOfTheirOwn = Object.fromEntries(
  Object.entries(files).map(([name, which], index) => [
    name,
    { name, test: toTest(name, which), minSize: 0, priority: 50 - index },
  ]),
);
