import type { Locator, Page } from '@playwright/test';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import {
  createAssignedJobs,
  createCompletedJob,
  createMechanic,
  createRequest,
} from '../../fixtures/data/create-jobs.ts';
import { readPart } from '../../fixtures/data/demo-data.ts';
import { jobCard, openStockEditor } from '../../fixtures/page/mechanic-screens.ts';
import { goToPageWith } from '../../fixtures/page/pagination.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Presses twice in one task, before React can render anything. */
async function pressTwice(button: Locator) {
  // A dialog may first ask the backend what prevents it.
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** Presses twice, and expects one request, its success and no failure. */
async function expectOneRequest(page: Page, button: Locator, path: string, success: string) {
  let count = 0;
  const isSent = (url: string, method: string) => url.includes(path) && !['GET', 'OPTIONS'].includes(method);
  page.on('request', (request) => {
    if (isSent(request.url(), request.method())) count += 1;
  });
  await pressTwice(button);
  await expect(page.getByText(success).first()).toBeVisible();
  // A second request would have been sent with the first, or when the first had been answered.
  await page.waitForLoadState('networkidle');
  expect(count, `requests to ${path}`).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('a vehicle is deleted once @long', async ({ page, signInAs }) => {
  const customer = await createCustomer();
  await createVehicle(customer);
  await signInAs(customer);
  await page.goto('/my-vehicles');
  await pressTwice(page.getByRole('button', { name: /^Delete/ }));
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^Delete/ });
  await expectOneRequest(page, confirm, '/vehicles', 'Vehicle deleted successfully');
});

test('a job is started once and put in the queue once @long', async ({ page, signInAs }) => {
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  await signInAs(mechanic);
  await page.goto('/mechanic-jobs');
  const card = jobCard(page, job);
  await expectOneRequest(
    page,
    card.getByRole('button', { name: 'Start Job' }),
    'rpc/start_job',
    'Job started successfully',
  );
  await expectOneRequest(
    page,
    card.getByRole('button', { name: 'Put in Queue' }),
    'rpc/queue_job',
    'Job queued successfully',
  );
});

test('a stock is updated once @long', async ({ page, signInAs }) => {
  await signInAs(await createMechanic());
  const part = await readPart('ELE-H7');
  const editor = await openStockEditor(page, part);
  await editor.getByLabel('Quantity').fill(String(part.current_stock + 1));
  await expectOneRequest(
    page,
    editor.getByRole('button', { name: 'Save' }),
    'rpc/update_stock',
    'updated successfully',
  );
});

test('a mechanic is assigned once @long', async ({ page, signInAs }) => {
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  await createRequest(customer, vehicle);
  await signInAs('manager');
  await page.goto('/assign-requests?status=pending');
  const card = page.getByRole('article').filter({ hasText: vehicle.registration_number });
  await goToPageWith(page, card);
  const assign = card.getByRole('button', { name: /^Assign / }).first();
  await expectOneRequest(page, assign, 'rpc/assign_mechanic', 'Mechanic assigned successfully');
});

test('a mechanic is paid once and dismissed once', async ({ page, signInAs }) => {
  const customer = await createCustomer();
  const { mechanic } = await createCompletedJob(customer, await createVehicle(customer));
  await signInAs('manager');
  await page.goto(`/mechanic-detail/${mechanic.id}`);
  await pressTwice(page.getByRole('button', { name: 'Pay Salary' }));
  const pay = page.getByRole('dialog', { name: 'Pay Salary' }).getByRole('button', { name: 'Pay Salary' });
  await expectOneRequest(page, pay, 'rpc/pay_salary', 'Salary paid successfully');
  await page.getByRole('button', { name: 'Done' }).click();
  await pressTwice(page.getByRole('button', { name: 'Dismiss Mechanic' }));
  const dismiss = page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss Mechanic' });
  await expectOneRequest(page, dismiss, 'rpc/dismiss_mechanic', 'Mechanic dismissed successfully');
});

test('all requests are cleared once @long', async ({ page, signInAs }) => {
  await page.route('**/rpc/clear_all_requests', (route) =>
    // Other journeys need their requests.
    route.fulfill({
      json: { requests: 7, completed: 3, unpaid_jobs: 0, used_parts: 0 },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await signInAs('manager');
  await page.goto('/manager-dashboard');
  await pressTwice(page.getByRole('button', { name: 'Clear All Requests' }));
  const clear = page.getByRole('alertdialog').getByRole('button', { name: /^Clear/ });
  await expectOneRequest(page, clear, 'rpc/clear_all_requests', '7 service requests cleared');
});
