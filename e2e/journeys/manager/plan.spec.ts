import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { loginOf } from '../../fixtures/data/people.ts';
import { expect, test } from '../../fixtures/own-backend.ts';

test.setTimeout(240_000);
// A full day is refused, which the browser logs.
test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/status of 409/));

const day = dayAhead(15);
const nextDay = dayAhead(16);

test('an absence lists what no longer fits, a full day is overbooked after a question, a car waits and gets another promise', async ({
  page,
  ownBackend: { exec },
}) => {
  // One bay of nine hours, and two long jobs of Ravi's and one request on the same day; the next day is full.
  await exec(
    "update public.opening_hours set opens = '09:00', closes = '18:00', break_from = null, break_to = null",
  );
  await exec("update public.bays set active = name = 'Lift 1'");
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
  await promise.getByRole('button', { name: 'Promise', exact: true }).click();
  await expect(page.getByText('Promised', { exact: true })).toBeVisible();
  await expect(
    work
      .getByRole('article')
      .filter({ hasText: plate })
      .getByText(/^Promised /),
  ).toBeVisible();
});
