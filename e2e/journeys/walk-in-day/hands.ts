import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures/portal-test.ts';

/** How a person works a screen. */
export interface Hands {
  /** A button or a link. */
  press: (control: Locator) => Promise<void>;
  /** Replaces what a field says. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Replaces the day of a field, YYYY-MM-DD. */
  date: (field: Locator, day: string) => Promise<void>;
  /** An option of a list, by its label. */
  choose: (list: Locator, option: string) => Promise<void>;
  /** An item of the menu that a button opens. */
  pick: (button: Locator, item: string | RegExp) => Promise<void>;
  /** A box or one of several choices. */
  check: (box: Locator) => Promise<void>;
}

/** What a page is worked with. */
export type HandsOf = (page: Page) => Hands;

/** The most stops between two controls that one uses after each other. */
const mostStops = 120;

/** Where a control is from what has the focus; of a group of radio buttons Tab reaches one. */
const placeOf = (control: Locator) =>
  control.evaluate((element) => {
    const focused = document.activeElement;
    const isOfGroup =
      element instanceof HTMLInputElement &&
      focused instanceof HTMLInputElement &&
      element.type === 'radio' &&
      focused.type === 'radio' &&
      element.name === focused.name;
    if (focused === element || isOfGroup) return 'here';
    const isBehind = focused && focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBehind ? 'behind' : 'ahead';
  });

const isFocused = (element: Element) => element === document.activeElement;

/** Keys alone: what Tab, Shift+Tab and the arrows do not reach cannot be worked. */
export function keyboardOf(page: Page): Hands {
  const reach = async (control: Locator) => {
    await expect(control).toBeVisible();
    await expect(control).toBeEnabled();
    for (let stops = 0; stops < mostStops; stops += 1) {
      const place = await placeOf(control);
      if (place === 'here') return;
      await page.keyboard.press(place === 'behind' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab does not reach ${control}`);
  };
  const moveTo = async (item: Locator, arrow: string) => {
    for (let moves = 0; !(await item.evaluate(isFocused)); moves += 1) {
      if (moves === mostStops) throw new Error(`${arrow} does not reach ${item}`);
      await page.keyboard.press(arrow);
    }
  };
  return {
    press: async (control) => {
      await reach(control);
      await page.keyboard.press('Enter');
    },
    type: async (field, text) => {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    date: async (field, day) => {
      const [year = '', month = '', date = ''] = day.split('-');
      // The browser's language says which part comes first.
      for (const typed of [date + month + year, month + date + year]) {
        await reach(field);
        for (let part = 0; part < 3; part += 1) await page.keyboard.press('ArrowLeft');
        await page.keyboard.type(typed);
        if ((await field.inputValue()) === day) return;
      }
      await expect(field).toHaveValue(day);
    },
    choose: async (list, option) => {
      await expect(list.getByRole('option', { name: option, exact: true })).toBeAttached();
      await reach(list);
      await page.keyboard.type(option);
      await expect(list.locator('option:checked')).toHaveText(option);
    },
    pick: async (button, name) => {
      await reach(button);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu').locator(':focus')).toBeVisible();
      await moveTo(page.getByRole('menuitem', { name }), 'ArrowDown');
      await page.keyboard.press('Enter');
    },
    check: async (box) => {
      await reach(box);
      await moveTo(box, 'ArrowDown');
      if (!(await box.isChecked())) await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
  };
}

/** Fingers on a screen that has no mouse; what is typed comes from the keyboard on the screen. */
export const touchOf: HandsOf = (page) => ({
  press: (control) => control.tap(),
  type: async (field, text) => {
    await field.tap();
    await expect(field).toBeFocused();
    await field.fill(text);
  },
  date: async (field, day) => {
    await field.tap();
    await field.fill(day);
  },
  choose: async (list, option) => {
    await list.selectOption({ label: option });
  },
  pick: async (button, name) => {
    await button.tap();
    await page.getByRole('menuitem', { name }).tap();
  },
  check: async (box) => {
    await box.tap();
    await expect(box).toBeChecked();
  },
});
