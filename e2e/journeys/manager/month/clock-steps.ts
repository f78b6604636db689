import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayAhead } from '../../../fixtures/data/garage-day.ts';
import { expect, type OwnBackend } from '../../../fixtures/own-backend.ts';

const job = 'KA 02 ZX 9001, Engine Diagnostics';

/** Nothing was clocked yet, no car waits, and the garage is open every day. */
export async function emptyClocks({ exec }: OwnBackend) {
  await exec('delete from private.clock_corrections where true');
  await exec('delete from private.clock_entries where true');
  await exec("delete from private.stage_entries where stage = 'waiting' and until is null");
  await exec('delete from public.closed_days where true');
  await exec(
    "update public.opening_hours set opens = '09:00', closes = '18:00', break_from = null where true",
  );
}

/** Ravi works on the job after some cleaning, and Sunita joins; the manager sees both. */
export async function clockTogether(ravi: Page, sunita: Page, manager: Page) {
  await ravi.goto('/my-hours');
  await ravi.getByRole('button', { name: 'Cleaning' }).click();
  await expect(ravi.getByText('On the clock: Cleaning')).toBeVisible();
  await ravi.getByRole('button', { name: `Go On: ${job}` }).click();
  await expect(ravi.getByRole('region', { name: 'On the clock' })).toContainText('KA 02 ZX 9001');
  await sunita.goto('/my-hours');
  await sunita.getByRole('button', { name: `Join Ravi Kumar: ${job}` }).click();
  await expect(sunita.getByRole('region', { name: 'On the clock' })).toContainText('KA 02 ZX 9001');
  await manager.goto('/hours');
  const onClock = manager.getByRole('table', { name: 'Running clocks' });
  for (const name of ['Ravi Kumar', 'Sunita Pillai'])
    await expect(onClock.getByRole('row', { name })).toContainText('KA 02 ZX 9001');
}

async function acceptCorrection(manager: Page) {
  await manager.reload();
  await manager.getByRole('button', { name: 'Accept the correction of Sunita Pillai' }).click();
  await expect(manager.getByText('Correction accepted')).toBeVisible();
}

/** Sunita's clock ran past yesterday's closing; she proposes when it ended, and both stay visible. */
export async function mendForgottenClock(sunita: Page, manager: Page, { exec }: OwnBackend) {
  await exec(
    `update private.clock_entries set received_at = started_at,
       started_at = (private.today() - 1 + time '15:00') at time zone private.garage_time_zone()
     where mechanic_name = 'Sunita Pillai'`,
  );
  await sunita.reload();
  const clock = sunita.getByRole('region', { name: 'On the clock' });
  await expect(clock).toContainText('Past closing');
  await clock.getByRole('button', { name: 'Correct…' }).click();
  const dialog = sunita.getByRole('dialog', { name: 'Correct Engine Diagnostics' });
  await expect(dialog.getByLabel('Began')).toHaveValue(`${dayAhead(-1)}T15:00`);
  await dialog.getByLabel('Ended').fill(`${dayAhead(-1)}T17:30`);
  await dialog.getByLabel('Reason').fill('Forgot to stop');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(sunita.getByText('A manager decides about the correction')).toBeVisible();
  await acceptCorrection(manager);
  const onClock = manager.getByRole('table', { name: 'Running clocks' });
  await expect(onClock.getByRole('row', { name: 'Sunita Pillai' })).toHaveCount(0);
  await sunita.reload();
  await expect(sunita.getByText(/^You are not on the clock/)).toBeVisible();
  const entry = sunita.getByRole('row', { name: /Engine Diagnostics/ });
  await entry.getByText('More').click();
  await expect(sunita.getByText(/Accepted by Meera Nair: 3:00 to 5:30 pm, Forgot to stop/)).toBeVisible();
}

/** Sunita proposes an hour that was never clocked, and the manager corrects it to two. */
export async function addMissingEntry(sunita: Page, manager: Page) {
  await sunita.getByRole('button', { name: 'Missing Entry' }).click();
  const dialog = sunita.getByRole('dialog', { name: 'Missing Entry' });
  await dialog.getByLabel('Work').selectOption({ label: `${job} (Ravi Kumar)` });
  await dialog.getByLabel('Began').fill(`${dayAhead(-1)}T12:00`);
  await dialog.getByLabel('Ended').fill(`${dayAhead(-1)}T13:00`);
  await dialog.getByLabel('Reason').fill('Forgot to clock on');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(sunita.getByText('A manager decides about the correction')).toBeVisible();
  await acceptCorrection(manager);
  await manager
    .getByRole('button', { name: 'Correct Engine Diagnostics of Sunita Pillai, 12:00 to 1:00 pm' })
    .click();
  const correction = manager.getByRole('dialog', { name: 'Correct Engine Diagnostics of Sunita Pillai' });
  await correction.getByLabel('Ended').fill(`${dayAhead(-1)}T14:00`);
  await correction.getByLabel('Reason').fill('It was two hours');
  await correction.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByText('Hours corrected')).toBeVisible();
}

/** The month's sheet of Sunita has first and last clock of the day, and is saved as a file. */
export async function saveAttendance(manager: Page) {
  await manager.getByRole('link', { name: 'Attendance of Sunita Pillai' }).click();
  await expect(manager.getByRole('heading', { name: /^Sunita Pillai, / })).toBeVisible();
  if (dayAhead(-1).slice(0, 7) !== dayAhead(0).slice(0, 7))
    await manager.getByRole('button', { name: 'Earlier month' }).click();
  await expect(manager.getByRole('row', { name: /12:00 pm 5:30 pm 4h 30m/ })).toBeVisible();
  const downloading = manager.waitForEvent('download');
  await manager.getByRole('button', { name: 'Export CSV' }).click();
  const sheet = await readFile(await (await downloading).path(), 'utf8');
  expect(sheet).toContain(`Sunita Pillai,${dayAhead(-1)},12:00,17:30,270,`);
}
