import { apiOf, sessionOf } from '../../../fixtures/data/api.ts';
import { today } from '../../../fixtures/data/garage-day.ts';
import { paise } from '../../../fixtures/data/money.ts';
import { assignTo } from '../../../fixtures/page/assign-to.ts';
import { goToPageWith } from '../../../fixtures/page/pagination.ts';
import { amountIn, valueBeside } from '../../../fixtures/page/read-screen.ts';
import { expect, test } from '../../../fixtures/portal-test.ts';
import { expectedRecords, exportPayments } from './exported-payments.ts';
import { completeJobs, createPendingRequest, hireMechanic, newMechanic } from './hired-mechanic.ts';

test('a mechanic is hired, given work, paid, exported and dismissed', async ({ page, signInAs }) => {
  test.setTimeout(180_000);
  const manager = await apiOf('manager');
  const mechanic = newMechanic();
  await signInAs('manager');

  const mechanicId = await test.step('hire', () => hireMechanic(page, mechanic));

  const { requestId, registration } = await createPendingRequest();
  await test.step('assign', async () => {
    // The oldest requests come first, and this one is new.
    await page.goto('/assign-requests?status=pending');
    const card = page.getByRole('article').filter({ hasText: registration });
    await goToPageWith(page, card);
    await expect(card.getByRole('checkbox', { name: `Select request #${requestId}` })).toBeEnabled();
    await assignTo(card, mechanic.name);
    await expect(page.getByText('Mechanic assigned successfully')).toBeVisible();
    // It is no longer listed as pending, and the message disappears by itself.
    await expect(card).toBeHidden();
    await expect(page.getByText('Mechanic assigned successfully')).toBeHidden();
  });

  const [picked, ...others] = await completeJobs(manager, mechanic, mechanicId, 3);
  await test.step('pay one job, adjusted', async () => {
    await page.goto(`/mechanic-detail/${mechanicId}`);
    await page.getByRole('button', { name: 'Pay Salary' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay Salary' });
    for (const id of others) {
      // The drawn checkbox covers the real one.
      await dialog.getByRole('checkbox', { name: new RegExp(`^#${id}\\b`) }).press('Space');
    }
    const due = await amountIn(valueBeside(dialog, 'Salary due'));
    const adjusted = due + paise(10.5);
    await dialog.getByLabel('Final amount (₹)').fill(String(adjusted / 100));
    await dialog.getByRole('button', { name: 'Pay Salary' }).click();
    const receipt = page.getByRole('dialog', { name: 'Payment receipt' });
    expect(await amountIn(valueBeside(receipt, 'Total paid'))).toBe(adjusted);
    await expect(valueBeside(receipt, 'Jobs')).toHaveText(`#${picked}`);
    await receipt.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('table', { name: 'Unpaid jobs' }).getByRole('row')).toHaveCount(1 + 2);
  });

  await test.step('export all pages of the filtered list', async () => {
    for (const request_id of await completeJobs(manager, mechanic, mechanicId, 22)) {
      await manager.call('pay_salary', { mechanic_id: mechanicId, request_ids: [request_id] });
    }
    await page.goto('/salary-payments?period=today');
    await page.getByRole('searchbox', { name: 'Search by mechanic name' }).fill(mechanic.mark);
    await page.waitForURL(/[?&]search=/);
    await expect(page.getByRole('button', { name: 'Page 2' })).toBeVisible();
    const { fileName, hasByteOrderMark, records } = await exportPayments(page);
    expect(fileName).toBe(`salary-payments-${today()}.csv`);
    expect(hasByteOrderMark).toBe(true);
    expect(records).toHaveLength(23);
    expect(records).toEqual(await expectedRecords(manager, mechanicId));
  });

  await test.step('dismiss', async () => {
    await page.goto(`/mechanic-detail/${mechanicId}`);
    await page.getByRole('button', { name: 'Dismiss Mechanic' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Dismiss Mechanic' });
    await expect(valueBeside(dialog, 'Open requests (will return to pending)')).toHaveText('1');
    await expect(valueBeside(dialog, 'Unpaid completed jobs')).toHaveText('2');
    expect(await amountIn(valueBeside(dialog, 'Amount due'))).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Dismiss Mechanic' }).click();
    await page.waitForURL('/mechanic-management');
    await expect(page.getByText('Mechanic dismissed successfully')).toBeVisible();
    await page.goto(`/mechanic-detail/${mechanicId}`);
    await expect(page.getByRole('heading', { name: 'Mechanic not found' })).toBeVisible();
  });

  const [request] = await manager.read<object>(
    `service_requests?request_id=eq.${requestId}&select=status,assigned_mechanic,mechanic_name`,
  );
  expect(request).toEqual({ status: 'pending', assigned_mechanic: null, mechanic_name: null });
  await expect(sessionOf(mechanic)).rejects.toThrow(/answered 400/);
  const kept = await manager.read(
    `salary_payments?mechanic_email=eq.${mechanic.email}&select=mechanic_id,mechanic_name&limit=1`,
  );
  expect(kept).toEqual([{ mechanic_id: null, mechanic_name: mechanic.name }]);
});
