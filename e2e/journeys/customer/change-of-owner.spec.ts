import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { apiOf } from '../../fixtures/data/api.ts';
import { createCustomer, createVehicle, newCustomer } from '../../fixtures/data/create-customers.ts';
import { createCompletedJob } from '../../fixtures/data/create-jobs.ts';
import { activeServices } from '../../fixtures/data/demo-data.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

/** Collects all that the backend answers to a page. */
function listen(page: Page) {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/')) answers.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(answers)).join('\n');
}

/** Without what a PDF does not keep: where lines break and how letters are spaced. */
const bare = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '');

test('a car changes its owner by a code, its history goes along and nothing personal crosses', async ({
  page,
  anotherBrowser,
  signInAs,
  consoleErrors,
}) => {
  // The seller's page of the car that is no longer theirs.
  consoleErrors.expect(/404/);
  const seller = await createCustomer();
  const buyer = await createCustomer();
  const vehicle = await createVehicle(seller);
  const { finalCost } = await createCompletedJob(seller, vehicle, { 'FLT-OIL-P': 2 });

  await signInAs(seller);
  await page.goto(`/vehicles/${vehicle.vehicle_id}`);
  await expect(page.getByRole('table', { name: 'Costs of this car by year' })).toContainText(
    rupees(finalCost),
  );
  await page.getByRole('link', { name: 'Pass On This Car' }).click();
  await page.getByRole('button', { name: 'Make a Code' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a Code' }).click();
  const code = await page.getByRole('textbox', { name: 'Code for the buyer' }).inputValue();

  const other = await anotherBrowser();
  const told = listen(other);
  await signInAs(buyer, other);
  await other.goto('/my-vehicles');
  // Beside the one above an empty list.
  await other.getByRole('link', { name: 'I Have a Code' }).first().click();
  await other.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await other.getByRole('button', { name: 'Show the Car' }).click();
  await expect(other.getByRole('article', { name: 'Maruti Suzuki Swift' })).toContainText(
    vehicle.registration_number,
  );
  await other.getByRole('button', { name: 'Take This Car' }).click();
  await other.waitForURL(`/vehicles/${vehicle.vehicle_id}`);
  await expect(other.getByRole('table', { name: 'Readings of the odometer' })).toContainText('18,250 km');
  await other.getByRole('link', { name: 'Service Book' }).click();
  await other.getByRole('checkbox', { name: 'Show prices' }).check();
  await expect(other.getByRole('article', { name: /^Service Book of/ })).toContainText('Oil Filter');

  const answers = await told();
  expect(answers).toContain('Oil Filter');
  for (const personal of [seller.name, seller.email, seller.phone, 'All of it done.', `:${finalCost}`])
    expect(answers).not.toContain(personal);

  await page.goto(`/vehicles/${vehicle.vehicle_id}`);
  await expect(page.getByRole('heading', { name: 'Vehicle not found' })).toBeVisible();
  await page.goto('/service-history');
  await expect(page.getByRole('main')).toContainText(rupees(finalCost));
});

test('the front desk passes the car of a walk-in on to a customer, who has its history', async ({
  page,
  anotherBrowser,
  signInAs,
}) => {
  const manager = await apiOf('manager');
  const { name, phone } = newCustomer();
  const seller = await manager.call<{ customer_id: string }>('register_walk_in', { name, phone });
  const vehicle = await createVehicle(await createCustomer());
  const buyer = await createCustomer();
  const toSeller = { vehicle_id: vehicle.vehicle_id, customer_id: seller.customer_id };
  await manager.call('pass_vehicle_to', toSeller);

  await signInAs('manager');
  await page.goto(`/vehicles/${vehicle.vehicle_id}`);
  await expect(page.getByRole('region', { name: 'Owner' })).toContainText(name);
  await page.getByRole('link', { name: 'Pass On This Car' }).click();
  await page.getByRole('button', { name: 'Choose a Customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pass On to a Customer' });
  await dialog.getByRole('searchbox', { name: 'Find the new owner' }).fill(buyer.name);
  await dialog.getByRole('radio', { name: `${buyer.name}, ${buyer.phone}` }).check();
  await dialog.getByRole('button', { name: 'Pass On' }).click();
  await expect(page.getByText(`This car was passed on to ${buyer.name}`)).toBeVisible();
  await page.getByRole('link', { name: 'Vehicle Record' }).click();
  await expect(page.getByRole('region', { name: 'Owner' })).toContainText(buyer.name);

  const other = await anotherBrowser();
  const told = listen(other);
  await signInAs(buyer, other);
  await other.goto(`/vehicles/${vehicle.vehicle_id}`);
  await expect(other.getByRole('table', { name: 'Readings of the odometer' })).toContainText('18,250 km');
  const answers = await told();
  for (const personal of [name, phone]) expect(answers).not.toContain(personal);
});

test('the service book of a car prints, and opens by its link until its owner ends it', async ({
  page,
  anotherBrowser,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.expect(/404/);
  const owner = await createCustomer();
  const vehicle = await createVehicle(owner);
  const { finalCost, parts } = await createCompletedJob(owner, vehicle, { 'FLT-OIL-P': 2 }, 18_900);
  const [service] = await activeServices();
  await signInAs(owner);
  await page.goto(`/service-book/${vehicle.vehicle_id}`);
  const sheet = page.getByRole('article', { name: 'Service Book of Maruti Suzuki Swift' });
  await expect(sheet).toContainText(vehicle.registration_number);

  await test.step('on paper it is one page with what was done, and nothing to press', async () => {
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const { text, totalPages } = await extractText(new Uint8Array(pdf), { mergePages: true });
    expect(totalPages).toBe(1);
    const paper = bare(text);
    const { brand, model, registration_number } = vehicle;
    const done = [service.name, '· 18,900 km', ...parts.map(({ part_name }) => `${part_name} × 2`)];
    for (const words of [`Service Book of ${brand} ${model}`, registration_number, ...done])
      expect(paper).toContain(bare(words));
    for (const words of ['Print', 'Make a Link', 'Make a Code', 'Show prices', rupees(finalCost)])
      expect(paper).not.toContain(bare(words));
  });

  await test.step('with prices it says what each year cost', async () => {
    const prices = page.getByRole('checkbox', { name: 'Show prices' });
    await prices.check();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    expect(bare(text)).toMatch(new RegExp(`CostsperYear\\d{4}${bare(rupees(finalCost))},1service`));
    await prices.uncheck();
  });

  await page.getByRole('button', { name: 'Make a Link' }).click();
  const first = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const visitor = await anotherBrowser();
  const told = listen(visitor);
  await visitor.goto(first);
  const shown = visitor.getByRole('article', { name: 'Service Book of Maruti Suzuki Swift' });
  await expect(shown).toContainText(vehicle.registration_number);
  const answers = await told();
  for (const personal of [owner.name, owner.email, owner.phone, 'All of it done.', `:${finalCost}`])
    expect(answers).not.toContain(personal);

  await page.getByRole('checkbox', { name: 'Show what I paid' }).check();
  await page.getByRole('button', { name: 'Make a Link' }).click();
  await expect(page.getByText(/^A link with prices is open/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link' })).not.toHaveValue(first);
  await visitor.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue());
  await expect(shown.getByRole('listitem').first()).toContainText(rupees(finalCost));
  await expect(shown.getByRole('region', { name: 'Costs per Year' })).toContainText(
    `${rupees(finalCost)}, 1 service`,
  );
  await page.getByRole('button', { name: 'End Link' }).click();
  await expect(page.getByText('The link has ended')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
