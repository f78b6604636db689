import { apiOf } from '../../fixtures/data/api.ts';
import { cameraPhoto } from '../../fixtures/data/camera-photo.ts';
import { createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { storedOnDevice } from '../../fixtures/page/stored-on-device.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

interface PhotoRow {
  path: string;
  width: number;
  height: number;
}

test.use({ viewport: { width: 390, height: 844 } });

test('photos at check-in are shrunk, say nothing but the picture, and leave the device with a logout', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_RESET|ChunkLoadError/);
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  await signInAs('manager');
  await page.goto(`/job-card/${job.requestId}`);
  const picker = page.getByLabel('Add photos');
  const photos = page.getByRole('list', { name: 'Photos', exact: true });
  const unsent = page.getByRole('list', { name: 'Unsent photos' });
  await expect(page.getByText('No photos yet')).toBeVisible();
  const target = await page.locator('label', { has: picker }).boundingBox();
  expect(target?.height).toBeGreaterThanOrEqual(48);

  await test.step('a photo is turned upright, shrunk and shown', async () => {
    await picker.setInputFiles(await cameraPhoto(page, 'Front'));
    const picture = photos.locator('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    await expect(picture).toHaveJSProperty('naturalHeight', 1600);
  });

  await test.step('the mechanic and the customer of the job see each once, and no place in it', async () => {
    for (const who of [mechanic, job.customer]) {
      const api = await apiOf(who);
      const rows = await api.read<PhotoRow>(
        `request_photos?select=path,width,height&request_id=eq.${job.requestId}`,
      );
      expect(rows.map(({ width, height }) => `${width} ${height}`)).toEqual(['1200 1600']);
    }
    const stored = await page.evaluate(
      async (url) => (await fetch(String(url))).text(),
      await photos.locator('img').first().getAttribute('src'),
    );
    expect(stored).toContain('WEBP');
    expect(stored).not.toMatch(/Exif|EXIF|GPS/);
  });

  await test.step('a photo opens large and is removed', async () => {
    await photos.getByRole('button', { name: 'Enlarge Photo 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Photo 1' });
    await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.getByText('No photos yet')).toBeVisible();
  });

  await test.step('a file that is not a picture is refused with a message', async () => {
    await picker.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(page.getByText('Please choose a JPEG, PNG or WebP picture')).toBeVisible();
  });

  await test.step('a logout asks, and leaves no picture on the device', async () => {
    await page.route('**/storage/v1/**', (route) => route.abort('connectionreset'));
    await picker.setInputFiles(await cameraPhoto(page, 'Rear'));
    await expect(unsent.getByRole('listitem')).toHaveCount(1);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.getByRole('banner').getByRole('button', { name: 'Meera Nair' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out and discard' }).click();
    await page.waitForURL('/');
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    expect(await storedOnDevice(page)).not.toContain('unsent');
  });
});
