import { dayAhead } from '../../fixtures/data/garage-day.ts';
import { expect, test } from '../../fixtures/own-backend.ts';
import { fillLogin } from '../../fixtures/session/fill-login.ts';

const plate = 'KA 51 DW 4040';
const work = 'Oil Change & Maintenance';
const blades = 'Wiper blades';

// Readings of months ago, an hour of reminders and the work of the sender are moved in the database of its own.
test('a car comes due by its kilometres, its owner books just that from the reminder, and the finished job closes it', async ({
  page,
  anotherBrowser,
  ownBackend: { exec, call, workOnMessages, serve, restoreSessionAs },
}) => {
  test.setTimeout(180_000);
  await exec('update public.opening_hours set opens = $1, closes = $2, break_from = null, break_to = null', [
    '09:00',
    '18:00',
  ]);
  await exec('delete from public.closed_days');
  await exec('delete from private.drop_off_slots');
  await exec('update private.garage set limit_bookings = false where true');
  await exec(
    'update private.message_settings set reminder_hour = 0, quiet_from = 0, quiet_until = 0 where true',
  );
  // Other services would come due with it.
  await exec(
    `delete from private.service_intervals
     where service_id <> (select service_id from public.services where name = $1)`,
    [work],
  );
  const [row] = await exec(
    `insert into public.vehicles (customer_id, registration_number, brand, model, year, fuel_type)
     select customer_id, $1, 'Honda', 'Amaze', 2022, 'petrol' from public.customers where email = 'customer@pitlane.test'
     returning vehicle_id`,
    [plate],
  );
  const vehicle_id = Number(row?.vehicle_id);
  await exec(
    `insert into public.odometer_readings (vehicle_id, kilometres, source, read_at)
     values ($1, 10000, 'check_in', now() - interval '90 days')`,
    [vehicle_id],
  );
  const [price] = await exec('select base_price::float8 as now from public.services where name = $1', [work]);
  const renew = () => exec('select private.renew_due_work(1000)');
  const reminders = async () => {
    await exec('select private.remind_of_due_work()');
    return exec(
      `select details ->> 'service' as service, details ->> 'plate' as plate, channel from private.outbox
       where event = 'work_due' and (details ->> 'vehicle_id')::bigint = $1`,
      [vehicle_id],
    );
  };
  await renew();
  expect(await reminders()).toEqual([]);

  await restoreSessionAs('customer', page.context());
  const service = page
    .getByRole('table', { name: 'Services of this vehicle by when they are due' })
    .getByRole('row', { name: work });
  await test.step('the owner enters the kilometres, by which the oil change comes due soon', async () => {
    await page.goto(`/vehicles/${vehicle_id}`);
    await expect(service).toContainText('Later');
    await page.getByRole('button', { name: 'Add Reading' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Reading' });
    await dialog.getByRole('textbox', { name: /Kilometres/ }).fill('19600');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(service).toContainText('Due soon');
    await expect(service).toContainText('About 9,600 of 10,000 km since');
    await expect(service).toContainText(`₹${Number(price?.now).toLocaleString('en-IN')}`);
  });

  let bookingLink = '';
  await test.step('the owner is reminded once, with a link to the booking', async () => {
    const mails = (await workOnMessages('customer')).filter(({ text }) => text?.includes(plate));
    expect(mails).toMatchObject([{ subject: `Due soon for your Honda Amaze: ${work}` }]);
    [bookingLink = ''] = /(?<=Book it here: )\S+/.exec(mails[0]?.text ?? '') ?? [];
    expect(await reminders()).toEqual([{ service: work, plate, channel: 'mail' }]);
  });

  const desk = await anotherBrowser();
  await serve(desk.context());
  await restoreSessionAs('manager', desk.context());
  const list = `/due-work?search=${encodeURIComponent(plate)}`;
  await test.step('the manager has it in the list of due work', async () => {
    await desk.goto(list);
    const due = desk.getByRole('row', { name: work });
    await expect(due).toContainText(plate);
    await expect(due).toContainText('Every 10,000 km');
  });

  await test.step('and calls the owner from the page of the car, beside what is due', async () => {
    await desk.getByRole('link', { name: plate, exact: true }).click();
    // The list that is left has a button of the same name.
    await expect(desk.getByRole('heading', { level: 1, name: 'Honda Amaze' })).toBeVisible();
    await desk.getByRole('button', { name: `More for ${work}, ${plate}` }).click();
    await desk.getByRole('menuitem', { name: 'Call' }).click();
    const call = desk.getByRole('dialog', { name: /^Call / });
    await expect(call.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await call.getByRole('textbox', { name: /What was said/ }).fill('Comes on Friday');
    await call.getByRole('button', { name: 'Save Call' }).click();
    await expect(desk.getByRole('row', { name: work })).toContainText('called on');
    await desk.getByRole('link', { name: `Book ${work}` }).click();
    await expect(desk.getByRole('dialog')).toContainText(plate);
  });

  await test.step('the owner’s list of cars says it, and leads to that booking by the page of the car', async () => {
    await page.goto('/my-vehicles');
    await page.getByRole('link', { name: '1 due · Book' }).first().click();
    await expect(page).toHaveURL(/\/vehicles\/\d+#due$/);
    await page.goto(`/vehicles/${vehicle_id}#due`);
    await expect(service).toBeInViewport();
    await service.getByRole('link', { name: `Book ${work}` }).click();
    await expect(page.getByRole('radio', { name: work })).toBeChecked();
    await expect(page).toHaveURL(bookingLink);
  });

  await test.step('so does the mail on another device, after a login; booked, it is no longer due', async () => {
    const phone = await anotherBrowser();
    await serve(phone.context());
    await phone.goto(bookingLink);
    await phone.waitForURL(/\/login\?next=/);
    await fillLogin(phone, 'customer');
    await expect(phone.getByRole('radio', { name: work })).toBeChecked();
    await expect(phone).toHaveURL(bookingLink);
    await phone.getByLabel('Preferred date').fill(dayAhead(2));
    await phone.getByRole('button', { name: 'Submit Request' }).click();
    await expect(phone.getByText('Service request submitted successfully! Redirecting...')).toBeVisible();
    await page.goto(`/vehicles/${vehicle_id}`);
    await expect(service).toContainText('Booked for');
    await desk.goto(list);
    await expect(desk.getByRole('heading', { name: 'No due work found' })).toBeVisible();
  });

  await test.step('the finished job closes it for the owner and for the manager', async () => {
    const [request] = await exec('select request_id from public.service_requests where vehicle_id = $1', [
      vehicle_id,
    ]);
    const request_id = Number(request?.request_id);
    const [mechanic] = await exec(
      "select mechanic_id from public.mechanics where email = 'mechanic@pitlane.test'",
    );
    await call('manager', 'assign_mechanic', { request_id, mechanic_id: mechanic?.mechanic_id });
    await call('manager', 'check_in', { request_id, kilometres: 19_700, fuel: 'half' });
    await call('mechanic', 'start_job', { request_id });
    // Nobody answers this.
    await call('manager', 'add_line', {
      request_id,
      line: { kind: 'part', description: blades, unit_price: 600 },
    });
    await call('manager', 'send_estimate', { request_id });
    const [cost] = await exec(
      'select estimated_cost::float8 as estimate from public.service_requests where request_id = $1',
      [request_id],
    );
    await call('mechanic', 'complete_job', { request_id, final_cost: cost?.estimate, parts: [] });
    await renew();
    await page.reload();
    await expect(service).toContainText('Later');
    await expect(service).toContainText('since');
    await expect(service.getByRole('link', { name: /^Book/ })).toHaveCount(0);
    await desk.goto(`${list}&kind=service`);
    await expect(desk.getByRole('heading', { name: 'No due work found' })).toBeVisible();
    expect(await reminders()).toHaveLength(1);
  });

  await test.step('what was not answered in that job is deferred until its owner is reminded and books it, and the garage prices it', async () => {
    await desk.goto(list);
    await expect(desk.getByRole('row', { name: blades })).toContainText('Not answered');
    const deferred = page.getByRole('table', { name: 'Deferred work on this vehicle' });
    await expect(deferred.getByRole('link', { name: `Book ${blades}` })).toBeVisible();
    // 14 days before its day, which is the 90th after the answer.
    await exec(
      "update private.due_work set due_on = private.today() - 76 where kind = 'deferred' and vehicle_id = $1",
      [vehicle_id],
    );
    const mails = (await workOnMessages('customer')).filter(({ text }) => text?.includes(plate));
    expect(mails.at(-1)).toMatchObject({ subject: `Due soon for your Honda Amaze: ${blades}` });
    const [link = ''] = /(?<=Book it here: )\S+/.exec(mails.at(-1)?.text ?? '') ?? [];
    await page.goto(link);
    await expect(
      page.getByText('The garage asks you to approve the price of this work before it begins.'),
    ).toBeVisible();
    await page.getByLabel('Preferred date').fill(dayAhead(3));
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Service request submitted successfully! Redirecting...')).toBeVisible();
    await page.goto(`/vehicles/${vehicle_id}`);
    await expect(service).toBeVisible();
    await expect(deferred).toHaveCount(0);
    await desk.reload();
    await expect(desk.getByRole('heading', { name: 'No due work found' })).toBeVisible();
    await desk.goto(`/estimates?search=${encodeURIComponent(plate)}`);
    await expect(desk.getByRole('row', { name: plate })).toContainText(blades);
  });
});
