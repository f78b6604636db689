import type { Role } from '../fixtures/data/people.ts';
import { expect, heading, test, versionShown } from './delivery-test.ts';

interface RemoteFile {
  routes: { path: string; roles?: Role[] }[];
  nav: { label: string; audience: string[]; menu?: string }[];
}

/** The tests of one remote with the shell only: `npm run e2e -w <app>` runs them for one team. */
for (const name of ['customer', 'mechanic', 'manager'] as const) {
  test.describe(`${name}-app with the shell only`, { tag: `@${name}` }, () => {
    test.use({ remotes: [name] });

    test('every screen opens for its role, and the menu has no entries of other remotes', async ({
      page,
      signInAs,
      portal,
    }) => {
      const address = new URL('remote.json', portal.addressOf(`${name}-app`));
      const { routes, nav }: RemoteFile = await (await page.request.get(address.href)).json();
      await signInAs(name);
      const own = routes.filter(({ path, roles }) => !path.includes(':') && (roles ?? [name]).includes(name));
      expect(own.length).toBeGreaterThan(2);
      for (const { path } of own) {
        await page.goto(path);
        await expect(heading(page, /./), path).toBeVisible();
        await expect(heading(page, /not available|not found|stopped working/), path).toHaveCount(0);
        expect(await versionShown(page, name), path).toBe('current');
      }
      const entries = nav.filter(({ audience }) => audience.includes(name));
      const labels = entries.filter(({ menu }) => !menu).map(({ label }) => label);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
        'Dashboard',
        ...labels,
      ]);
    });
  });
}
