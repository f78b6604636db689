import { activeServices } from '../../fixtures/data/demo-data.ts';
import { expect, test } from '../../fixtures/own-backend.ts';
import { amountIn, valueBeside } from '../../fixtures/page/read-screen.ts';
import { billAndHandOver, newCaller } from './counter-steps.ts';
import { touchOf } from './hands.ts';
import { closeTill } from './money-steps.ts';
import { serveCaller, startDay } from './serve-caller.ts';

test.setTimeout(300_000);
test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('by touch, a new caller is served from the phone to the till, with a discount on the bill, and invited', async ({
  page,
  anotherBrowser,
  consoleErrors,
  ownBackend,
}) => {
  const { exec, serve } = ownBackend;
  const caller = newCaller();
  const { plate, name, phone } = caller;
  const [{ name: service }] = await activeServices();
  const touch = touchOf(page);
  const people = await startDay({ page, anotherBrowser, ownBackend });
  const { customer } = people;
  await serveCaller(people, touchOf, caller, [service]);

  await page.goto('/front-desk?show=ready');
  const card = page.getByRole('list', { name: 'Ready to collect' }).getByRole('article', { name: plate });
  await touch.pick(card.getByRole('button', { name: `More for ${plate}` }), 'Tell the customer…');
  const tell = page.getByRole('dialog', { name: `Tell ${name}` });
  await expect(tell).toContainText('Nothing could be sent: no email address, and SMS is not set up');
  await touch.press(tell.getByRole('button', { name: 'Make a Link' }));
  await expect(tell.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/91${phone.replaceAll(/\D/g, '').slice(-10)}\\?text=.*%2Ft%2F`),
  );
  await touch.press(tell.getByRole('button', { name: 'Close' }));

  await touch.press(card.getByRole('link', { name: 'Hand over' }));
  const heading = page.getByRole('article', { name: 'Payment' }).getByRole('heading');
  const toPay = await amountIn(heading);
  const key = page.getByRole('article', { name: 'Key' });
  expect(await amountIn(valueBeside(key, 'Owes in total'))).toBe(toPay);
  await touch.press(page.getByRole('button', { name: 'Discount' }));
  const discount = page.getByRole('dialog', { name: 'Discount' });
  // One on the whole bill would replace that of the estimate.
  await touch.choose(discount.getByLabel('Off'), `1. ${service}`);
  await touch.check(discount.getByRole('radio', { name: 'Rupees' }));
  await touch.type(discount.getByLabel('Discount (₹)'), '100');
  await touch.type(discount.getByLabel('Reason'), 'Waited a day');
  await touch.press(discount.getByRole('button', { name: 'Save Discount' }));
  const bill = page.getByRole('article', { name: 'Bill' });
  await expect(bill.getByRole('textbox', { name: /^Reason for the discount of line/ }).first()).toHaveValue(
    'Waited a day',
  );
  const { total } = await billAndHandOver(page, touch, plate, 500_00);
  expect(total).toBe(toPay - 100_00);
  await page.goto('/front-desk?show=ready');
  await expect(card).toHaveCount(0);

  await test.step('the till is closed note by note', async () => {
    const [before] = await exec(
      `select coalesce(sum(amount), 0)::float8 as spent from private.expenses
      where method = 'cash' and day = private.today()`,
    );
    const inTill = await closeTill(page, touch, { float: '1000', petty: '120', by: 'notes' });
    expect(inTill).toBe((1000 + 500 - 120 - Number(before?.spent)) * 100);
    const [till] = await exec(
      `select counted::float8, (select sum(n.note::int * n.pieces::int)::float8 from jsonb_each_text(c.notes) n (note, pieces)) as notes
      from private.till_closings c order by c.closing_id desc limit 1`,
    );
    expect(till).toEqual({ counted: inTill / 100, notes: inTill / 100 });
  });

  await test.step('the invitation is accepted, and the customer sees it all', async () => {
    await page.goto('/front-desk');
    await touch.type(page.getByRole('searchbox', { name: 'Find a person or a car' }), phone);
    await touch.pick(page.getByRole('button', { name: `More for ${name}` }), 'Invite to the portal');
    const dialog = page.getByRole('dialog', { name: `Invite ${name}` });
    await touch.press(dialog.getByRole('button', { name: 'Make a link' }));
    const link = await dialog.getByLabel('Link').inputValue();
    const { press, type } = touchOf(customer);
    await customer.goto(link);
    await expect(customer.getByText(phone)).toBeVisible();
    await type(customer.getByRole('textbox', { name: 'Email' }), 'gita@pitlane.test');
    await type(customer.getByLabel('Password', { exact: true }), 'gita12');
    await type(customer.getByLabel('Confirm Password'), 'gita12');
    await press(customer.getByRole('button', { name: 'Open my account' }));
    await customer.waitForURL('/customer-dashboard');
    await customer.goto('/my-vehicles');
    await expect(customer.getByText(plate)).toBeVisible();
    await customer.goto('/service-history');
    await expect(customer.getByRole('article').filter({ hasText: service })).toBeVisible();
    consoleErrors.expect(/404 \(Not Found\)/);
    const another = await anotherBrowser();
    await serve(another.context());
    await another.goto(link);
    await expect(
      another.getByRole('heading', { name: 'This invitation is not valid any more' }),
    ).toBeVisible();
  });
});
