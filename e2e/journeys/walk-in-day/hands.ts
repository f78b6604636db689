import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures/portal-test.ts';

/** How a person at the counter works a screen. */
export interface Hands {
  /** A button or a link. */
  press: (control: Locator) => Promise<void>;
  /** Replaces what a field says. */
  type: (field: Locator, text: string) => Promise<void>;
  /** An option of a list, by its label. */
  choose: (list: Locator, option: string) => Promise<void>;
  /** An item of the menu that a button opens. */
  pick: (button: Locator, item: string | RegExp) => Promise<void>;
  /** A box or one of several choices. */
  check: (box: Locator) => Promise<void>;
}

/** Keys alone. */
export function keyboardOf(page: Page): Hands {
  const reach = async (control: Locator) => {
    await control.focus();
    await expect(control).toBeFocused();
    // What the Tab key does not reach cannot be worked by keys.
    await expect(control).not.toHaveAttribute('tabindex', '-1');
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
    choose: async (list, option) => {
      await expect(list.getByRole('option', { name: option, exact: true })).toBeAttached();
      await reach(list);
      await page.keyboard.type(option);
      await expect(list.locator('option:checked')).toHaveText(option);
    },
    pick: async (button, name) => {
      await reach(button);
      await page.keyboard.press('Enter');
      const item = page.getByRole('menuitem', { name });
      await expect(page.getByRole('menu').locator(':focus')).toBeVisible();
      while (!(await item.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    check: async (box) => {
      await reach(box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
  };
}

/** Fingers on a screen that has no mouse. */
export const touch: Hands = {
  press: (control) => control.tap(),
  type: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  choose: async (list, option) => {
    await list.selectOption({ label: option });
  },
  pick: async (button, name) => {
    await button.tap();
    await button.page().getByRole('menuitem', { name }).tap();
  },
  check: async (box) => {
    await box.tap();
    await expect(box).toBeChecked();
  },
};
