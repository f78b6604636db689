import { cameraPhoto } from '../../fixtures/data/camera-photo.ts';
import { createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { phone } from '../../fixtures/page/mechanic-screens.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test.use({ viewport: phone });

test('an owner photographs the insurance on a phone, a manager calls about it, and its renewal closes it', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  test.setTimeout(180_000);
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  const { vehicle_id, registration_number } = job.vehicle;
  const address = `/vehicles/${vehicle_id}`;
  const shown = page.getByRole('table', { name: 'Documents of this vehicle' });

  await signInAs(job.customer);
  await test.step('the owner adds it with a photo', async () => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Add Document' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Document' });
    await dialog.getByRole('combobox', { name: /^Document/ }).selectOption({ label: 'Insurance' });
    await dialog.getByLabel(/^Valid until/).fill(dayAhead(12));
    await dialog.getByLabel('Photo of the Document').setInputFiles(await cameraPhoto(page, 'Policy'));
    await expect(dialog.getByText('Photo added')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Insurance saved')).toBeVisible();
    await expect(shown).toContainText('Expires in 12 days');
  });

  const photo = page.getByRole('button', { name: /^Photo of Insurance/ });
  await test.step('the photo opens', async () => {
    await page.reload();
    await shown.locator('summary').click();
    await photo.click();
    const picture = page.getByRole('dialog').getByRole('img', { name: /^Insurance, valid until/ });
    await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the mechanic of the car sees nothing of it', async () => {
    const workshop = await signInAs(mechanic, await anotherBrowser());
    await workshop.goto(address);
    await expect(workshop.getByRole('heading', { name: 'Service History' })).toBeVisible();
    await expect(workshop.getByRole('heading', { name: 'Documents' })).toHaveCount(0);
  });

  const desk = await signInAs('manager', await anotherBrowser());
  await desk.setViewportSize({ width: 1366, height: 768 });
  const list = `/due-work?kind=document&search=${encodeURIComponent(registration_number)}`;
  await test.step('the manager calls about it from the list of due work', async () => {
    const due = desk.getByRole('row', { name: 'Insurance' });
    // What changed is read again each two seconds.
    await expect(async () => {
      await desk.goto(list);
      await expect(due).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(due).toContainText('Expires');
    await due.getByRole('button', { name: /^More for Insurance/ }).click();
    await desk.getByRole('menuitem', { name: 'Call' }).click();
    await desk.getByRole('textbox', { name: /What was said/ }).fill('Renews this week');
    await desk.getByRole('button', { name: 'Save Call' }).click();
    await expect(due).toContainText('Renews this week');
  });

  await test.step('the owner enters the new end, and it is no longer due', async () => {
    await page.getByRole('button', { name: /^Change Insurance/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Document' });
    await dialog.getByLabel(/^Valid until/).fill(dayAhead(377));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(shown).toContainText('Expires in 377 days');
    await desk.reload();
    await expect(desk.getByRole('heading', { name: 'No due work found' })).toBeVisible();
  });
});
