import { extractText } from 'unpdf';
import { apiOf } from '../fixtures/data/api.ts';
import { createCustomer, createVehicle } from '../fixtures/data/create-customers.ts';
import { createCompletedJob } from '../fixtures/data/create-jobs.ts';
import { activeServices } from '../fixtures/data/demo-data.ts';
import { dayAhead, today } from '../fixtures/data/garage-day.ts';
import { expect, test } from './browser-test.ts';

test('a customer books, cancels, finds an invoice, saves it, and reads the statement', async ({
  tab,
  logIn,
  logOut,
}) => {
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  const [service] = await activeServices();
  const done = await createCompletedJob(customer, await createVehicle(customer));
  const issued = await (await apiOf('manager')).call<{ number: string }>('issue_invoice', {
    request_id: done.requestId,
  });
  await logIn(customer);

  await test.step('a menu that the mouse opened shows where the arrow keys are', async () => {
    await tab.press({ role: 'button', name: customer.name });
    await tab.read({ role: 'menuitem', name: 'Logout' });
    await tab.pressKey('ArrowDown');
    const shadow = await tab.ask(
      { role: 'menu', name: customer.name },
      () => document.activeElement && getComputedStyle(document.activeElement).boxShadow,
    );
    expect(shadow).toContain('inset');
    await tab.press({ role: 'menuitem', name: 'Theme: dark' });
  });

  await test.step('a service is booked in the dark theme, for a date that is not in the past', async () => {
    await tab.open(`/book-service?vehicle=${vehicle.vehicle_id}`);
    const radio = { role: 'radio', name: service.name };
    const [appearance, colour] = await tab.ask(radio, (element) => {
      const style = getComputedStyle(element);
      return [style.appearance, style.backgroundColor];
    });
    // Its own radio button would be white in WebKit, whatever the theme.
    expect(appearance).toBe('none');
    expect((colour?.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 80)).toBe(true);
    await tab.press(radio);
    const [first, last] = await tab.ask({ label: 'Preferred date' }, (element) => {
      const { min, max } = element as HTMLInputElement;
      return [min, max];
    });
    expect([first, last]).toEqual([today(), `${Number(today().slice(0, 4)) + 1}${today().slice(4)}`]);
    await tab.choose('Preferred date', '2020-01-01');
    await tab.press({ role: 'button', name: 'Submit Request' });
    await tab.sees('The preferred date cannot be in the past');
    await tab.choose('Preferred date', dayAhead(5));
    await tab.press({ role: 'button', name: 'Submit Request' });
    await tab.sees('Service request submitted successfully! Redirecting...');
    await tab.isAt('/my-vehicles');
  });

  await test.step('the booking is cancelled in a dialog', async () => {
    await tab.open('/service-tracking');
    const card = { role: 'article', has: vehicle.registration_number };
    await tab.press({ role: 'button', name: /^Cancel/, within: card });
    await tab.fill('Reason', 'No time');
    await tab.press({ role: 'button', name: 'Cancel request' });
    await tab.sees(/Cancelled by you on/);
  });

  await test.step('an invoice is found and saved as a PDF', async () => {
    await tab.open('/invoices');
    await tab.fill('Search invoices', issued.number);
    await tab.isAt(/search=/);
    await tab.press({ role: 'link', within: { role: 'row', has: issued.number } });
    await tab.isAt(/^\/invoices\/\d+/);
    const { name, bytes } = await tab.download({ role: 'button', name: 'Download PDF' });
    expect(name).toBe(`${issued.number.replaceAll('/', '-')}.pdf`);
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text).toContain(issued.number);
    expect(text).toContain(customer.name);
  });

  await test.step('the statement shows the invoice', async () => {
    await tab.open('/statement');
    expect(await tab.read({ role: 'table', has: issued.number })).toContain('₹');
  });

  await logOut(customer.name);
});
