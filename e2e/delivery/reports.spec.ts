import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { expect, heading, test } from './delivery-test.ts';
import { root } from './sources/copy-sources.ts';
import { swap } from './sources/source-copy.ts';

interface Report {
  kind: string;
  app: string;
  version: string;
  page: string;
  name?: string;
  message?: string;
  milliseconds?: number;
}

test.describe('with a reporter', () => {
  test.use({ settings: { reporter: '/reporter.js' } });

  test('web vitals, loaded remotes and errors are reported, each with its release', async ({
    page,
    signInAs,
    portal,
    sources,
    consoleErrors,
  }) => {
    consoleErrors.expect(/a planted defect/);
    copyFileSync(
      path.join(root, 'shell/reporter.example.js'),
      path.join(portal.folderOf('shell'), 'reporter.js'),
    );
    const broken = await sources.build('manager-broken', 'manager-app', {
      'manager-app/src/features/assign-requests/assign-requests-screen.tsx': swap(
        '  return (\n',
        "  if (document.title) throw new Error('a planted defect');\n  return (\n",
      ),
    });
    portal.release('manager-app', broken, 'broken');

    const reports: Report[] = [];
    await page.route('**/reports', async (route) => {
      reports.push(JSON.parse(route.request().postData() ?? 'null'));
      await route.fulfill({ status: 204 });
    });
    await signInAs('manager');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Requests' }).click();
    await expect(heading(page, 'This page stopped working')).toBeVisible();

    const ofKind = (kind: string) => reports.filter((report) => report.kind === kind);
    await expect
      .poll(() => ofKind('error'))
      .toMatchObject([
        { app: 'manager', version: 'broken', page: '/assign-requests', message: 'a planted defect' },
      ]);
    expect(ofKind('remote-loaded')).toMatchObject([
      { app: 'manager', version: 'broken', milliseconds: expect.any(Number) },
    ]);
    await expect
      .poll(() => ofKind('web-vital'))
      .toContainEqual(
        expect.objectContaining({ name: 'TTFB', app: 'shell', version: 'current', page: '/login' }),
      );
  });
});

test('without a reporter nothing is measured or sent', async ({ page, signInAs, portal }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await signInAs('manager');
  await expect(heading(page, /./)).toBeVisible();
  const scripts = await Promise.all(
    sent
      .filter((url) => url.startsWith(portal.url) && url.endsWith('.js'))
      .map(async (url) => (await page.request.get(url)).text()),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => text.includes('largest-contentful-paint'))).toEqual([]);
  expect(sent.filter((url) => url.includes('report'))).toEqual([]);
});

test('?overlay=owners shows the app, release and team of each part of the page', async ({
  page,
  signInAs,
}) => {
  await signInAs('manager');
  await page.goto('/assign-requests?overlay=owners');
  await expect(heading(page, 'Assign Service Requests')).toBeVisible();
  const labelOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content.replaceAll(/" "|"/g, ''));
  expect(await labelOf('html[data-app]')).toContain('Portal team');
  expect(await labelOf('main [data-app="manager"]')).toContain('Admin team');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments' }).click();
  await expect(heading(page, 'Salary Payment History')).toBeVisible();
  expect(await labelOf('main [data-app="manager"]')).toContain('Admin team');
  await page.goto('/assign-requests');
  expect(await labelOf('html[data-app]')).toBe('none');
});
