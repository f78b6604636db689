import { activeServices } from '../../fixtures/data/demo-data.ts';
import { paise } from '../../fixtures/data/money.ts';
import { expect, test } from '../../fixtures/own-backend.ts';
import { billAndHandOver, newCaller } from './counter-steps.ts';
import { keyboardOf } from './hands.ts';
import { closeTill } from './money-steps.ts';
import { monthFiles } from './month-files.ts';
import { serveCaller, startDay } from './serve-caller.ts';

test.setTimeout(300_000);

test('by keyboard alone, a new caller is served from the phone to the till, and the month’s files add up to it', async ({
  page,
  anotherBrowser,
  ownBackend,
}) => {
  const { exec } = ownBackend;
  const caller = newCaller();
  const { plate } = caller;
  const [first, second] = await activeServices();
  if (!second) throw new Error('The demo data has too few services');
  const services = [first, second];
  const keys = keyboardOf(page);
  const people = await startDay({ page, anotherBrowser, ownBackend });
  const before = await monthFiles(page, keys);

  const lines = await serveCaller(
    people,
    keyboardOf,
    caller,
    services.map((service) => service.name),
  );

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
    services.reduce((sum, { base_price }) => sum + paise(base_price), 0) + paise(Number(garage?.fee)) + lines;
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

  const counted = await closeTill(page, keys, { float: '1000', petty: '120.50', by: 'amount' });
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
