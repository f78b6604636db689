import type { Page } from '@playwright/test';
import { apiOf } from '../../fixtures/data/api.ts';
import { type Customer, createCustomer, createVehicle } from '../../fixtures/data/create-customers.ts';
import { assignRequest, createMechanic } from '../../fixtures/data/create-jobs.ts';
import { activeServices } from '../../fixtures/data/demo-data.ts';
import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { proveAddress } from '../../fixtures/data/prove-address.ts';
import { readMails } from '../../fixtures/data/read-mails.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

async function book(customer: Customer) {
  const [vehicle, api] = [await createVehicle(customer), await apiOf(customer)];
  const [service] = await activeServices();
  const { request_id } = await api.call<{ request_id: number }>('book_service', {
    vehicle_id: vehicle.vehicle_id,
    service_ids: [service.service_id],
    scheduled_date: dayAhead(6),
  });
  return { id: request_id, vehicle, service };
}

/** Opens the bell and follows the notice with these words about a vehicle. */
async function followNotice(page: Page, title: RegExp, registration: string) {
  await page.getByRole('button', { name: /^Notices, \d+\+? unread$/ }).click();
  const notices = page.getByRole('dialog', { name: 'Notices' });
  await notices.getByRole('link', { name: title }).filter({ hasText: registration }).click();
  await expect(notices).toBeHidden();
}

test('mails lead to the three answers to an appointment, and bells to what they tell @long', async ({
  page,
  anotherBrowser,
  signInAs,
}) => {
  const customer = await createCustomer();
  const coming = await book(customer);
  await proveAddress(customer.email);
  const moved = await book(customer);
  const cancelled = await book(customer);
  const mails = await readMails(customer.email, 3);

  const visitor = await anotherBrowser();
  /** Opens the link in the mail about a booking. */
  const openLink = async ({ vehicle, service }: typeof coming) => {
    const mail = mails.find(({ text }) => text.includes(vehicle.registration_number));
    expect(mail?.subject).toContain(`Booking received: ${service.name}`);
    expect(mail?.text).toContain(`Hello ${customer.name},`);
    await visitor.goto(/https?:\S+\/t\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
    await expect(visitor.getByText(vehicle.registration_number).first()).toBeVisible();
  };
  await openLink(coming);
  await visitor.getByRole('button', { name: 'I Am Coming' }).click();
  await expect(visitor.getByText('Thank you. The garage knows that you are coming.')).toBeVisible();
  const desk = await signInAs('manager', await anotherBrowser());
  await followNotice(desk, /The customer is coming on/, coming.vehicle.registration_number);
  await expect(desk.getByRole('article').filter({ hasText: `#${coming.id}` })).toBeVisible();

  await openLink(moved);
  await visitor.getByRole('button', { name: 'Another Day' }).click();
  await visitor.getByLabel(/^New date/).fill(dayAhead(8));
  await visitor.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(visitor.getByText(/^Your appointment was moved to/)).toBeVisible();
  await openLink(cancelled);
  await visitor.getByRole('button', { name: 'Cancel Appointment' }).click();
  await visitor.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(visitor.getByText('Your appointment was cancelled.')).toBeVisible();
  const [, , , ...later] = await readMails(customer.email, 5);
  expect(later.map(({ subject }) => subject.split(/[ :]/)[0])).toEqual(['Moved', 'Cancelled']);

  const mechanic = await createMechanic();
  await assignRequest(coming.id, mechanic);
  const workshop = await signInAs(mechanic, await anotherBrowser());
  await followNotice(workshop, /New job for/, coming.vehicle.registration_number);
  await expect(workshop).toHaveURL(new RegExp(`/mechanic-jobs/${coming.id}$`));

  await signInAs(customer);
  const unread = /^Notices, 6 unread$/;
  await expect(page.getByRole('button', { name: unread })).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await page.evaluate(() => void open('/service-tracking'));
  const secondTab = await opening;
  await expect(secondTab.getByRole('button', { name: unread })).toBeVisible();
  await followNotice(page, /^Unread: Confirmed for/, coming.vehicle.registration_number);
  await expect(page).toHaveURL(new RegExp(`/service-tracking#request-${coming.id}$`));
  const card = page.getByRole('article').filter({ hasText: `Request #${coming.id}` });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  const oneLess = /^Notices, 5 unread$/;
  await expect(page.getByRole('button', { name: oneLess })).toBeVisible();
  await secondTab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(secondTab.getByRole('button', { name: oneLess })).toBeVisible();
  await page.getByRole('button', { name: oneLess }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();
  await secondTab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(secondTab.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All notices' }).click();
  await expect(page.getByRole('list', { name: 'Notices' }).getByRole('listitem')).toHaveCount(6);

  await readMails(customer.email, 6);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Messages that you were sent' }).click();
  await expect(page.getByRole('row', { name: /^Booking received/ })).toHaveCount(3);
  await expect(page.getByRole('row', { name: /^Booking approved/ })).toHaveCount(1);
});
