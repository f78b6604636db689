/** @page */

import { reserveSpace } from './reserve-space.ts';

/** Observes once, at once; jsdom lays nothing out. */
class Observer {
  #onResize: () => void;
  constructor(onResize: () => void) {
    this.#onResize = onResize;
  }
  observe() {
    this.#onResize();
  }
  disconnect() {}
}

class Sheet {
  replaceSync() {}
}

/** An element in the window, which a scroll may move up by so many pixels. */
function place<Kind extends HTMLElement>(element: Kind, [top, bottom]: [number, number], scrolls = 0): Kind {
  let moved = 0;
  element.getBoundingClientRect = () =>
    ({ top: top - moved, bottom: bottom - moved, left: 0, right: 100 }) as DOMRect;
  element.scrollIntoView = () => {
    moved = scrolls;
  };
  document.body.append(element);
  return element;
}

const region = () => place(document.createElement('section'), [500, 600]);
const button = (scrolls: number) => place(document.createElement('button'), [520, 560], scrolls);

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: Observer, CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  document.body.replaceChildren();
});

test('What was pressed is scrolled out from under the notifications', () => {
  const [notifications, pressed] = [region(), button(100)];
  reserveSpace(notifications, pressed)?.();
  expect(pressed.getBoundingClientRect().bottom).toBeLessThanOrEqual(500);
  expect(notifications).not.toHaveAttribute('data-at-top');
});

test('What has the focus is, too', () => {
  const [notifications, focused] = [region(), button(100)];
  focused.focus();
  reserveSpace(notifications, null)?.();
  expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(500);
});

test.each(['pressed', 'focused'])('Over a bar that stays with what was %s, they move to the top', (how) => {
  const [notifications, control] = [region(), button(0)];
  if (how === 'focused') control.focus();
  reserveSpace(notifications, how === 'pressed' ? control : null)?.();
  expect(notifications).toHaveAttribute('data-at-top');
});

test('Over nothing that was just used they stay at the bottom', () => {
  const notifications = region();
  reserveSpace(notifications, place(document.createElement('button'), [100, 140]))?.();
  expect(notifications).not.toHaveAttribute('data-at-top');
});
