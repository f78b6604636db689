import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { demoLogins } from '../fixtures/data/people.ts';
import { port } from '../portal/address.ts';
import { startPortal } from '../portal/start-program.ts';
import { createSourceCopy, swap } from './sources/source-copy.ts';

/** After the ports of the journeys' portal. */
const devPort = port + 20;

const edited = [
  {
    app: 'the shell',
    page: '/profile',
    file: 'shell/src/features/profile/profile-screen.tsx',
    from: 'Profile',
    to: 'Your Profile',
  },
  {
    app: 'a remote',
    page: '/salary-payments',
    file: 'manager-app/src/features/salary-payments/salary-payments-screen.tsx',
    from: 'Salary Payment History',
    to: 'Salaries Paid',
  },
];

test('an edit of the shell and of a remote is shown without reloading the page', async ({ page }) => {
  const sources = createSourceCopy();
  const data = mkdtempSync(path.join(tmpdir(), 'pitlane-development-'));
  const { folder } = sources;
  const dev = await startPortal({ folder, launcher: 'dev', remotes: ['manager'], port: devPort, data });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  try {
    await page.goto(`http://localhost:${devPort}/login`);
    await page.getByLabel('Email').fill(demoLogins.manager.email);
    await page.getByLabel('Password', { exact: true }).fill(demoLogins.manager.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL(/-dashboard$/);
    for (const { app, page: shownOn, file, from, to } of edited) {
      await test.step(app, async () => {
        await page.goto(`http://localhost:${devPort}${shownOn}`);
        await heading(from).waitFor();
        const loaded = await page.evaluate(() => performance.timeOrigin);
        await sources.withEdits({ [file]: swap(`title="${from}"`, `title="${to}"`) }, () =>
          expect(heading(to)).toBeVisible({ timeout: 30_000 }),
        );
        expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
      });
    }
  } finally {
    await dev.stop();
    rmSync(data, { recursive: true, force: true });
    sources.remove();
  }
});
