import type { Page } from '@playwright/test';
import { createCustomer, createVehicle, newCustomer } from '../../fixtures/data/create-customers.ts';
import { createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { expect, test as withOwnBackend } from '../../fixtures/own-backend.ts';
import { countPresses } from '../../fixtures/page/count-presses.ts';
import { test } from '../../fixtures/portal-test.ts';

/** The most presses that a task may take: 1.3 times the fewest that one can think of. */
const most = (fewest: number) => Math.floor(1.3 * fewest);

/** Types into one field after another; with null, one is left as it is. */
async function typeInto(page: Page, ...fields: (string | null)[]) {
  for (const [index, text] of fields.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    if (text !== null) await page.keyboard.type(text);
  }
}

async function searchAtDesk(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Find a person or a car' }).click();
  await page.keyboard.type(text);
}

test('A known caller books with at most three presses, and cancels with three', async ({
  page,
  restoreSessionAs,
}) => {
  const customer = await createCustomer();
  const { registration_number: plate } = await createVehicle(customer);
  await restoreSessionAs('manager');
  await page.goto('/front-desk');
  const booking = await countPresses(page);
  await searchAtDesk(page, plate);
  await page.getByRole('button', { name: `Book ${plate}` }).click();
  await expect(page.getByLabel('What is wrong')).toBeFocused();
  await page.keyboard.type('Rattles when cold');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`booked for ${customer.name}`)).toBeVisible();
  expect(await booking()).toBeLessThanOrEqual(most(3));

  await page.goto('/front-desk');
  const cancelling = await countPresses(page);
  await searchAtDesk(page, plate);
  const found = page.getByRole('list', { name: `Requests of ${customer.name}` });
  await found.getByRole('button', { name: 'Cancel…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel request #/ });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Sold the car');
  await dialog.getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByText('Request cancelled')).toBeVisible();
  expect(await cancelling()).toBeLessThanOrEqual(most(3));
});

test('A new caller books in one form with at most three presses', async ({ page, restoreSessionAs }) => {
  const { name, phone } = newCustomer();
  await restoreSessionAs('manager');
  await page.goto('/front-desk');
  const presses = await countPresses(page);
  await searchAtDesk(page, phone);
  await page.getByRole('region', { name: 'Found' }).getByRole('button', { name: 'New visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'New visit' });
  await expect(dialog.getByRole('option', { name: 'Maruti Suzuki' })).toBeAttached();
  const plate = `NC 01 ${phone.replaceAll(/\D/g, '').slice(-4)}`;
  await typeInto(page, name, plate, 'Maruti Suzuki', 'Swift', null, null, null, 'Rattles when cold');
  await expect(dialog.getByLabel('What is wrong')).toHaveValue('Rattles when cold');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`booked for ${name}`)).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(most(3));
});

test('Three lines are priced and sent with at most two presses beside typing', async ({
  page,
  restoreSessionAs,
}) => {
  const [job] = await createAssignedJobs(await createMechanic(), 1);
  await restoreSessionAs('manager');
  await page.goto(`/estimates/${job?.requestId}`);
  const added = page.getByRole('textbox', { name: 'Description of the new line' });
  await expect(added).toBeVisible();
  const presses = await countPresses(page);
  await added.click();
  for (const line of ['Front pads', 'Brake discs', 'Bleed the brakes']) {
    await expect(added).toBeFocused();
    await typeInto(page, line, '2', '1450.5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowgroup', { name: line })).toContainText('₹2,901');
  }
  await page.getByRole('button', { name: 'Send estimate' }).click();
  await expect(page.getByText(/^To be answered: 3 lines, ₹8,703\.$/)).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(most(2));
});

withOwnBackend(
  'Five salaries are paid with at most two presses, and a car is billed, paid in two parts and handed over with six',
  async ({ page, logInAs, ownBackend: { exec } }) => {
    withOwnBackend.setTimeout(240_000);
    // A fifth mechanic has a job that is not paid.
    await exec(
      `update public.service_requests set assigned_mechanic = (
         select m.mechanic_id from public.mechanics m where not exists (
           select from public.service_requests r
           where r.assigned_mechanic = m.mechanic_id and r.status = 'completed' and not r.is_paid
         ) limit 1
       ) where request_id = (
         select min(r.request_id) from public.service_requests r
         where r.mechanic_name = 'Ravi Kumar' and r.status = 'completed' and not r.is_paid
       )`,
    );
    await logInAs('manager');
    await page.goto('/salary-payments');
    const open = page.getByRole('button', { name: 'Pay Salaries' });
    await expect(open).toBeVisible();
    const paying = await countPresses(page);
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Pay Salaries' });
    await dialog.getByRole('button', { name: /^Pay 5 salaries/ }).click();
    await expect(page.getByText('5 salaries paid')).toBeVisible();
    expect(await paying()).toBeLessThanOrEqual(most(2));

    const [ready] = await exec(
      `select r.registration_number as plate from public.service_requests r
     where r.status = 'completed' and private.is_to_collect(r) and private.owed_of(r.request_id) > 500 and not exists (
       select from private.request_balances b where b.request_id = r.request_id and b.invoice_id is not null
     ) order by r.request_id limit 1`,
    );
    const plate = String(ready?.plate);
    await page.goto('/front-desk');
    const handOver = page
      .getByRole('list', { name: 'Ready to collect' })
      .getByRole('article', { name: plate })
      .getByRole('link', { name: 'Hand over' });
    await expect(handOver).toBeVisible();
    const presses = await countPresses(page);
    await handOver.click();
    const payment = page.getByRole('article', { name: 'Payment' });
    const record = payment.getByRole('button', { name: 'Record Payment' });
    await page.getByRole('button', { name: 'Issue Invoice' }).click();
    await expect(page.getByRole('link', { name: 'Print or PDF' })).toBeVisible();
    await payment.getByLabel('Amount (₹)').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('100');
    await record.click();
    await expect(payment.getByRole('img', { name: /^QR code to pay ₹/ })).toBeVisible();
    await record.click();
    await expect(payment.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await page.getByRole('article', { name: 'Key' }).getByRole('button', { name: 'Hand over' }).click();
    await expect(page.getByText(`${plate} handed over`)).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(most(5));
  },
);
