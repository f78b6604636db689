import { apiOf } from '../../fixtures/data/api.ts';
import {
  createCustomer,
  createVehicle,
  newRegistrationNumber,
} from '../../fixtures/data/create-customers.ts';
import { createAssignedJobs, createCompletedJob, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { proveAddress } from '../../fixtures/data/prove-address.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Two invoices of one customer, and one of another whose address nobody has proved, with plates that begin alike. */
async function issueInvoices() {
  const manager = await apiOf('manager');
  const plates = newRegistrationNumber().slice(0, 8);
  const [reached, unreached] = await Promise.all([createCustomer(), createCustomer()]);
  const numbers: string[] = [];
  for (const [index, customer] of [reached, reached, unreached].entries()) {
    const car = await createVehicle(customer, { registration_number: `${plates} 000${index}` });
    const { requestId } = await createCompletedJob(customer, car);
    if (index === 0) await proveAddress(reached.email);
    const { number } = await manager.call<{ number: string }>('issue_invoice', { request_id: requestId });
    numbers.push(number);
  }
  return { plates, numbers };
}

test('Three unpaid invoices are reminded of at once; one is refused, says why and stays selected', async ({
  page,
  consoleErrors,
  restoreSessionAs,
}) => {
  consoleErrors.expect(/409 \(Conflict\).*remind_of_invoice/);
  const { plates, numbers } = await issueInvoices();
  const [first, second, third] = numbers as [string, string, string];
  await restoreSessionAs('manager');
  await page.goto(`/invoices?search=${encodeURIComponent(plates)}`);
  for (const number of numbers) {
    const box = page.getByRole('checkbox', { name: `Select ${number}` });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
  await expect(page.getByRole('checkbox', { name: '3 invoices selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Send 3 Reminders' }).click();
  const outcomes = page.getByRole('region', { name: '2 of 3 reminders sent' });
  await expect(outcomes.getByRole('listitem').filter({ hasText: first })).toContainText('reminded');
  await expect(outcomes.getByRole('listitem').filter({ hasText: second })).toContainText('reminded');
  await expect(outcomes.getByRole('listitem').filter({ hasText: third })).toContainText(
    'This customer gets no messages about invoices',
  );
  await expect(page.getByRole('checkbox', { name: `Select ${third}` })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: `Select ${first}` })).not.toBeChecked();
  await page.getByRole('checkbox', { name: `Select ${third}` }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeVisible();
});

test('Two mechanics are paid at once, and never twice', async ({ page, restoreSessionAs }) => {
  const mechanics = await Promise.all([createMechanic(), createMechanic()]);
  for (const mechanic of mechanics) {
    const [job] = await createAssignedJobs(mechanic, 1);
    const api = await apiOf(mechanic);
    await api.call('start_job', { request_id: job?.requestId });
    await api.call('complete_job', { request_id: job?.requestId, mechanic_notes: 'Done.', parts: [] });
  }
  await restoreSessionAs('manager');
  await page.goto('/salary-payments');
  await page.getByRole('button', { name: 'Pay Salaries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay Salaries' });
  await dialog.getByRole('checkbox', { name: /mechanics selected$/ }).click();
  for (const { name } of mechanics) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: /^Pay 2 salaries/ }).click();
  const outcomes = dialog.getByRole('region', { name: '2 salaries paid' });
  for (const { name } of mechanics) {
    await expect(outcomes.getByRole('listitem').filter({ hasText: name })).toContainText(/: paid ₹/);
    await expect(dialog.getByRole('checkbox', { name })).toHaveCount(0);
  }
  for (const { id, name } of mechanics) {
    const { rows } = await (await apiOf('manager')).call<{ rows: { mechanic_id: string }[] }>(
      'list_salary_payments',
      { search: name },
    );
    expect(rows.map(({ mechanic_id }) => mechanic_id)).toEqual([id]);
  }
});
