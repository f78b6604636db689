import { createCustomerWithLongTexts } from '../../fixtures/data/long-texts.ts';
import { watchLayoutShifts } from '../../fixtures/page/layout-shifts.ts';
import { trackNetworkIdle } from '../../fixtures/page/network-idle.ts';
import { shownHeading } from '../../fixtures/page/shown-heading.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { addressOf, linkPages, screens } from '../../fixtures/screens.ts';
import { expectRoom } from './room.ts';
import {
  delayData,
  desktop,
  expectNoViolations,
  forgetLastVisit,
  furtherSizes,
  phone,
  visitScreen,
} from './visit-screen.ts';

let people: Awaited<ReturnType<typeof createCustomerWithLongTexts>>;

test.beforeAll(async () => {
  people = await createCustomerWithLongTexts(2);
});

for (const screen of [...screens, ...linkPages]) {
  test(`${screen.path} opens for a ${screen.as} on a dark desktop as on a phone, and has room at other widths`, async ({
    page,
    restoreSessionAs,
  }) => {
    // A mechanic's own long address moves the content below their profile.
    const who = screen.as === 'customer' ? people.customer : screen.as;
    const subjects = screen.as === 'mechanic' ? undefined : people;
    if (who !== 'visitor') await restoreSessionAs(who);
    const address = await addressOf(screen, undefined, subjects);
    await visitScreen(page, screen, address, [{ size: desktop, theme: 'dark' }]);
    await expectRoom(page);
    for (const size of furtherSizes(screen.path)) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectNoViolations(page, 'light');
    }
  });
}

test('Long texts never widen a screen of the mechanic, nor move their dashboard', async ({
  page,
  restoreSessionAs,
}) => {
  await restoreSessionAs(people.mechanic);
  await delayData(page);
  await page.addInitScript(forgetLastVisit);
  const shifts = await watchLayoutShifts(page);
  const networkIdle = trackNetworkIdle(page);
  // Nobody has paid them yet, so they have no payslip to open.
  const own = screens.filter(({ as, path }) => as === 'mechanic' && path !== '/my-pay/:payRunId');
  for (const screen of own) {
    await page.setViewportSize(phone);
    await page.goto(await addressOf(screen, undefined, people));
    await expect(shownHeading(page)).toBeVisible();
    await networkIdle();
    if (screen.path === '/mechanic-dashboard') {
      // Their own long address moves what is below the profile, by less than a line.
      const moved = (await shifts()).filter(({ value }) => value > 0.001);
      expect.soft(moved, 'layout shifts of the dashboard').toEqual([]);
    }
    await expectRoom(page);
  }
});
