const ui = (...topics: string[]) => new RegExp(`shared-ui/src/(exports/)?(${topics.join('|')})[./]`);
const reactAria = (...parts: string[]) =>
  new RegExp(`(react-aria|react-aria-components|react-stately)/dist/private/(${parts.join('|')})`);

/**
 * What pages need together comes from the shell as one file each, instead of as dozens of small ones. The libraries
 * change seldom, so their files stay in the browser's cache from release to release.
 */
export const filesOfTheirOwn = Object.fromEntries(
  Object.entries({
    foundation:
      /node_modules\/(react|react-dom|scheduler|styled-components|stylis|@tanstack\/(react-query|query-core)|react-router|use-sync-external-store|clsx|@swc\/helpers)\/|router-exports/,
    icons: /node_modules\/lucide-react/,
    forms: ui('checkbox', 'field', 'form', 'password-field', 'text-field'),
    basics: ui(
      ...['banner', 'button', 'card', 'description-list', 'empty-state', 'failed-state', 'fade-in', 'icons'],
      ...['layout', 'link', 'notification', 'page-header', 'section', 'skeleton', 'spinner', 'stat-card'],
      ...['status-badge', 'theme'],
    ),
    data: /node_modules\/zod\/|shared-data\/src\/(exports\/(client|schema|session)\.|(answer|data-error|portal-config|remote-contract|session)\/|client\/(?!portal-client))/,
    controls: reactAria(
      '(button|form|i18n|interactions|label|link|live-announcer|progress|ssr|toggle|utils|visually-hidden)/',
      '(Autocomplete|Button|FieldError|Form|Group|Heading|Input|Label|Link|ProgressBar|Text|TextField|utils)\\.',
      '(collections/Hidden|flags/flags|focus/useFocusRing|textfield/useTextField|toast/useToastState)\\.',
    ),
    overlays: reactAria(
      '(collections|dialog|focus|list|listbox|menu|overlays|selection|tree)/',
      '(Collection|Dialog|DragAndDrop|Header|Keyboard|ListBox|Menu|Modal|OverlayArrow|Popover)\\.',
      '(SelectionIndicator|Separator|SharedElementTransition)\\.',
    ),
  }).map(([name, test], index) => [name, { name, test, minSize: 0, priority: 30 - index }]),
);
