import path from 'node:path';
import { expect, heading, test, versionShown } from './delivery-test.ts';
import { runIn } from './sources/run-in.ts';
import { type Edits, swap } from './sources/source-copy.ts';

const screen = `
import { Page, PageHeader } from '@pitlane/shared-ui/core';

/** Who has a key to the garage. */
export function Component() {
  return (
    <Page>
      <PageHeader title="Garage Keys" />
    </Page>
  );
}
`;

/** All of a new screen: what CONTRIBUTING says under "Add a screen". */
const withKeysScreen: Edits = {
  'manager-app/src/features/garage-keys/garage-keys-screen.tsx': screen,
  'manager-app/src/paths.ts': swap(
    "  dashboard: '/manager-dashboard',",
    "  dashboard: '/manager-dashboard',\n  garageKeys: '/garage-keys',",
  ),
  'manager-app/src/manifest.ts': (text) =>
    swap(
      '  routes: [',
      "  routes: [\n    { path: paths.garageKeys, title: 'Garage Keys', ...managers },",
    )(
      swap(
        '  nav: [',
        "  nav: [\n    { label: 'Keys', href: paths.garageKeys, audience: ['manager'], order: 50 },",
      )(text),
    ),
  'manager-app/src/routes.tsx': swap(
    '  {\n    path: paths.dashboard,',
    `  { path: paths.garageKeys, lazy: () => import('./features/garage-keys/garage-keys-screen.tsx') },
  {
    path: paths.dashboard,`,
  ),
};

const release = (to: string, version: string) => [
  'run',
  'release',
  '-w',
  'manager-app',
  '--',
  ...['--to', to, '--version', version],
];

test('a remote adds a screen, its guard and its menu entry with its own release, and removes them with a rollback', async ({
  page,
  signInAs,
  anotherBrowser,
  portal,
  sources,
}) => {
  const to = portal.folderOf('manager-app');
  await signInAs('manager');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Requests', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Keys', exact: true })).toHaveCount(0);

  // The command that the team uses, in the folder of the sources.
  await sources.withEdits(withKeysScreen, () => runIn(sources.folder, 'npm', release(to, 'keys')));
  await page.reload();
  await menu.getByRole('link', { name: 'Keys', exact: true }).click();
  await expect(heading(page, 'Garage Keys')).toBeVisible();
  await expect(page).toHaveTitle('Garage Keys · Pitlane');
  expect([await versionShown(page, 'shell'), await versionShown(page, 'manager')]).toEqual([
    'current',
    'keys',
  ]);

  const visitor = await anotherBrowser();
  await visitor.goto(new URL('/garage-keys', portal.url).href);
  await expect(visitor).toHaveURL(/\/login\?next=%2Fgarage-keys/);
  await signInAs('mechanic', visitor);
  await visitor.goto(new URL('/garage-keys', portal.url).href);
  await expect(visitor).toHaveURL(/\/mechanic-dashboard/);

  await runIn(sources.folder, 'npm', [
    'run',
    'rollback',
    '-w',
    'manager-app',
    '--',
    '--to',
    path.resolve(to),
  ]);
  await page.goto('/garage-keys');
  await expect(heading(page, 'Page not found')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Keys', exact: true })).toHaveCount(0);
});
