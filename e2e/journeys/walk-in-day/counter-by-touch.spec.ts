import { activeServices } from '../../fixtures/data/demo-data.ts';
import { expect, test } from '../../fixtures/own-backend.ts';
import { amountIn, valueBeside } from '../../fixtures/page/read-screen.ts';
import { billAndHandOver, checkIn, newCaller, takeCall } from './counter-steps.ts';
import { touchOf } from './hands.ts';

test.setTimeout(240_000);
test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('by touch, a caller is booked, checked in, billed with a discount and invited', async ({
  page,
  logInAs,
  anotherBrowser,
  consoleErrors,
  ownBackend: { exec, serve },
}) => {
  const touch = touchOf(page);
  const caller = newCaller();
  const { plate, name, phone } = caller;
  const [{ name: service }] = await activeServices();
  await logInAs('manager');
  await takeCall(page, touch, caller, [service]);
  await checkIn(page, touch, caller);
  await exec(
    `update public.service_requests set status = 'completed', completion_date = now(), final_cost = estimated_cost
     where registration_number = $1`,
    [plate],
  );
  await exec(
    'select private.lock_draft(r.request_id) from public.service_requests r where r.registration_number = $1',
    [plate],
  );

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
  await discount.getByText('Rupees', { exact: true }).tap();
  await touch.type(discount.getByLabel('Discount (₹)'), '100');
  await touch.type(discount.getByLabel('Reason'), 'Regular customer');
  await touch.press(discount.getByRole('button', { name: 'Save Discount' }));
  const bill = page.getByRole('article', { name: 'Bill' });
  await expect(bill.getByRole('textbox', { name: /^Reason for the discount of line/ }).first()).toHaveValue(
    'Regular customer',
  );
  const { total } = await billAndHandOver(page, touch, plate, 500_00);
  expect(total).toBe(toPay - 100_00);
  await page.goto('/front-desk?show=ready');
  await expect(card).toHaveCount(0);

  await test.step('the invitation is accepted, and the customer sees it all', async () => {
    await touch.type(page.getByRole('searchbox', { name: 'Find a person or a car' }), phone);
    await touch.pick(page.getByRole('button', { name: `More for ${name}` }), 'Invite to the portal');
    const dialog = page.getByRole('dialog', { name: `Invite ${name}` });
    await touch.press(dialog.getByRole('button', { name: 'Make a link' }));
    const link = await dialog.getByLabel('Link').inputValue();
    const home = await anotherBrowser();
    await serve(home.context());
    await home.goto(link);
    await expect(home.getByText(phone)).toBeVisible();
    await home.getByRole('textbox', { name: 'Email' }).fill('gita@pitlane.test');
    await home.getByLabel('Password', { exact: true }).fill('gita12');
    await home.getByLabel('Confirm Password').fill('gita12');
    await home.getByRole('button', { name: 'Open my account' }).click();
    await home.waitForURL('/customer-dashboard');
    await home.goto('/my-vehicles');
    await expect(home.getByText(plate)).toBeVisible();
    await home.goto('/service-history');
    await expect(home.getByRole('article').filter({ hasText: service })).toBeVisible();
    consoleErrors.expect(/404 \(Not Found\)/);
    const another = await anotherBrowser();
    await serve(another.context());
    await another.goto(link);
    await expect(
      another.getByRole('heading', { name: 'This invitation is not valid any more' }),
    ).toBeVisible();
  });
});
