import { apiOf } from '../../fixtures/data/api.ts';
import { createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { activeServices } from '../../fixtures/data/demo-data.ts';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { valueBeside } from '../../fixtures/page/read-screen.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

interface Booked {
  service_name: string;
  estimated_cost: number;
  request_lines: { description: string; amount: number; status: string }[];
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

test('two services are booked together on a phone, and tracked as one request', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const customer = await createCustomer();
  const vehicle = await createVehicle(customer);
  const [first, second, third] = await activeServices();
  if (!second || !third) throw new Error('The demo data has too few services');
  const total = first.base_price + second.base_price;
  await signInAs(customer);
  await page.goto(`/book-service?vehicle=${vehicle.vehicle_id}&service=${first.service_id}`);
  await expect(page.getByRole('radio', { name: first.name, exact: true })).toBeChecked();
  await page.getByText('Add another service').click();
  const more = page.getByRole('group', { name: 'Further services' });
  await more.getByRole('checkbox', { name: second.name, exact: true }).check();
  await more.getByRole('checkbox', { name: third.name, exact: true }).check();
  await more.getByRole('checkbox', { name: third.name, exact: true }).uncheck();
  await expect(valueBeside(page.locator('form'), 'Estimated cost')).toHaveText(rupees.format(total));
  await page.getByLabel('Preferred date').fill(dayAhead(1));

  await page.reload();
  await expect(valueBeside(page.locator('form'), 'Further service')).toHaveText(second.name);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.waitForURL('/my-vehicles');

  const requests = await (await apiOf(customer)).read<Booked>(
    'service_requests?select=service_name,estimated_cost,request_lines(description,amount,status)&request_lines.order=position',
  );
  expect(requests).toEqual([
    {
      service_name: `${first.name}, ${second.name}`,
      estimated_cost: total,
      request_lines: [first, second].map(({ name, base_price }) => ({
        description: name,
        amount: base_price,
        status: 'approved',
      })),
    },
  ]);
  await page.goto('/service-tracking');
  const card = page.getByRole('article').filter({ hasText: `${first.name}, ${second.name}` });
  await expect(valueBeside(card, 'Estimated cost')).toHaveText(rupees.format(total));
});
