import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { loginOf } from '../../fixtures/data/people.ts';
import { expect, test } from '../../fixtures/own-backend.ts';

test.setTimeout(240_000);
// A full day is refused, which the browser logs.
test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/status of 40[09]/));

const day = dayAhead(15);
const nextDay = dayAhead(16);

test('a manager plans a week: an absence, a full day, moves by keyboard and by dragging, a car that waits and another promise', async ({
  page,
  browser,
  ownBackend: { exec, serve },
}) => {
  // One bay of nine hours, and two long jobs of Ravi's and one request on the same day; the next day is full.
  await exec(
    "update public.opening_hours set opens = '09:00', closes = '18:00', break_from = null, break_to = null",
  );
  await exec("update public.bays set active = name = 'Lift 1'");
  // No drop-off times yet.
  await exec('delete from private.drop_off_slots');
  await exec('update public.service_requests set drop_off = null');
  // Everybody works on every day of the week.
  await exec('delete from private.mechanic_hours');
  await exec('delete from public.closed_days');
  await exec(
    `update public.service_requests set scheduled_date = private.scheduled_time($1::date)
     where status = 'approved' and arrived_at is null and mechanic_name = 'Ravi Kumar'`,
    [day],
  );
  await exec(
    `update public.service_requests set scheduled_date = private.scheduled_time($1::date)
     where status = 'pending' and registration_number = 'KA 01 AB 1234'`,
    [nextDay],
  );
  await exec(
    `update public.request_lines set minutes = 540 where request_id in (
       select request_id from public.service_requests where status = 'pending' and registration_number = 'KA 01 AB 1234')`,
  );

  const { email, password } = loginOf('manager');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('/manager-dashboard');

  await page.goto('/mechanic-management');
  await page.getByRole('link', { name: 'Ravi Kumar' }).click();
  const hours = page.getByRole('region', { name: 'Working hours' });
  await hours.getByRole('button', { name: 'Add Absence' }).click();
  const absence = page.getByRole('dialog', { name: 'Add Absence' });
  await absence.getByLabel('First day').fill(day);
  await absence.getByLabel('Reason').fill('Training');
  await absence.getByRole('button', { name: 'Add Absence' }).click();
  await expect(page.getByText('Absence entered')).toBeVisible();
  await expect(hours.getByText(/bookings? no longer fits?/)).toBeVisible();
  const absent = hours.getByRole('row', { name: /Ravi Kumar is absent/ });
  const before = await absent.count();
  expect(before).toBeGreaterThan(0);

  await absent
    .first()
    .getByRole('button', { name: /^Move…/ })
    .click();
  const move = page.getByRole('dialog', { name: /^Move request/ });
  await move.getByLabel('New date').fill(nextDay);
  await move.getByLabel('Reason').fill('Ravi is at a training');
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(move.getByText(/That day is full\. The next free day is/)).toBeVisible();
  await expect(move.getByRole('button', { name: /, Full$/ }).first()).toBeVisible();
  await move.getByRole('checkbox', { name: 'Overbook this day' }).check();
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(/^Request moved to/)).toBeVisible();
  await expect(absent).toHaveCount(before - 1);

  // The week shows who is absent, and what is planned then all the same.
  await page.goto(`/schedule?day=${day}&view=week`);
  await expect(
    page
      .getByRole('row', { name: /^Ravi Kumar/ })
      .getByText(/^Absent: Training/)
      .first(),
  ).toBeVisible();

  // A booking of the full day, at a drop-off time, is refused with the next free one, and taken after a question.
  await exec("insert into private.drop_off_slots (slot, cars) values ('09:30', 1), ('10:00', 1)");
  await page.goto('/front-desk?search=KA 01 AB 1234');
  await page
    .getByRole('button', { name: /^Book KA 01 AB 1234/ })
    .first()
    .click();
  const visit = page.getByRole('dialog', { name: /^Visit of/ });
  await visit.getByLabel('What is wrong').fill('Brakes squeal');
  await visit.getByLabel('Preferred date').fill(nextDay);
  await visit.getByLabel('Drop-off time').selectOption('9:30 am');
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(visit.getByText(/That day is full\. The next free day is/)).toBeVisible();
  await visit.getByRole('checkbox', { name: 'Overbook this day' }).check();
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Request #\d+ booked for/)).toBeVisible();
  await page.goto(`/schedule?day=${nextDay}`);
  await expect(page.getByText(/ over$/).first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: /brought at 9:30 am, pending, overbooked by/ }),
  ).toBeVisible();

  // By keyboard from Ravi, who is absent, to Imran, and by dragging on to Sunita.
  await page.goto(`/schedule?day=${day}`);
  const lane = (name: string) => page.getByRole('region', { name });
  const first = lane('Ravi Kumar').getByRole('listitem').first();
  const moved = (await first.locator('strong').textContent()) ?? '';
  await first.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const planned = page.getByRole('dialog', { name: `Move ${moved}` });
  const imran = planned.getByRole('option', { name: /^Imran Shaikh, / });
  await planned.getByLabel('Mechanic').selectOption(await imran.getAttribute('value'));
  await planned.getByRole('button', { name: 'Move', exact: true }).focus();
  await page.keyboard.press('Enter');
  const block = lane('Imran Shaikh').getByRole('button', { name: moved });
  await expect(block).toBeVisible();
  await expect(planned).toBeHidden();
  const target = lane('Sunita Pillai').locator('[data-lane]');
  await block.scrollIntoViewIfNeeded();
  const [from, to] = [await block.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('A lane is not shown');
  await page.mouse.move(from.x + 8, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(lane('Sunita Pillai').getByRole('button', { name: moved })).toBeVisible();
  await expect(block).toHaveCount(0);
  await page.reload();
  await expect(lane('Sunita Pillai').getByRole('button', { name: moved })).toBeVisible();

  await page.goto('/audit-trail');
  await expect(page.getByText(/Overbooked by/).first()).toBeVisible();

  await page.goto('/workshop-board');
  const work = page.getByRole('region', { name: /^In progress/ });
  const waiting = page.getByRole('region', { name: /^Waiting/ });
  const plate = (await work.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await work.getByRole('button', { name: `Waiting for… ${plate}` }).click();
  await page.getByRole('menuitem', { name: 'Parts' }).click();
  await expect(waiting.getByRole('heading', { name: plate })).toBeVisible();
  await page.getByRole('link', { name: 'Wall View' }).click();
  await expect(page.getByText('Asha Rao')).toHaveCount(0);
  await page.getByRole('link', { name: 'Leave Wall View' }).click();
  await page.getByRole('button', { name: `Go On ${plate}` }).click();
  await expect(work.getByRole('heading', { name: plate })).toBeVisible();

  await work.getByRole('button', { name: `Waiting for… ${plate}` }).click();
  await page.getByRole('menuitem', { name: 'Promise another time…' }).click();
  const promise = page.getByRole('dialog', { name: `Promise for ${plate}` });
  await expect(promise.getByLabel('Promised for')).not.toHaveValue('');
  await expect(promise.getByRole('checkbox', { name: 'Tell the customer' })).toBeChecked();
  await promise.getByRole('button', { name: 'Promise', exact: true }).click();
  await expect(page.getByText('Promised', { exact: true })).toBeVisible();
  await expect(
    work
      .getByRole('article')
      .filter({ hasText: plate })
      .getByText(/^Promised /),
  ).toBeVisible();
  expect(
    await exec(
      `select count(distinct o.request_id)::int as told from private.outbox o join public.service_requests r using (request_id)
       where o.event = 'promise_moved' and r.registration_number = $1`,
      [plate],
    ),
  ).toEqual([{ told: 1 }]);

  // The same board on a wall without a login, until its link is ended.
  await page.goto('/settings/wall-screens');
  await page.getByRole('button', { name: 'Make a Link' }).click();
  const named = page.getByRole('dialog', { name: 'Link of a Wall Screen' });
  await named.getByRole('textbox', { name: 'Screen' }).fill('Hall');
  await named.getByRole('button', { name: 'Make the Link' }).click();
  const address = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const hall = await browser.newContext();
  await serve(hall);
  const wall = await hall.newPage();
  await wall.goto(address);
  await expect(
    wall.getByRole('region', { name: /^In progress/ }).getByRole('heading', { name: plate }),
  ).toBeVisible();
  await expect(wall.getByText('Asha Rao')).toHaveCount(0);
  await page.getByRole('button', { name: 'End Link of Hall' }).click();
  await expect(page.getByText('The link of Hall has ended')).toBeVisible();
  await wall.reload();
  await expect(wall.getByText('This link does not work')).toBeVisible();
  await hall.close();
});

test('a customer books a drop-off time, which is then full', async ({ page, ownBackend: { exec } }) => {
  await exec(
    "update public.opening_hours set opens = '09:00', closes = '18:00', break_from = null, break_to = null",
  );
  await exec('delete from public.closed_days');
  // Nobody has hours of their own, which in the demo garage are those of six days.
  await exec('delete from private.mechanic_hours');
  await exec('delete from private.drop_off_slots');
  await exec(
    "insert into private.drop_off_slots (slot, cars) values ('08:30', 1), ('09:30', 1), ('10:00', 1)",
  );
  const [car] = await exec(
    "select vehicle_id::int as id from public.vehicles where registration_number = 'KA 01 AB 1234'",
  );
  const { email, password } = loginOf('customer');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('/customer-dashboard');
  const choose = async () => {
    await page.goto(`/book-service?vehicle=${car?.id}`);
    await page.getByRole('radio', { name: 'Engine Diagnostics' }).check();
    await page.getByLabel('Preferred date').fill(dayAhead(20));
  };
  await choose();
  const time = page.getByLabel('Drop-off time');
  // The garage is not open yet at half past eight.
  await expect(time.getByRole('option', { name: '8:30 am' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Please choose a drop-off time')).toBeVisible();
  await time.selectOption('9:30 am');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.waitForURL('/my-vehicles');
  await choose();
  await expect(time.getByRole('option', { name: '9:30 am (full)' })).toBeDisabled();
  await page.goto('/service-tracking');
  await expect(page.getByText(/, 9:30 am$/).first()).toBeVisible();
});
