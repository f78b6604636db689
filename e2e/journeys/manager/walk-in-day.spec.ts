import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createMechanic } from '../../fixtures/data/create-jobs.ts';
import { activeServices } from '../../fixtures/data/demo-data.ts';
import { assignTo } from '../../fixtures/page/assign-to.ts';
import { valueBeside } from '../../fixtures/page/read-screen.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { answer } from '../main-job/estimate-steps.ts';

const digits = (length: number) => String(randomInt(10 ** (length - 1), 10 ** length));

/** Typing is not counted. */
function countPresses() {
  let presses = 0;
  return {
    on: async (control: Locator) => {
      presses += 1;
      await control.click();
    },
    count: () => presses,
  };
}

/** Checks that nothing is wider than a phone or a laptop. */
async function noSidewaysScroll(page: Page) {
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, `${width} px`).toBeLessThanOrEqual(0);
  }
}

test('a walk-in is booked, checked in, served and invited', async ({
  page,
  signInAs,
  anotherBrowser,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  const phone = `98${digits(3)} ${digits(5)}`;
  const plate = `WI ${digits(2)} AB ${digits(4)}`;
  const name = `Gita Nair ${digits(4)}`;
  const mechanic = await createMechanic();
  const [first, second] = await activeServices();
  if (!second) throw new Error('The demo data has too few services');
  const work = `${first.name}, ${second.name}`;
  const complaint = 'Brakes squeal in the morning';
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('manager');
  const search = page.getByRole('searchbox', { name: 'Find a person or a car' });

  await test.step('a call from an unknown number becomes a customer with a car and two services in one form', async () => {
    await page.goto('/front-desk');
    await search.fill(phone.replace(' ', '-'));
    const found = page.getByRole('region', { name: 'Found' });
    await found.getByRole('button', { name: 'New visit' }).click();
    const dialog = page.getByRole('dialog', { name: 'New visit' });
    await expect(dialog.getByLabel('Phone')).toHaveValue(phone.replace(' ', '-'));
    await dialog.getByLabel('Phone').fill(phone);
    await dialog.getByLabel('Full Name').fill(name);
    await dialog.getByLabel('Registration number').fill(plate.toLowerCase());
    await dialog.getByLabel('Brand').selectOption('Maruti Suzuki');
    await dialog.getByLabel('Model', { exact: true }).selectOption('Swift');
    await dialog.getByLabel('What is wrong').fill(complaint);
    for (const service of [first, second]) {
      await dialog.getByRole('checkbox', { name: service.name, exact: true }).check();
    }
    await noSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(new RegExp(`booked for ${name}`))).toBeVisible();
  });

  await test.step('the car is found by its plate, checked in, and gets a job card', async () => {
    await page.goto('/front-desk');
    await search.fill(plate.replaceAll(' ', ''));
    await expect(page.getByRole('article', { name, exact: true })).toContainText('No login');
    const found = page.getByRole('list', { name: `Requests of ${name}` });
    await noSidewaysScroll(page);
    await found.getByRole('button', { name: 'Check in' }).click();
    const dialog = page.getByRole('dialog', { name: /^Check in #/ });
    await dialog.getByLabel('Kilometres').fill('41200');
    await dialog.getByLabel('Fuel').selectOption('half');
    await dialog.getByLabel('Key number').fill('K7');
    await dialog.getByLabel('Things left in the car').fill('Umbrella');
    await dialog.getByRole('button', { name: 'Check in' }).click();
    const card = page.getByRole('article', { name: /^Job Card #/ });
    await expect(card).toContainText('41,200 km');
    await expect(card).toContainText('Umbrella');
    await expect(card.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await noSidewaysScroll(page);
  });

  const workshop = await test.step('a mechanic is assigned and starts the job', async () => {
    await page.goto(`/assign-requests?search=${encodeURIComponent(plate)}`);
    const card = page.getByRole('article').filter({ hasText: plate });
    await assignTo(card, mechanic.name);
    await expect(page.getByText('Mechanic assigned successfully')).toBeVisible();
    const mechanicPage = await signInAs(mechanic, await anotherBrowser());
    await mechanicPage.goto('/mechanic-jobs');
    const job = mechanicPage.getByRole('article').filter({ hasText: plate });
    await job.getByRole('button', { name: 'Start Job' }).click();
    await expect(mechanicPage.getByText('Job started successfully')).toBeVisible();
    return mechanicPage;
  });

  await test.step('the complaint and two more lines are priced in the table and sent, with two presses beside typing', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/estimates?search=${encodeURIComponent(plate)}`);
    await page.getByRole('row', { name: plate }).getByRole('link').click();
    const added = page.getByRole('textbox', { name: 'Description of the new line' });
    const type = async (...cells: string[]) => {
      for (const [index, text] of cells.entries()) {
        if (index > 0) await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
    };
    const presses = countPresses();
    await presses.on(page.getByRole('textbox', { name: `Price of ${complaint} (₹)` }));
    await page.keyboard.type('450.25');
    await page.keyboard.press('Enter');
    await expect(added).toBeFocused();
    await type('Front pads', '2', '1450.5', '10%', 'Regular customer');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowgroup', { name: 'Front pads' })).toContainText('₹2,610.90');
    await expect(added).toBeFocused();
    await type('Bleed the brakes', '1', '800');
    await presses.on(page.getByRole('button', { name: 'Send estimate' }));
    await expect(page.getByText('To be answered: 3 lines, ₹3,861.15.')).toBeVisible();
    expect(presses.count()).toBe(2);
    await noSidewaysScroll(page);
    // The one of the job card is not shown again.
    await page
      .getByRole('button', { name: /^Make a (new )?link$/ })
      .first()
      .click();
    const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    const guest = await anotherBrowser();
    await guest.setViewportSize({ width: 390, height: 844 });
    await guest.goto(link);
    await expect(guest.getByText(/less ₹290.10 \(Regular customer\)/)).toBeVisible();
    await answer(guest, { [complaint]: null, 'Front pads': null, 'Bleed the brakes': 'Not now' });
  });

  await test.step('the mechanic completes the job', async () => {
    await workshop.reload();
    const job = workshop.getByRole('article').filter({ hasText: plate });
    await job.getByRole('button', { name: 'Complete' }).click();
    const dialog = workshop.getByRole('dialog', { name: 'Complete Job' });
    await dialog.getByLabel('Mechanic Notes').fill('All done');
    await dialog.getByRole('button', { name: 'Complete Job' }).click();
    await expect(workshop.getByText('Job completed successfully')).toBeVisible();
  });

  await test.step('the car is billed, paid in two parts and handed over, in five presses', async () => {
    await page.goto('/front-desk?show=ready');
    const ready = page.getByRole('list', { name: 'Ready to collect' });
    const card = ready.getByRole('article', { name: plate });
    await card.getByRole('button', { name: `More for ${plate}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Invoice Draft' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Tell the customer…' }).click();
    const tell = page.getByRole('dialog', { name: `Tell ${name}` });
    await expect(tell).toContainText('Nothing could be sent: no email address, and SMS is not set up');
    await tell.getByRole('button', { name: 'Make a Link' }).click();
    await expect(tell.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa.me/91${phone.replaceAll(/\D/g, '').slice(-10)}\\?text=.*%2Ft%2F`),
    );
    await tell.getByRole('button', { name: 'Close' }).click();
    const presses = countPresses();
    await presses.on(card.getByRole('link', { name: 'Hand over' }));
    const payment = page.getByRole('article', { name: 'Payment' });
    const key = page.getByRole('article', { name: 'Key' });
    const toPay = (await payment.getByRole('heading').textContent())?.replace('To pay ', '') ?? '';
    expect(toPay).toContain('₹');
    await expect(valueBeside(key, 'Owes in total')).toContainText(toPay);
    await noSidewaysScroll(page);
    await page.getByRole('button', { name: 'Discount' }).click();
    const discount = page.getByRole('dialog', { name: 'Discount' });
    await discount.getByRole('radio', { name: 'Rupees' }).check();
    await discount.getByLabel('Discount (₹)').fill('100');
    await discount.getByLabel('Reason').fill('Regular customer');
    await discount.getByRole('button', { name: 'Save Discount' }).click();
    const bill = page.getByRole('article', { name: 'Bill' });
    await expect(bill.getByRole('textbox', { name: /^Reason for the discount of line/ }).first()).toHaveValue(
      'Regular customer',
    );
    await expect(payment.getByRole('heading')).not.toHaveText(`To pay ${toPay}`);
    await presses.on(page.getByRole('button', { name: 'Issue Invoice' }));
    await expect(page.getByRole('link', { name: 'Print or PDF' })).toBeVisible();
    await payment.getByLabel('Amount (₹)').fill('500');
    await presses.on(payment.getByRole('button', { name: 'Record Payment' }));
    await expect(payment.getByRole('img', { name: /^QR code to pay ₹/ })).toBeVisible();
    await noSidewaysScroll(page);
    await presses.on(payment.getByRole('button', { name: 'Record Payment' }));
    await expect(payment.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await presses.on(key.getByRole('button', { name: 'Hand over' }));
    await expect(page.getByText(`${plate} handed over`)).toBeVisible();
    expect(presses.count()).toBe(5);
    const receipts = payment.getByRole('table', { name: 'Payments' });
    await expect(receipts.getByRole('link', { name: /^PR\// })).toHaveCount(2);
    await page.goto('/front-desk?show=ready');
    await expect(ready.getByRole('article', { name: plate })).toHaveCount(0);
  });

  await test.step('the invitation is accepted, and the customer sees it all', async () => {
    await search.fill(phone);
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Invite to the portal' }).click();
    const dialog = page.getByRole('dialog', { name: `Invite ${name}` });
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = await dialog.getByLabel('Link').inputValue();
    const home = await anotherBrowser();
    await home.goto(link);
    await expect(home.getByText(phone)).toBeVisible();
    await home.getByRole('textbox', { name: 'Email' }).fill(`gita${digits(8)}@pitlane.test`);
    await home.getByLabel('Password', { exact: true }).fill('gita12');
    await home.getByLabel('Confirm Password').fill('gita12');
    await home.getByRole('button', { name: 'Open my account' }).click();
    await home.waitForURL('/customer-dashboard');
    await home.goto('/my-vehicles');
    await expect(home.getByText(plate)).toBeVisible();
    await home.goto('/service-history');
    await expect(home.getByRole('article').filter({ hasText: work })).toBeVisible();
    consoleErrors.expect(/404 \(Not Found\)/);
    const another = await anotherBrowser();
    await another.goto(link);
    await expect(
      another.getByRole('heading', { name: 'This invitation is not valid any more' }),
    ).toBeVisible();
  });
});
