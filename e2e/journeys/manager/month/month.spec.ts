import { today } from '../../../fixtures/data/garage-day.ts';
import { loginOf } from '../../../fixtures/data/people.ts';
import { expect, type OwnBackend, test } from '../../../fixtures/own-backend.ts';
import { phone } from '../../../fixtures/page/mechanic-screens.ts';
import {
  addMissingEntry,
  clockTogether,
  emptyClocks,
  mendForgottenClock,
  saveAttendance,
} from './clock-steps.ts';
import {
  addLine,
  approveRun,
  enterBankDetails,
  payOneJob,
  saveBankFile,
  slipOf,
  startRun,
} from './pay-run-steps.ts';
import { askAndAnswer, openJob, openSlip, printSlip, savePdf } from './payslip-steps.ts';

const ravi = loginOf('mechanic');
const sunita = { email: 'sunita.pillai@pitlane.test', password: 'mechanic2' };
const arjun = { email: 'arjun.deshmukh@pitlane.test', password: 'manager2' };

/** Meera, who manages, is paid as a mechanic too: she has Ravi's phone. */
async function preparePeople({ exec }: OwnBackend) {
  await exec(
    "update public.managers m set phone = r.phone from public.mechanics r where m.email = 'manager@pitlane.test' and r.email = $1",
    [ravi.email],
  );
  for (const { email, password } of [sunita, arjun]) {
    await exec('update auth.users set encrypted_password = private.password_hash($1) where email = $2', [
      password,
      email,
    ]);
  }
}

/** Ravi completes the job that both were on. */
async function completeSharedJob({ call, exec }: OwnBackend) {
  const [shared] = await exec(
    "select request_id::int from public.service_requests where registration_number = 'KA 02 ZX 9001' and status = 'in_progress'",
  );
  await call('mechanic', 'complete_job', { request_id: shared?.request_id, final_cost: 1500 });
}

// A run pays everybody's jobs, so it has demo data of its own.
test('a month of two mechanics, from a shared job and a forgotten clock to the printed payslip', async ({
  page,
  anotherBrowser,
  consoleErrors,
  ownBackend,
}) => {
  test.setTimeout(240_000);
  await emptyClocks(ownBackend);
  await preparePeople(ownBackend);
  const open = async (who: Parameters<OwnBackend['restoreSessionAs']>[0]) => {
    const opened = await anotherBrowser();
    await ownBackend.serve(opened.context());
    await ownBackend.restoreSessionAs(who, opened.context());
    return opened;
  };
  await ownBackend.restoreSessionAs('manager', page.context());
  const mechanic = await open('mechanic');
  const other = await open(sunita);
  for (const each of [mechanic, other]) await each.setViewportSize(phone);

  await test.step('two mechanics clock on one job, and one forgets to stop and mends it', async () => {
    await clockTogether(mechanic, other, page);
    await mendForgottenClock(other, page, ownBackend);
    await addMissingEntry(other, page);
    await saveAttendance(page);
    await completeSharedJob(ownBackend);
  });

  const second = await open(arjun);
  let address = '';
  await test.step('a job that is paid singly leaves the draft of the run, which has to be checked again', async () => {
    address = await startRun(page, ownBackend);
    await expect(slipOf(page, 'Ravi Kumar')).toContainText('6 jobs');
    await payOneJob(page, 'Ravi Kumar');
    await page.goto(address);
    await expect(slipOf(page, 'Ravi Kumar')).toContainText('5 jobs');
    await expect(page.getByText('It has changed since Meera Nair checked it.')).toBeVisible();
    await addLine(page, 'Ravi Kumar', 'Addition', '500', 'Diwali');
    await expect(slipOf(page, 'Ravi Kumar')).toContainText('additions ₹500.00');
    await addLine(page, 'Ravi Kumar', 'Deduction', '100.50', 'Advance of the first week');
    await page.getByRole('button', { name: 'Mark as Checked' }).click();
  });
  const payRunId = address.split('/').at(-1) ?? '';

  await test.step('whom it pays cannot approve it, and another manager can', async () => {
    consoleErrors.expect(/403 \(Forbidden\) .+approve_pay_run/);
    await approveRun(page);
    await expect(page.getByText(/^You are paid by this run/)).toBeVisible();
    await second.goto(address);
    await approveRun(second);
    await expect(second.getByText('Approved', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'File for the Bank' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Line' })).toBeHidden();
    const twice = await ownBackend.exec(
      'select job from public.salary_payments, unnest(jobs_included) as job group by 1 having count(*) > 1',
    );
    expect(twice).toEqual([]);
  });

  await test.step('the file for the bank has everybody with an account, and says who has none', async () => {
    await second.getByRole('button', { name: 'File for the Bank' }).click();
    await expect(second.getByRole('dialog')).toContainText('Without bank details, and not in the file');
    await expect(second.getByRole('dialog')).toContainText('Lakshmi Gowda: ₹');
    await enterBankDetails(second, 'Lakshmi Gowda');
    await second.goto(address);
    await second.getByRole('button', { name: 'File for the Bank' }).click();
    await saveBankFile(second, payRunId, ownBackend);
  });

  await test.step('the mechanic opens the slip, asks about a line, reads the answer, prints it and keeps it as a PDF', async () => {
    const total = await openSlip(mechanic, payRunId, 500_00 - 100_50);
    await openJob(mechanic);
    await askAndAnswer(mechanic, page, payRunId);
    const file = await savePdf(mechanic, total, ['Diwali', 'Advance of the first week']);
    expect(file).toMatch(new RegExp(`^payslip-\\d{4}-\\d\\d-\\d\\d-to-${today()}\\.pdf$`));
    await printSlip(mechanic, payRunId, total);
  });
});
