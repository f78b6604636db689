import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { loginOf } from '../../fixtures/data/people.ts';
import { expect, test } from '../../fixtures/own-backend.ts';
import { phone } from '../../fixtures/page/mechanic-screens.ts';

test.setTimeout(180_000);

const sunita = 'sunita.pillai@pitlane.test';
const job = 'KA 02 ZX 9001, Engine Diagnostics';

async function logIn(page: Page, email: string, password: string, home: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(home);
}

test('two mechanics clock on one job, and one forgets to stop and mends it', async ({
  page,
  browser,
  baseURL,
  ownBackend: { exec, serve },
}) => {
  const mechanic = loginOf('mechanic');
  // Nothing was clocked yet, and no car waits; the garage is open every day, and Sunita has Ravi's password.
  await exec('delete from private.clock_corrections where true');
  await exec('delete from private.clock_entries where true');
  await exec("delete from private.stage_entries where stage = 'waiting' and until is null");
  await exec('delete from public.closed_days where true');
  await exec(
    "update public.opening_hours set opens = '09:00', closes = '18:00', break_from = null where true",
  );
  await exec(
    `update auth.users u set encrypted_password = r.encrypted_password from auth.users r
     where u.email = $1 and r.email = $2`,
    [sunita, mechanic.email],
  );
  const newPage = async () => {
    const context = await browser.newContext({ baseURL, viewport: phone });
    await serve(context);
    return context.newPage();
  };

  const ravi = await newPage();
  await logIn(ravi, mechanic.email, mechanic.password, '/mechanic-dashboard');
  await ravi.goto('/my-hours');
  await ravi.getByRole('button', { name: 'Cleaning' }).click();
  await expect(ravi.getByText('On the clock: Cleaning')).toBeVisible();
  await ravi.getByRole('button', { name: `Go On: ${job}` }).click();
  await expect(ravi.getByRole('region', { name: 'On the clock' })).toContainText('KA 02 ZX 9001');

  const other = await newPage();
  await logIn(other, sunita, mechanic.password, '/mechanic-dashboard');
  await other.goto('/my-hours');
  await other.getByRole('button', { name: `Join Ravi Kumar: ${job}` }).click();
  await expect(other.getByRole('region', { name: 'On the clock' })).toContainText('KA 02 ZX 9001');

  const manager = loginOf('manager');
  await logIn(page, manager.email, manager.password, '/manager-dashboard');
  await page.goto('/hours');
  const onClock = page.getByRole('table', { name: 'Running clocks' });
  for (const name of ['Ravi Kumar', 'Sunita Pillai'])
    await expect(onClock.getByRole('row', { name })).toContainText('KA 02 ZX 9001');

  await test.step('a clock that ran past closing is mended', async () => {
    await exec(
      `update private.clock_entries set received_at = started_at,
         started_at = (private.today() - 1 + time '15:00') at time zone private.garage_time_zone()
       where mechanic_name = 'Sunita Pillai'`,
    );
    await other.reload();
    const clock = other.getByRole('region', { name: 'On the clock' });
    await expect(clock).toContainText('Past closing');
    await clock.getByRole('button', { name: 'Correct…' }).click();
    const dialog = other.getByRole('dialog', { name: 'Correct Engine Diagnostics' });
    await expect(dialog.getByLabel('Began')).toHaveValue(`${dayAhead(-1)}T15:00`);
    await dialog.getByLabel('Ended').fill(`${dayAhead(-1)}T17:30`);
    await dialog.getByLabel('Reason').fill('Forgot to stop');
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(other.getByText('A manager decides about the correction')).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Accept the correction of Sunita Pillai' }).click();
    await expect(page.getByText('Correction accepted')).toBeVisible();
    await expect(onClock.getByRole('row', { name: 'Sunita Pillai' })).toHaveCount(0);
    await other.reload();
    await expect(other.getByText(/^You are not on the clock/)).toBeVisible();
    await other
      .getByRole('row', { name: /Engine Diagnostics/ })
      .getByText('More')
      .click();
    await expect(other.getByText(/Accepted by Meera Nair: 3:00 pm to 5:30 pm, Forgot to stop/)).toBeVisible();
  });

  await test.step('a job that was never clocked is proposed and accepted, and a manager corrects it', async () => {
    await other.getByRole('button', { name: 'Missing Entry' }).click();
    const dialog = other.getByRole('dialog', { name: 'Missing Entry' });
    await dialog.getByLabel('Work').selectOption({ label: `${job} (Ravi Kumar)` });
    await dialog.getByLabel('Began').fill(`${dayAhead(-1)}T12:00`);
    await dialog.getByLabel('Ended').fill(`${dayAhead(-1)}T13:00`);
    await dialog.getByLabel('Reason').fill('Forgot to clock on');
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(other.getByText('A manager decides about the correction')).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Accept the correction of Sunita Pillai' }).click();
    await expect(page.getByText('Correction accepted')).toBeVisible();
    await page
      .getByRole('button', { name: 'Correct Engine Diagnostics of Sunita Pillai, 12:00 pm to 1:00 pm' })
      .click();
    const correction = page.getByRole('dialog', { name: 'Correct Engine Diagnostics of Sunita Pillai' });
    await correction.getByLabel('Ended').fill(`${dayAhead(-1)}T14:00`);
    await correction.getByLabel('Reason').fill('It was two hours');
    await correction.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Hours corrected')).toBeVisible();
  });

  await test.step('the sheet of the month has first and last clock, and is saved as a file', async () => {
    await page.getByRole('link', { name: 'Attendance of Sunita Pillai' }).click();
    await expect(page.getByRole('heading', { name: /^Sunita Pillai, / })).toBeVisible();
    if (dayAhead(-1).slice(0, 7) !== dayAhead(0).slice(0, 7))
      await page.getByRole('button', { name: 'Earlier month' }).click();
    await expect(page.getByRole('row', { name: /12:00 pm 5:30 pm 4h 30m/ })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(
      `Sunita Pillai,${dayAhead(-1)},12:00,17:30,270,`,
    );
  });
});
