import { apiOf } from '../../fixtures/data/api.ts';
import { createAssignedJobs, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { readPart } from '../../fixtures/data/demo-data.ts';
import { proveAddress } from '../../fixtures/data/prove-address.ts';
import { readMails } from '../../fixtures/data/read-mails.ts';
import { completionDialog, jobCard, phone } from '../../fixtures/page/mechanic-screens.ts';
import { trackNetworkIdle } from '../../fixtures/page/network-idle.ts';
import { valueBeside } from '../../fixtures/page/read-screen.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

test('a part is added, falls short for a job, is ordered, arrives, is used, comes back, is returned and counted; its ledger tells all of it, its cost to managers alone', async ({
  page,
  anotherBrowser,
  consoleErrors,
  signInAs,
}) => {
  test.setTimeout(180_000);
  const code = `LDG-${Date.now()}`;
  const rack = `Z${Date.now()}`;
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  const { requestId: request_id } = job;
  await proveAddress(job.customer.email);
  const desk = await signInAs('manager', await anotherBrowser());
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/')) answers.push(response.text().catch(() => ''));
  });

  await test.step('the manager adds the part, and a search finds it by its other number', async () => {
    await desk.goto('/parts-management');
    await desk.getByRole('button', { name: 'Add Part' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Add Part' });
    await dialog.getByLabel('Name').fill('Tow hook');
    await dialog.getByLabel('Code').fill(code);
    await dialog.getByLabel('Category').fill(`Hooks ${code}`);
    await dialog.getByLabel('Shelf').fill(`${rack}-9`);
    await dialog.getByLabel('Price (₹)').fill('250');
    await dialog.getByLabel('Other numbers').fill(`OEM-${code}`);
    await dialog.getByRole('button', { name: 'Add Part' }).click();
    await expect(desk.getByText('Tow hook added')).toBeVisible();
    // Other blanks, hyphens and case than it was entered with.
    await desk.goto(`/parts-management?search=${encodeURIComponent(`oem ${code.replaceAll('-', '.')}`)}`);
    await expect(desk.getByRole('link', { name: 'Tow hook' })).toBeVisible();
    // A scanner types it whole and ends with Enter.
    await desk.goto('/parts-management');
    const search = desk.getByRole('searchbox', { name: 'Search parts' });
    const networkIdle = trackNetworkIdle(desk);
    await search.click();
    await networkIdle();
    await search.pressSequentially(`oem${code.toLowerCase()}`);
    await search.press('Enter');
    await expect(desk.getByRole('heading', { level: 1, name: 'Tow hook' })).toBeVisible();
    await expect(valueBeside(desk.getByRole('main'), 'Other numbers')).toHaveText(`OEM-${code}`);
  });

  const part = await readPart(code);
  const supplier = `Hook Works ${code}`;
  const email = `${code.toLowerCase()}@hooks.test`;
  const manager = await apiOf('manager');
  const stageOf = async (id: number) => {
    const { rows } = await manager.call<{
      rows: { request_id: number; stage: string; reason: string | null }[];
    }>('workshop_board');
    const { stage, reason } = rows.find(({ request_id }) => request_id === id) ?? {};
    return [stage, reason].filter(Boolean).join(' ');
  };
  await test.step('two approved ones are short, on the job and on the part', async () => {
    await manager.call('save_supplier', { name: supplier, email, gstin: '29AAGCB7383J1Z4', lead_days: 2 });
    const line = { part_id: part.id, quantity: 2 };
    const { line_id } = await manager.call<{ line_id: number }>('add_line', { request_id, line });
    await manager.call('decide_lines', {
      request_id,
      decisions: [{ line_id, version: 1, approve: true }],
      decided_by_name: 'Asha Rao',
      channel: 'phone',
    });
    await page.setViewportSize(phone);
    await signInAs(mechanic);
    await page.goto('/mechanic-jobs');
    await expect(jobCard(page, job)).toContainText(`2 × Tow hook (${code})`);
    await desk.goto('/parts-management?stock=short&sort=-code');
    await expect(desk.getByRole('row', { name: new RegExp(code) })).toContainText('2 reserved');
  });

  await test.step('the reorder list says why, and the order goes to the supplier by mail', async () => {
    await desk.goto(`/purchase-orders/reorder-list?search=${code}`);
    await expect(desk.getByRole('row', { name: /Tow hook/ })).toContainText(
      '2 reserved, less 0 pieces in stock',
    );
    await desk.getByRole('checkbox', { name: 'Tow hook' }).check();
    await desk.getByRole('button', { name: 'Order 1 Part' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Order 1 part' });
    await dialog.getByLabel('Supplier').selectOption(supplier);
    await dialog.getByRole('button', { name: 'Make Draft' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: /^Order PO-/ })).toBeVisible();
    await desk.getByRole('button', { name: 'Send by Mail' }).click();
    await expect(desk.getByText(`goes to ${email}`)).toBeVisible();
    const [mail] = await readMails(email, 1);
    expect(mail?.text).toContain(`2 pieces Tow hook (${code})`);
    await page.reload();
    await expect(jobCard(page, job)).toContainText(/Tow hook .*, due/);
    expect(await stageOf(request_id)).toBe('waiting parts');
    const title = await desk.getByRole('heading', { level: 1, name: /^Order PO-/ }).textContent();
    const number = (title ?? '').replace('Order ', '');
    await desk.goto(`/parts-management/${part.id}`);
    const ordered = desk.getByRole('table', { name: 'Orders' }).getByRole('row', { name: number });
    await expect(ordered).toContainText('2 pieces');
    await expect(ordered).toContainText(supplier);
    await ordered.getByRole('link', { name: number }).click();
    await expect(desk.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await page.goto('/workshop-board');
    await expect(page.getByText(/^Part missing: due \w{3} \d/)).toBeVisible();
    await page.goto('/mechanic-jobs');
  });

  const receive = async (bill: string, quantity: string) => {
    await desk.getByRole('button', { name: 'Receive' }).click();
    const dialog = desk.getByRole('dialog', { name: /^Receive PO-/ });
    await dialog.getByLabel('Number of the bill').fill(bill);
    await dialog.getByLabel('Quantity of Tow hook').fill(quantity);
    await dialog.getByLabel('Price of Tow hook (₹)').fill('171.43');
    await dialog.getByRole('button', { name: 'Receive' }).click();
    return dialog;
  };

  await test.step('it comes in two parts, the second of more than was ordered, and the car goes on', async () => {
    await receive('B-1', '1');
    await expect(desk.getByText('Partly received')).toBeVisible();
    expect(await stageOf(request_id)).toBe('waiting parts');
    // More than is open is asked about.
    consoleErrors.expect(/409 \(Conflict\)/);
    const dialog = await receive('B-2', '2');
    await dialog.getByRole('checkbox', { name: 'Receive more than was ordered' }).check();
    await dialog.getByRole('button', { name: 'Receive' }).click();
    await expect(desk.getByText('Closed')).toBeVisible();
    expect(await stageOf(request_id)).toBe('arrived');
    const told = async () => (await readMails(job.customer.email, 1)).map(({ subject }) => subject);
    await expect
      .poll(told, { timeout: 20_000 })
      .toEqual(expect.arrayContaining([expect.stringMatching(/^The parts for your .+ are here$/)]));
    expect(await told()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Your .+ waits for parts$/)]),
    );
    await desk.goto(`/parts-management/${part.id}`);
    await expect(desk.getByRole('table', { name: 'Reservations' })).toContainText('In stock');
    await expect(valueBeside(desk.getByRole('main'), 'Available')).toHaveText('1 piece');
    await page.reload();
    await expect(jobCard(page, job)).toBeVisible();
    await expect(jobCard(page, job)).not.toContainText('Parts are short');
  });

  await test.step('the rule of its category proposes a price from what it cost, which is taken with one press', async () => {
    await desk.goto('/settings/part-categories');
    await desk.getByRole('button', { name: `Edit Hooks ${code}` }).click();
    const dialog = desk.getByRole('dialog', { name: `Change Hooks ${code}` });
    await dialog.getByLabel('Margin on cost (%)').fill('40');
    await dialog.getByLabel('Proposed prices').selectOption('Up to full ₹10');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText(`Hooks ${code} saved`)).toBeVisible();
    await desk.getByRole('link', { name: 'Prices Below the Rule' }).click();
    await desk.getByRole('searchbox', { name: 'Search parts' }).fill(code);
    await expect(desk.getByRole('row', { name: /Tow hook/ })).toContainText(
      'cost ₹171.43 + 40 % + 18 % GST, rounded up to ₹10',
    );
    await desk.getByRole('button', { name: 'Take ₹290 for Tow hook' }).click();
    await expect(desk.getByText('Tow hook sells at ₹290 from now on')).toBeVisible();
    expect((await readPart(code)).price).toBe(290);
  });

  await test.step('the mechanic completes the job and gives one back', async () => {
    await jobCard(page, job).getByRole('button', { name: 'Start Job' }).click();
    await jobCard(page, job).getByRole('button', { name: 'Complete', exact: true }).click();
    const completion = completionDialog(page);
    await expect(completion).toContainText('Tow hook');
    await completion.getByRole('button', { name: 'Complete Job' }).click();
    await expect(page.getByText('Job completed successfully')).toBeVisible();
    await page.goto(`/parts-management/${part.id}`);
    await page.getByRole('row', { name: /^Used/ }).getByText('More').click();
    await page.getByRole('button', { name: `Return from job #${request_id}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Return Tow hook' });
    await dialog.getByLabel('Quantity').fill('1');
    await dialog.getByLabel('Reason').fill('One was enough');
    await dialog.getByRole('button', { name: 'Return to Stock' }).click();
    await expect(page.getByText('1 piece of Tow hook returned to stock')).toBeVisible();
    await expect(page.getByText('171.43')).toHaveCount(0);
    const sent = (await Promise.all(answers)).join('\n');
    expect(sent).toMatch(/"kind": ?"use"/);
    expect(sent).not.toContain('171.43');
  });

  await test.step('the ledger says what, how many, at what cost and for which job', async () => {
    await desk.goto(`/parts-management/${part.id}`);
    const ledger = desk.getByRole('table', { name: 'Stock movements' });
    const used = ledger.getByRole('row', { name: /^Used/ });
    for (const text of ['−2', '171.43', job.vehicle.registration_number])
      await expect(used).toContainText(text);
    await expect(ledger.getByRole('row', { name: /^Returned/ })).toContainText('One was enough');
    await expect(ledger.getByRole('row', { name: /^Received/ }).first()).toContainText('bill B-2');
    await expect(valueBeside(desk.getByRole('main'), 'In stock')).toHaveText('2 pieces');
  });

  await test.step('one goes back to the supplier, who is owed the rest', async () => {
    await desk.goto(`/suppliers?search=${code}`);
    await desk.getByRole('link', { name: supplier }).click();
    await expect(valueBeside(desk.getByRole('main'), 'Owed')).toHaveText('₹606.87');
    await desk.getByRole('button', { name: 'Return parts of B-1' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Return Parts of B-1' });
    await dialog.getByLabel('Quantity of Tow hook').fill('1');
    await dialog.getByLabel('Number of the note').fill('DN-1');
    await dialog.getByLabel('Reason').fill('Bent');
    await dialog.getByRole('button', { name: 'Return' }).click();
    await expect(valueBeside(desk.getByRole('main'), 'Owed')).toHaveText('₹404.58');
    expect((await readPart(code)).current_stock).toBe(1);
  });

  await test.step('it is counted on a phone, without a network for a while, and the difference is posted', async () => {
    await page.goto('/stock-takes');
    await page.getByRole('button', { name: 'Start Stock-take' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start Stock-take' });
    await dialog.getByLabel('Rack').selectOption(rack);
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Rack ${rack}` })).toBeVisible();
    const scanner = page.getByRole('textbox', { name: 'Scan or find a part' });
    await page.context().setOffline(true);
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    for (const number of [code, `oem ${code}`, code.replaceAll('-', ' ')]) {
      await scanner.fill(number);
      await scanner.press('Enter');
    }
    await expect(page.getByRole('textbox', { name: 'How many Tow hook' })).toHaveValue('3');
    await page.getByRole('button', { name: 'Save Count' }).click();
    await expect(page.getByText('1 of 1 counted, 1 of them not sent yet')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('1 of 1 counted', { exact: true })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('radio', { name: /^Differences/ }).click();
    await expect(page.getByRole('row', { name: /Tow hook/ })).toContainText('+2');

    await desk.goto('/stock-takes?state=open');
    await desk.getByRole('link', { name: `Rack ${rack}` }).click();
    await desk.getByRole('button', { name: 'Post Differences' }).click();
    const posting = desk.getByRole('dialog', { name: 'Post Differences' });
    await posting.getByLabel('Reason').fill('Found behind the rack');
    await posting.getByRole('button', { name: 'Post' }).click();
    await expect(desk.getByText('1 difference posted')).toBeVisible();
    await desk.goto(`/parts-management/${part.id}`);
    const counted = desk
      .getByRole('table', { name: 'Stock movements' })
      .getByRole('row', { name: /^Counted/ });
    for (const text of ['+2', 'Stock-take', 'Found behind the rack'])
      await expect(counted).toContainText(text);
    await expect(valueBeside(desk.getByRole('main'), 'In stock')).toHaveText('3 pieces');
  });
});
