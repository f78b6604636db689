import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { portalUrl } from '../portal/address.ts';
import type { Driver, Key } from './remote/driver.ts';
import { loadQueries, noQueries, type Place, placeText, withElement } from './remote/find-in-page.ts';
import { requireSteady, type Target } from './steady-target.ts';

/** A tab of any browser. What it looks for it waits for. */
export interface Tab {
  /** Opens an address of the portal. */
  open: (address: string) => Promise<void>;
  press: (place: Place) => Promise<void>;
  /** Replaces the text of a field, by keys. */
  fill: (label: string, text: string) => Promise<void>;
  /** Sets a date, or chooses an option of a list by its value. */
  choose: (label: string, value: string) => Promise<void>;
  chooseFile: (label: string, file: string) => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  /** The text of the element at a place. */
  read: (place: Place) => Promise<string>;
  /** What a function says about the element at a place. */
  ask: <Result>(place: Place, question: (element: HTMLElement) => Result) => Promise<Result>;
  /** Waits until the page shows a text. */
  sees: (text: string | RegExp) => Promise<void>;
  /** Waits until the page is at this address of the portal. */
  isAt: (address: string | RegExp) => Promise<void>;
  /** Presses what saves a file. */
  download: (place: Place) => Promise<{ name: string; bytes: Buffer }>;
  /** A screenshot of the element at a place: a PNG in base64. */
  picture: (place: Place) => Promise<string>;
}

const patience = { timeout: 20_000, intervals: [50, 100, 200, 400] };
const shownText = `() => document.body.innerText`;
const shownAddress = `() => location.pathname + location.search`;

const retry = (action: () => Promise<void>) => expect(action).toPass(patience);

/** Retries what looks for an element, and loads the queries into each new page. */
const retryInPage = (driver: Driver, action: () => Promise<void>) =>
  retry(async () => {
    try {
      await action();
    } catch (error) {
      if (!String(error).includes(noQueries)) throw error;
      await driver.call(loadQueries);
      await action();
    }
  });

/** The element, in the middle of the window: at its end a browser may show its own bar of downloads. */
function inView(element: HTMLElement) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}

/** Where the middle of an element is, and whether a press there reaches it. */
function targetOf(element: HTMLElement): Target {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isHit = element.contains(hit) || (element.closest('label')?.contains(hit) ?? false);
  return { place: [left, top, width, height].join(' '), isHit };
}

function setValue(element: HTMLElement, value: string) {
  const field = element as HTMLInputElement;
  field.focus();
  // React replaces the setter of the element, and would not see the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Waits for the element at a place and calls a function with it in the page. */
async function callWith<Result>(
  driver: Driver,
  place: Place,
  use: (element: HTMLElement, value: never) => Result,
  value?: unknown,
): Promise<Result> {
  const what = placeText(place);
  // In an object: nothing at all comes back while there is no element.
  const source = withElement(`(element, value) => ({ result: (${use})(element, value) })`);
  let answer: { result: Result } | null = null;
  await retryInPage(driver, async () => {
    answer = await driver.call<{ result: Result } | null>(source, what, value);
    expect(answer, JSON.stringify(what)).toBeTruthy();
  });
  return (answer as unknown as { result: Result }).result;
}

/** The newest whole file of the folder that was not there before. */
async function newFile(folder: string, before: readonly string[]) {
  let found = '';
  await retry(async () => {
    const [name] = (await readdir(folder)).filter(
      (file) => !before.includes(file) && !/\.(part|wkdownload)$/.test(file),
    );
    expect(name).toBeTruthy();
    expect((await readFile(path.join(folder, String(name)))).length).toBeGreaterThan(0);
    found = String(name);
  });
  return { name: found, bytes: await readFile(path.join(folder, found)) };
}

/** The common face of all browsers. */
export function tabOf(driver: Driver): Tab {
  const itself = withElement(String(inView));
  const target = withElement(String(targetOf));
  const press = (place: Place) =>
    retryInPage(driver, async () => {
      const what = placeText(place);
      await requireSteady(() => driver.call<Target | null>(target, what), JSON.stringify(what));
      await driver.press(itself, placeText(place));
    });
  return {
    open: (address) => driver.goTo(new URL(address, portalUrl).href),
    press,
    fill: async (label, text) => {
      await press({ label });
      await callWith(driver, { label }, (element) => (element as HTMLInputElement).select());
      await driver.type(text);
    },
    choose: (label, value) => callWith(driver, { label }, setValue, value),
    chooseFile: (label, file) =>
      retryInPage(driver, () => driver.chooseFile(file, itself, placeText({ label }))),
    pressKey: driver.pressKey,
    read: (place) => callWith(driver, place, (element) => element.textContent ?? ''),
    ask: (place, question) => callWith(driver, place, question),
    sees: (text) => retry(async () => expect(await driver.call<string>(shownText)).toMatch(text)),
    isAt: (address) => retry(async () => expect(await driver.call<string>(shownAddress)).toMatch(address)),
    download: async (place) => {
      const before = await readdir(driver.downloads);
      await press(place);
      return newFile(driver.downloads, before);
    },
    picture: (place) => driver.picture(itself, placeText(place)),
  };
}
