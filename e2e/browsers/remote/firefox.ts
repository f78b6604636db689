import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { type Driver, windowSize } from './driver.ts';

// As text: the page's security policy forbids it to evaluate one, not to the protocol.
const invocation = (source: string, values: unknown[]) =>
  `(${source})(${values.map((value) => JSON.stringify(value) ?? 'undefined').join()})`;

async function elementOf<Kind extends Element>(page: Page, source: string, values: unknown[]) {
  const found = await page.evaluateHandle(invocation(source, values));
  const element = found.asElement() as ElementHandle<Kind> | null;
  if (!element) throw new Error('The function returned no element');
  return element;
}

/** Opens a Firefox without a window and with a profile of its own, controlled by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const downloads = await mkdtemp(path.join(tmpdir(), 'pitlane-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: windowSize,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // The list of downloads would take the focus from the page.
      'browser.download.alwaysOpenPanel': false,
      // A PDF is saved like any other file.
      'pdfjs.disabled': true,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,text/csv',
    },
  });
  // The page that is open already has no focus: a field that is left would not be told.
  const page = await browser.newPage();
  return {
    goTo: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    call: async <Result>(source: string, ...values: unknown[]) =>
      (await page.evaluate(invocation(source, values))) as Result,
    press: async (source, ...values) => (await elementOf(page, source, values)).click(),
    chooseFile: async (file, source, ...values) =>
      (await elementOf<HTMLInputElement>(page, source, values)).uploadFile(file),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    picture: async (source, ...values) =>
      (await elementOf(page, source, values)).screenshot({ encoding: 'base64' }),
    downloads,
    close: async () => {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}
