import { parse } from 'csv-parse/sync';
import { extractText } from 'unpdf';
import { createCustomer, createVehicle } from '../fixtures/data/create-customers.ts';
import { createCompletedJob } from '../fixtures/data/create-jobs.ts';
import { activeServices } from '../fixtures/data/demo-data.ts';
import { dayAhead, today } from '../fixtures/data/garage-day.ts';
import { paiseIn } from '../fixtures/data/money.ts';
import { expect, test } from './browser-test.ts';

const manager = 'Meera Nair';

test('a manager books at the desk, issues an invoice, exports it and closes the till', async ({
  tab,
  logIn,
  logOut,
}) => {
  const customer = await createCustomer();
  const done = await createVehicle(customer);
  const coming = await createVehicle(customer);
  const [service] = await activeServices();
  await createCompletedJob(customer, done);
  await logIn('manager');

  await test.step('the desk finds a car, and books for it in a dialog', async () => {
    await tab.open('/front-desk');
    await tab.fill('Find a person or a car', coming.registration_number);
    await tab.press({ role: 'button', name: new RegExp(`^Book ${coming.registration_number}`) });
    await tab.press({ role: 'checkbox', name: service.name });
    await tab.choose('Preferred date', dayAhead(4));
    await tab.press({ role: 'button', name: 'Save' });
    await tab.sees(new RegExp(`booked for ${customer.name}`));
  });

  const number = await test.step('an invoice is issued, and saved as a PDF', async () => {
    await tab.open(`/invoices?filter=to_issue&search=${encodeURIComponent(done.registration_number)}`);
    await tab.press({ role: 'link', within: { role: 'row', has: done.registration_number } });
    await tab.press({ role: 'button', name: 'Issue Invoice' });
    await tab.press({ role: 'button', name: 'Issue' });
    await tab.isAt(/^\/invoices\/\d+$/);
    const { name, bytes } = await tab.download({ role: 'button', name: 'Download PDF' });
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    const issued = /PL\/\d{4}-\d\d\/\d{5,6}/.exec(text)?.[0] ?? '';
    expect(name).toBe(`${issued.replaceAll('/', '-')}.pdf`);
    expect(text).toContain(customer.name);
    return issued;
  });

  await test.step('its payment is recorded in cash', async () => {
    await tab.press({ role: 'button', name: 'Record Payment' });
    await tab.press({ role: 'radio', name: 'Cash' });
    await tab.press({ role: 'button', name: 'Record Payment' });
    await tab.sees(/recorded, receipt PR\/\d{4}-\d\d\/\d{5,6}/);
  });

  await test.step('GSTR-1 of today is exported with the invoice', async () => {
    await tab.open('/invoices/gstr-1');
    await tab.choose('First day', today());
    await tab.choose('Last day', today());
    const { name, bytes } = await tab.download({ role: 'button', name: 'Export CSV' });
    expect(name).toContain(today());
    const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
    expect(rows.map((row) => row['Document Number'])).toContain(number);
  });

  await test.step('the till of today is closed', async () => {
    await tab.open('/till');
    expect(await tab.ask({ label: 'Day' }, (element) => (element as HTMLInputElement).value)).toBe(today());
    const expected = /Expected: ([₹\d,.]+)/.exec(await tab.read({ role: 'form', name: 'Close the till' }));
    const reason = `Counted for ${customer.name}`;
    await tab.fill('Counted cash (₹)', String(paiseIn(expected?.[1] ?? null) / 100));
    // Other journeys take cash too.
    await tab.fill('Reason for a difference', reason);
    await tab.press({ role: 'button', name: 'Close Till' });
    await tab.read({ role: 'table', name: 'Closings of the day', has: reason });
  });

  await test.step('salaries of today and of this month are shown', async () => {
    await tab.open('/salary-payments');
    for (const period of ['Today', 'This Month']) {
      await tab.press({ role: 'radio', name: period });
      await tab.isAt(/period=/);
      await tab.ask({ role: 'radio', name: period }, (element) => (element as HTMLInputElement).checked);
      await tab.sees(/Mechanic\s|No payments|No salary payments/);
    }
  });

  await logOut(manager);
});
