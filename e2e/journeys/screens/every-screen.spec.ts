import { createCustomerWithLongTexts } from '../../fixtures/data/long-texts.ts';
import { test } from '../../fixtures/portal-test.ts';
import { addressOf, linkPages, screens } from '../../fixtures/screens.ts';
import { phone, visitScreen } from './visit-screen.ts';

let people: Awaited<ReturnType<typeof createCustomerWithLongTexts>>;

test.beforeAll(async () => {
  people = await createCustomerWithLongTexts(2);
});

for (const screen of [...screens, ...linkPages]) {
  test(`${screen.path} opens on the phone of a ${screen.as} without moving, with few requests, room for long texts, a title, no UUID, and no violations of axe`, async ({
    page,
    restoreSessionAs,
  }) => {
    // A mechanic's own long address moves the content below their profile.
    const who = screen.as === 'customer' ? people.customer : screen.as;
    const subjects = screen.as === 'mechanic' ? undefined : people;
    if (who !== 'visitor') await restoreSessionAs(who);
    const address = await addressOf(screen, undefined, subjects);
    // The narrow page is long, so late content above shifts more of it.
    await visitScreen(page, screen, address, [{ size: phone, theme: 'light' }]);
  });
}
