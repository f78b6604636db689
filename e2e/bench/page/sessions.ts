import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { demoLogins, type Role } from '../../fixtures/data/people.ts';

/** The browser storage of each role after logging in. */
export type People = Record<Role, BrowserContextOptions['storageState']>;

/** Logs a demo user in through the login screen, with "Remember me". */
export async function logIn(page: Page, portal: string, role: Role): Promise<void> {
  const { email, password } = demoLogins[role];
  await page.goto(new URL('/login', portal).href);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByText('Remember me').click();
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/-dashboard$/);
}

/** Logs every role in once, so that a measured visit can start signed in. */
export async function storeSessions(chrome: Browser, portal: string): Promise<People> {
  const stored: Partial<People> = {};
  for (const role of ['customer', 'mechanic', 'manager'] as const) {
    const context = await chrome.newContext();
    await logIn(await context.newPage(), portal, role);
    stored[role] = await context.storageState();
    await context.close();
  }
  return stored as People;
}

/** A new browser session with an empty cache, signed in from the stored sessions. */
export const newSession = (
  chrome: Browser,
  people: People,
  as: Role | 'visitor',
  more: BrowserContextOptions = {},
) =>
  chrome.newContext({
    viewport: { width: 1366, height: 768 },
    ...(as !== 'visitor' && { storageState: people[as] }),
    ...more,
  });
