import { activeServices } from '../../fixtures/data/demo-data.ts';
import { paise } from '../../fixtures/data/money.ts';
import { expect, test } from '../../fixtures/own-backend.ts';
import { answer, proposeLabour } from '../main-job/estimate-steps.ts';
import { billAndHandOver, checkIn, newCaller, noSidewaysScroll, takeCall } from './counter-steps.ts';
import { keyboardOf } from './hands.ts';
import { closeTill, priceThreeLines } from './money-steps.ts';
import { monthFiles } from './month-files.ts';

test.setTimeout(300_000);

test('by keyboard alone, a new caller is served from the phone to the till, and the month’s files add up to it', async ({
  page,
  logInAs,
  anotherBrowser,
  ownBackend: { exec, serve },
}) => {
  const caller = newCaller();
  const { plate, complaint } = caller;
  const [first, second] = await activeServices();
  if (!second) throw new Error('The demo data has too few services');
  const services = [first, second];
  // The drawer of the demo data is of the day before.
  await exec('alter table private.till_entries disable trigger all');
  await exec('update private.till_entries set day = day - 1 where true');
  await exec('alter table private.till_entries enable trigger all');
  const keys = keyboardOf(page);
  const anotherTab = async () => {
    const tab = await anotherBrowser();
    await serve(tab.context());
    return tab;
  };
  await logInAs('manager');
  const before = await monthFiles(page, keys);

  await takeCall(
    page,
    keys,
    caller,
    services.map((service) => service.name),
  );
  await checkIn(page, keys, caller);

  const workshop = await test.step('a mechanic is assigned, starts the job and proposes a line', async () => {
    await page.goto(`/assign-requests?search=${encodeURIComponent(plate)}`);
    const row = page.getByRole('article').filter({ hasText: plate });
    const others = row.getByRole('button', { name: /^Other mechanics/ });
    await others.waitFor();
    const suggested = row.getByRole('button', { name: 'Assign Ravi Kumar to request' });
    if (await suggested.isVisible()) await keys.press(suggested);
    else await keys.pick(others, /^Assign Ravi Kumar:/);
    await expect(page.getByText('Mechanic assigned successfully')).toBeVisible();
    const tab = await anotherTab();
    await logInAs('mechanic', tab);
    await tab.goto('/mechanic-jobs');
    const job = tab.getByRole('article').filter({ hasText: plate });
    await job.getByRole('button', { name: 'Start Job' }).click();
    await expect(tab.getByText('Job started successfully')).toBeVisible();
    await job.getByRole('link').first().click();
    await proposeLabour(tab, 'Bleed the brakes');
    return tab;
  });

  await test.step('three lines are priced in the table, one with a discount, and approved by link', async () => {
    await page.goto(`/estimates?search=${encodeURIComponent(plate)}`);
    await keys.press(page.getByRole('row', { name: plate }).getByRole('link'));
    await priceThreeLines(page, keys, complaint);
    await noSidewaysScroll(page);
    // The one of the job card is not shown again.
    await keys.press(page.getByRole('button', { name: /^Make a (new )?link$/ }).first());
    const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    const guest = await anotherTab();
    await guest.setViewportSize({ width: 390, height: 844 });
    await guest.goto(link);
    await expect(guest.getByText(/less ₹290.10 \(Regular customer\)/)).toBeVisible();
    await answer(guest, { [complaint]: null, 'Front pads': null, 'Bleed the brakes': null });
  });

  await test.step('the mechanic completes the job', async () => {
    await workshop.goto('/mechanic-jobs');
    const job = workshop.getByRole('article').filter({ hasText: plate });
    await job.getByRole('button', { name: 'Complete' }).click();
    await workshop.getByRole('dialog').getByRole('button', { name: 'Complete Job' }).click();
    await expect(workshop.getByText('Job completed successfully')).toBeVisible();
  });

  const bill =
    await test.step('the bill is issued, paid in cash and by UPI, and the key given back', async () => {
      await page.goto('/front-desk');
      await keys.press(
        page
          .getByRole('list', { name: 'Ready to collect' })
          .getByRole('article', { name: plate })
          .getByRole('link', { name: 'Hand over' }),
      );
      return billAndHandOver(page, keys, plate, 500_00);
    });
  const [garage] = await exec('select diagnosis_fee::float8 as fee from private.garage');
  const agreed =
    services.reduce((sum, { base_price }) => sum + paise(base_price), 0) +
    paise(Number(garage?.fee)) +
    3861_15;
  expect(bill.total).toBe(agreed);
  expect(bill.cash + bill.upi).toBe(agreed);

  await test.step('an expense is paid from the till', async () => {
    await page.goto('/expenses');
    await keys.press(page.getByRole('button', { name: 'Record Expense' }));
    const dialog = page.getByRole('dialog', { name: 'Record Expense' });
    await keys.type(dialog.getByRole('textbox', { name: 'Supplier', exact: true }), 'Tea stall');
    await keys.choose(dialog.getByLabel('Category'), 'Staff welfare');
    await keys.type(dialog.getByLabel('Amount (₹)'), '118');
    await keys.press(dialog.getByRole('button', { name: 'Record', exact: true }));
    await expect(page.getByText('₹118.00 to Tea stall recorded')).toBeVisible();
  });

  const counted = await closeTill(page, keys, '1000', '120.50');
  const [till] = await exec(
    `select counted::float8, expected::float8 from private.till_closings order by closing_id desc limit 1`,
  );
  expect(till).toEqual({ counted: counted / 100, expected: counted / 100 });

  const after = await monthFiles(page, keys);
  const ledgers = Object.fromEntries(
    Object.entries(after.ledgers)
      .map(([ledger, debit]) => [ledger, debit - (before.ledgers[ledger] ?? 0)] as const)
      .filter(([, moved]) => moved !== 0),
  );
  expect({ gstr1: after.gstr1 - before.gstr1, hsn: after.hsn - before.hsn }).toEqual({
    gstr1: agreed,
    hsn: agreed,
  });
  expect(after.expenses - before.expenses).toBe(118_00);
  const { Cash, 'Garage UPI': upi, 'Garage Staff welfare': staff, ...sales } = ledgers;
  expect({ Cash, upi, staff }).toEqual({ Cash: 500_00 - 118_00, upi: agreed - 500_00, staff: 118_00 });
  // What the customer owed is paid; sales and taxes are what was billed.
  expect(Object.keys(sales).sort()).toEqual(['Garage Sales 18%', 'Output CGST', 'Output SGST']);
  expect(Object.values(sales).reduce((sum, debit) => sum + debit, 0)).toBe(-agreed);
});
