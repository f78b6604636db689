import type { Page } from '@playwright/test';
import { expect, type OwnBackend, test } from '../../fixtures/own-backend.ts';
import { type Caller, checkIn, noSidewaysScroll, takeCall } from './counter-steps.ts';
import type { HandsOf } from './hands.ts';
import { priceThreeLines } from './money-steps.ts';
import { assign, complete, diagnose } from './workshop-steps.ts';

/** Who works where; each on a screen of their own. */
interface People {
  desk: Page;
  workshop: Page;
  customer: Page;
}

interface Setting {
  page: Page;
  anotherBrowser: () => Promise<Page>;
  ownBackend: OwnBackend;
}

/** A manager, a mechanic and a customer without a login, on a day whose till is not open yet. */
export async function startDay({ page, anotherBrowser, ownBackend }: Setting): Promise<People> {
  const { exec, serve, restoreSessionAs } = ownBackend;
  // Today may be a Sunday, on which no mechanic has hours.
  await exec('update private.garage set limit_bookings = false');
  await exec(
    "update public.opening_hours set opens = '09:00', closes = '18:00', break_from = null, break_to = null where true",
  );
  // The drawer of the demo data is of the day before.
  await exec('alter table private.till_entries disable trigger all');
  await exec('update private.till_entries set day = day - 1 where true');
  await exec('alter table private.till_entries enable trigger all');
  const [workshop, customer] = [await anotherBrowser(), await anotherBrowser()];
  for (const each of [workshop, customer]) await serve(each.context());
  await restoreSessionAs('manager', page.context());
  await restoreSessionAs('mechanic', workshop.context());
  return { desk: page, workshop, customer };
}

const found = 'Bleed the brakes';

/** The customer approves three lines on the page of the link and signs with their name. */
async function approveByLink(page: Page, handsOf: HandsOf, link: string, { name, complaint }: Caller) {
  const { press, type, check } = handsOf(page);
  await page.goto(link);
  await expect(page.getByText(/less ₹290.10 \(Regular customer\)/)).toBeVisible();
  const proposed = page.getByRole('list', { name: 'Proposed work' });
  for (const line of [complaint, 'Fit front pads', found]) {
    const question = proposed.getByRole('listitem', { name: line, exact: true });
    await check(question.getByRole('radio', { name: 'Approve' }));
  }
  await type(page.getByLabel('Your name'), name);
  await noSidewaysScroll(page);
  await press(page.getByRole('button', { name: 'Confirm' }));
  await expect(page.getByText('Thank you. Your answer is recorded.')).toBeVisible();
}

/**
 * From the phone to the finished job: booked with a complaint in words, checked in, diagnosed, priced, approved by link and
 * done. Returns what the three lines cost, in paise.
 */
export async function serveCaller(
  { desk, workshop, customer }: People,
  handsOf: HandsOf,
  caller: Caller,
  services: string[],
): Promise<number> {
  const { plate, complaint } = caller;
  const counter = handsOf(desk);
  await test.step('a caller is booked in one form, and checked in', async () => {
    await takeCall(desk, counter, caller, services);
    await checkIn(desk, counter, caller);
  });
  await test.step('a mechanic is assigned, starts the job and proposes a line', async () => {
    await assign(desk, counter, plate, 'Ravi Kumar');
    await diagnose(workshop, handsOf(workshop), plate, found);
  });
  await test.step('three lines are priced in the table, one with a discount, and approved by link', async () => {
    await desk.goto(`/estimates?search=${encodeURIComponent(plate)}`);
    await counter.press(desk.getByRole('row', { name: plate }).getByRole('link'));
    await priceThreeLines(desk, counter, complaint, found);
    await noSidewaysScroll(desk);
    // Made when the estimate was sent, because no message reaches the caller. Another would end it.
    const link = await desk.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    await approveByLink(customer, handsOf, link, caller);
  });
  await test.step('the mechanic completes the job', () => complete(workshop, handsOf(workshop), plate));
  return 3861_15;
}
