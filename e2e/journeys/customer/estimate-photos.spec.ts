import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { createRequest } from '../../fixtures/data/create-jobs.ts';
import { createPhoto } from '../../fixtures/data/create-photo.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const phone = { width: 390, height: 844 };

/** A booked request with a line that was priced and sent. */
async function prepareEstimate() {
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  const { request_id } = await createRequest(customer, vehicle);
  const manager = await apiOf('manager');
  const line = { kind: 'other', description: 'Brake discs', quantity: 2, unit_price: 2000 };
  await manager.call('add_line', { request_id, line });
  await manager.call('send_estimate', { request_id });
  const { token } = await manager.call<{ token: string }>('create_link', { request_id });
  return { customer, vehicle, request_id, manager, token };
}

const question = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Proposed work' }).getByRole('listitem', { name, exact: true });

test('photos of the work are seen in the portal and by link, and not once the link has ended', async ({
  consoleErrors,
  page,
  restoreSessionAs,
}) => {
  // The browser logs the broken request and the revoked link.
  consoleErrors.expect(/ERR_FAILED|status of 404/);
  const { customer, vehicle, request_id, manager, token } = await prepareEstimate();
  await createPhoto(manager, page, request_id, 'Discs');
  await createPhoto(manager, page, request_id, 'Pads');
  const photos = page.getByRole('list', { name: 'Photos' });
  await page.setViewportSize(phone);

  await test.step('by link the text does not need them, and a retry loads them', async () => {
    await page.route('**/functions/v1/photo-links', (route) => route.abort());
    await page.goto(`/t/${token}`);
    await expect(page.getByText('Photos could not be loaded')).toBeVisible();
    await expect(question(page, 'Brake discs')).toBeVisible();
    await page.unroute('**/functions/v1/photo-links');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(photos.locator('img')).toHaveCount(2);
    await expect(photos.locator('img').first()).toHaveJSProperty('naturalWidth', 1600);
    await photos.getByRole('button', { name: 'Enlarge Photo 2' }).click();
    const large = page.getByRole('dialog', { name: 'Photo 2' }).getByRole('img');
    await expect(large).toHaveJSProperty('naturalHeight', 1200);
  });

  await test.step('in the portal the customer sees the same', async () => {
    await restoreSessionAs(customer);
    await page.goto(`/estimate/${request_id}`);
    await expect(photos.locator('img')).toHaveCount(2);
    await expect(photos.locator('img').last()).toHaveJSProperty('naturalWidth', 1600);
    await photos.getByRole('button', { name: 'Enlarge Photo 1' }).click();
    await expect(page.getByRole('button', { name: 'Remove photo' })).toHaveCount(0);
  });

  await test.step('on the page of the car they are with their visit', async () => {
    await page.goto(`/vehicles/${vehicle.vehicle_id}`);
    await page.getByRole('button', { name: /^2 photos of / }).click();
    await expect(photos.locator('img')).toHaveCount(2);
    await photos.getByRole('button', { name: 'Enlarge Photo 2' }).click();
    const large = page.getByRole('dialog', { name: 'Photo 2' }).getByRole('img');
    await expect(large).toHaveJSProperty('naturalWidth', 1600);
  });

  await test.step('an ended link gets no photos', async () => {
    await manager.call('revoke_link', { request_id });
    const refused = page.waitForResponse('**/rpc/open_link');
    await page.goto(`/t/${token}`);
    await expect(page.getByText('This link is not valid any more.')).toBeVisible();
    await expect(page.locator('img')).toHaveCount(0);
    const response = await page.request.post(
      (await refused).url().replace('rest/v1/rpc/open_link', 'functions/v1/photo-links'),
      {
        data: { token },
      },
    );
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toContain('request-photos');
  });
});
