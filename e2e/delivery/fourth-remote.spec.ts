import { expect, heading, test, versionShown } from './delivery-test.ts';
import { type Edits, swap } from './sources/source-copy.ts';

/** All of a new remote: what CONTRIBUTING says under "Add a remote". */
const supplierApp: Edits = {
  'package.json': swap('"manager-app",', '"manager-app",\n    "supplier-app",'),
  'supplier-app/package.json': (_) =>
    JSON.stringify({
      name: '@pitlane/supplier-app',
      private: true,
      version: '0.1.0',
      type: 'module',
      scripts: { build: 'rsbuild build' },
      dependencies: {
        '@pitlane/shared-data': '*',
        '@pitlane/shared-ui': '*',
        '@tanstack/react-query': '5.108.0',
        react: '19.3.1',
        'react-dom': '19.3.1',
        'react-router': '8.5.1',
        'styled-components': '6.6.0',
      },
    }),
  'supplier-app/rsbuild.config.ts': `
import { defineApp } from '../rsbuild.base.ts';
import { manifest } from './src/manifest.ts';

export default defineApp({ name: 'pitlane_supplier', port: 3005, manifest });
`,
  'supplier-app/src/paths.ts': `
export const paths = { offers: '/supplier-offers', services: '/services' };
`,
  'supplier-app/src/manifest.ts': `
import type { RemoteManifest } from '@pitlane/shared-data/remote-contract';
import { paths } from './paths.ts';

export const manifest: RemoteManifest = {
  contract: 2,
  name: 'supplier',
  label: 'Supplier portal',
  team: 'Supplier team',
  routes: [{ path: paths.offers, title: 'Supplier Offers' }],
  nav: [{ label: 'Offers', href: paths.offers, audience: ['visitor', 'manager'], order: 60 }],
};
`,
  'supplier-app/src/routes.tsx': `
import { contractVersion, type RemoteModule } from '@pitlane/shared-data/remote-contract';
import { paths } from './paths.ts';

export const contract: RemoteModule['contract'] = contractVersion;
export const createRoutes: RemoteModule['createRoutes'] = () => [
  { path: paths.offers, lazy: () => import('./features/supplier-offers/supplier-offers-screen.tsx') },
];
`,
  'supplier-app/src/features/supplier-offers/supplier-offers-screen.tsx': `
import { EmptyState, Page, PageHeader } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

export function Component() {
  return (
    <Page>
      <PageHeader title="Supplier Offers" back={{ href: paths.services, label: 'Services' }} />
      <EmptyState title="No offers yet" />
    </Page>
  );
}
`,
};

test.use({ remotes: ['customer', 'mechanic', 'manager', 'supplier'] });

test('a fourth remote needs an entry in portal.json and a folder of its own', async ({
  page,
  portal,
  sources,
  consoleErrors,
}) => {
  consoleErrors.expect(/404.*remote\.json/);
  await page.goto('/services');
  await expect(heading(page, 'Our Services')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Offers', exact: true })).toHaveCount(0);

  portal.release('supplier-app', await sources.build('supplier', 'supplier-app', supplierApp), 'first');
  await page.reload();
  await menu.getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(heading(page, 'Supplier Offers')).toBeVisible();
  expect(await versionShown(page, 'supplier')).toBe('first');
  await page.getByRole('main').getByRole('link', { name: 'Services' }).click();
  await expect(heading(page, 'Our Services')).toBeVisible();
});
