import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { loginOf, type Who } from '../fixtures/data/people.ts';
import { type OtherBrowser, openBrowser } from './installed-browsers.ts';
import { type Tab, tabOf } from './tab.ts';

export { expect };

interface BrowserFixtures {
  otherBrowser: OtherBrowser;
  /** A tab of a browser of its own. */
  tab: Tab;
  logIn: (who: Who) => Promise<void>;
  /** Logs out by the menu of this person. */
  logOut: (name: string) => Promise<void>;
}

/** A journey in Firefox and in WebKit. */
export const test = base.extend<BrowserFixtures>({
  otherBrowser: ['firefox', { option: true }],

  tab: async ({ otherBrowser }, use, test) => {
    const driver = await openBrowser(otherBrowser);
    await use(tabOf(driver));
    if (test.status !== test.expectedStatus) {
      const picture = await driver.picture('() => document.body');
      await writeFile(test.outputPath('page.png'), picture, 'base64');
    }
    await driver.close();
  },

  logIn: async ({ tab }, use) => {
    await use(async (who) => {
      const { email, password } = loginOf(who);
      await tab.open('/login');
      await tab.fill('Email', email);
      await tab.fill('Password', password);
      await tab.press({ role: 'button', name: 'Log In' });
      await tab.isAt(/-dashboard$/);
    });
  },

  logOut: async ({ tab }, use) => {
    await use(async (name) => {
      await tab.press({ role: 'button', name });
      await tab.press({ role: 'menuitem', name: 'Logout' });
      await tab.isAt(/^\/$/);
    });
  },
});
