/** @page */

import { copyPage, isPending, rulesOf } from './copy-page.ts';

function screenOf(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main') as HTMLElement;
}

afterEach(() => document.body.replaceChildren());

test.each([
  ['a form', '<h1>Add Vehicle</h1><form><input value="KA 01"></form>'],
  ['a failure', '<h1>Parts</h1><p role="alert">Failed to load parts</p>'],
  ['a placeholder', '<h1>Parts</h1><p><i data-bone=""></i></p>'],
  ['no heading', '<p>Loading</p>'],
  ['a secret', '<h1>Service Book</h1><div data-secret=""><input value="https://x/book/1"></div>'],
])('A screen with %s is not kept', (_, html) => {
  expect(copyPage(screenOf(html))).toBeUndefined();
});

test('A screen is kept without dialogs and addresses of photos', () => {
  const copy = copyPage(
    screenOf(
      `<h1 id="page-title">Parts</h1><form role="search"><input name="show" type="radio" checked></form>
      <dialog open>Question</dialog><div popover>Menu</div><img src="https://x/photo?token=1" alt="Tyre">
      <div data-loads-on-scroll><i data-bone=""></i></div>`,
    ),
  );
  expect(copy?.ownerDocument).not.toBe(document);
  expect(copy?.textContent).toMatch(/^Parts\s*$/);
  expect(copy?.querySelector('img')?.outerHTML).toBe('<img alt="Tyre">');
  expect(copy?.querySelector('input[checked]')).not.toBeNull();
});

test('A screen is pending while its own element or one inside is a placeholder', () => {
  const screen = screenOf('<div><i data-bone=""></i></div><i data-bone=""></i><p>Figures</p>');
  expect([...screen.children].map(isPending)).toEqual([true, true, false]);
});

test('The rules of a copy are those of elements and of classes that it has, in their order', () => {
  const style = document.createElement('style');
  style.textContent = `body { margin: 0 } h1 { margin: 0 } .a { color: red } .b { color: blue }
    @media print { .a { display: none } } @media print { .c { display: none } } .a .c { color: red }`;
  document.head.append(style);
  const rules = rulesOf(screenOf('<h1 class="a">Parts</h1>'));
  style.remove();
  expect(rules.split('\n').map((rule) => rule.replace(/\s+/g, ' '))).toEqual([
    'h1 {margin: 0;}',
    '.a {color: red;}',
    '@media print {.a {display: none;}}',
  ]);
});
