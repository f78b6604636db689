import { expect, test } from '../../fixtures/own-backend.ts';
import { portalUrl } from '../../portal/address.ts';

// The hour of the garage, and since when the mail is wanted, are moved in the database of its own.
test('a manager switches the morning mail on, and the next morning its figures lead to their screens', async ({
  page,
  ownBackend: { exec, call, workOnMessages, restoreSessionAs },
}) => {
  await exec(
    `update private.garage set time_zone = (
       select name from pg_timezone_names where name like 'Etc/GMT%' and extract(hour from now() at time zone name) = 9
       order by name limit 1
     ) where true`,
  );
  await exec(
    `insert into private.customer_payments (
       receipt_number, kind, request_id, customer_id, amount, method, day, recorded_by, recorded_by_name, garage, customer_name,
       service_name
     )
     select 'R/2026-27/990001', 'payment', r.request_id, r.customer_id, 1234.5, 'upi', private.today() - 1, m.manager_id, m.name,
       '{}', c.name, r.service_name
     from public.service_requests r
     join public.customers c on c.customer_id = r.customer_id
     join public.managers m on m.email = 'manager@pitlane.test'
     where r.status = 'completed' order by r.request_id limit 1`,
  );
  await restoreSessionAs('manager', page.context());
  const mornings = async () =>
    (await workOnMessages('manager')).filter(({ text }) => text?.startsWith('Good morning'));

  await test.step('it is switched on in the profile, and is not sent on the same day', async () => {
    await page.goto('/profile');
    // Loaded when it is in view.
    await page.getByRole('heading', { name: 'Morning Mail' }).scrollIntoViewIfNeeded();
    const wanted = page.getByRole('checkbox', { name: 'Mail me every morning' });
    await wanted.check();
    await expect.poll(() => call('manager', 'morning_mail')).toMatchObject({ wanted: true });
    expect(await mornings()).toEqual([]);
  });

  await exec("update private.morning_mails set since = now() - interval '1 day' where true");
  const [mail, ...more] = await mornings();
  const text = mail?.text ?? '';
  await test.step('one mail has the sections of the day, once', async () => {
    expect(more).toEqual([]);
    expect(await mornings()).toEqual([]);
    expect(mail?.subject).toMatch(/^Pitlane Motors: \w+day,? \d{1,2} \w+,? \d{4}$/);
    for (const title of ['Taken yesterday', 'Today', 'Waiting for you', 'Due'])
      expect(text).toMatch(new RegExp(`^${title}\n.+`, 'm'));
    expect(text).toContain(`switch it off there: ${portalUrl}/profile`);
  });

  await test.step('its figures are those of the screens that they link to', async () => {
    const [, count = '', link = ''] = /^Requests to assign: (\d+) \((\S+)\)$/m.exec(text) ?? [];
    await page.goto(link);
    await expect(page.getByRole('article')).toHaveCount(Number(count));
    const [, taken = ''] = /^UPI: (₹\S+\.50)$/m.exec(text) ?? [];
    const [, till = ''] = /^Total after refunds: \S+ \((\S+)\)$/m.exec(text) ?? [];
    await page.goto(till);
    await expect(page.getByRole('row', { name: /^UPI/ })).toContainText(taken);
    const [row] = await exec('select (private.today() - 1)::text as yesterday');
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue(String(row?.yesterday));
  });
});
