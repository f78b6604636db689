import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { createRequest } from '../../fixtures/data/create-jobs.ts';
import { createPhoto } from '../../fixtures/data/create-photo.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const phone = { width: 390, height: 844 };

interface Line {
  line_id: number;
  version: number;
}

const work = [
  { description: 'Brake discs', quantity: 2, unit_price: 2000, if_it_waits: 'Braking takes longer.' },
  { description: 'Battery', unit_price: 5200, why_needed: 'It holds no charge.' },
  { description: 'Wiper blades', unit_price: 600, urgency: 'later' },
];

/** A booked request with three lines that were priced and sent. */
async function prepareEstimate() {
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  const { request_id, estimated_cost } = await createRequest(customer, vehicle);
  const manager = await apiOf('manager');
  const lines: Line[] = [];
  for (const line of work)
    lines.push(await manager.call<Line>('add_line', { request_id, line: { kind: 'other', ...line } }));
  await manager.call('send_estimate', { request_id });
  const { token } = await manager.call<{ token: string }>('create_link', { request_id });
  return { customer, vehicle, request_id, estimated_cost, manager, lines, token };
}

const question = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Proposed work' }).getByRole('listitem', { name, exact: true });

async function sign(page: Page, name: string) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Thank you. Your answer is recorded.')).toBeVisible();
}

test('an estimate is answered on a phone by link, and again after a price has changed', async ({
  consoleErrors,
  page,
  restoreSessionAs,
}) => {
  // The browser logs the revoked link.
  consoleErrors.expect(/status of 404/);
  const { customer, vehicle, request_id, estimated_cost, manager, lines, token } = await prepareEstimate();
  await page.setViewportSize(phone);
  const response = await page.goto(`/t/${token}`);
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

  await test.step('two lines are approved, one is declined with a reason', async () => {
    await question(page, 'Brake discs').getByText('Approve', { exact: true }).click();
    await question(page, 'Battery').getByText('Approve', { exact: true }).click();
    await question(page, 'Wiper blades').getByText('Decline', { exact: true }).click();
    await question(page, 'Wiper blades').getByLabel('Why not?').fill('Next month');
    const total = `₹${(estimated_cost + 9200).toLocaleString('en-IN')}`;
    await expect(page.getByText('Approved with your answers').locator('xpath=..')).toContainText(total);
    await sign(page, 'Asha Rao');
    await expect(page.getByRole('list', { name: 'Answered work' })).toContainText('Next month');
  });

  await test.step('a changed price asks again', async () => {
    const [discs] = lines;
    await manager.call('change_line', {
      line_id: discs?.line_id,
      changes: { unit_price: 2250 },
      version: discs?.version,
    });
    await manager.call('send_estimate', { request_id });
    await page.reload();
    await expect(page.getByText('This replaces Brake discs, which you approved for ₹4,000.')).toBeVisible();
    await question(page, 'Brake discs').getByText('Approve', { exact: true }).click();
    await sign(page, 'Asha Rao');
  });

  await test.step('the record prints, and its hash is that of its document', async () => {
    await page.getByRole('link', { name: 'Approval record 2' }).click();
    const sheet = page.getByRole('article', { name: 'Approval record 2' });
    await expect(sheet).toContainText('₹4,500.00');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const chunks = await (await (await download).createReadStream()).toArray();
    await expect(sheet).toContainText(createHash('sha256').update(Buffer.concat(chunks)).digest('hex'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the declined line stands on the vehicle', async () => {
    await restoreSessionAs(customer);
    await page.goto(`/vehicles/${vehicle.vehicle_id}`);
    const deferred = page.getByRole('table', { name: 'Deferred work on this vehicle' });
    await expect(deferred).toContainText('Wiper blades');
    await expect(deferred).toContainText('Next month');
    await expect(deferred).not.toContainText('Battery');
  });

  await test.step('a revoked link opens nothing', async () => {
    await manager.call('revoke_link', { request_id });
    await page.goto(`/t/${token}`);
    await expect(page.getByText('This link is not valid any more.')).toBeVisible();
    await expect(page.getByText(vehicle.registration_number)).toHaveCount(0);
  });
});

test('photos of the work are seen in the portal and by link, and not once the link has ended', async ({
  consoleErrors,
  page,
  restoreSessionAs,
}) => {
  // The browser logs the broken request and the revoked link.
  consoleErrors.expect(/ERR_FAILED|status of 404/);
  const { customer, request_id, manager, token } = await prepareEstimate();
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
