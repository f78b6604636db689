/** @page */

import { keepScrollPosition, removeFrame } from './page-frame.ts';

const page = (frame: string, root: string) => {
  document.body.innerHTML = `<div id="root">${root}</div><div id="frame">${frame}</div>`;
};

afterEach(() => document.body.replaceChildren());

test('The frame is removed, and its focused link hands the focus to that of the page', () => {
  page(
    '<a href="/">Home</a><a href="/services">Services</a>',
    '<a href="/">Home</a><a href="/services">S</a>',
  );
  document.querySelector<HTMLElement>('#frame a[href="/services"]')?.focus();
  removeFrame();
  expect(document.getElementById('frame')).toBeNull();
  expect(document.querySelector('#root a[href="/services"]')).toHaveFocus();
});

test('A focus outside the frame stays', () => {
  page('<a href="/">Home</a>', '<a href="/">Home</a><input>');
  document.querySelector('input')?.focus();
  removeFrame();
  expect(document.querySelector('input')).toHaveFocus();
});

test('A link that the page does not have loses the focus', () => {
  page('<a href="/gone?a=1&amp;b=%22">Gone</a>', '<a href="/">Home</a>');
  document.querySelector<HTMLElement>('#frame a')?.focus();
  removeFrame();
  expect(document.body).toHaveFocus();
});

test.each([
  ['no position', null, 120],
  ['the top', '{"default":0}', 120],
  ['a position from before a reload', '{"default":600}', 600],
])('Where the frame is scrolled and %s is stored, the page starts there', (_case, stored, expected) => {
  page('', '');
  Object.assign(document.getElementById('frame')?.dataset ?? {}, { hasScrolled: 'true' });
  if (stored) sessionStorage.setItem('react-router-scroll-positions', stored);
  Object.assign(window, { scrollY: 120 });
  keepScrollPosition('default');
  expect(JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}').default).toBe(expected);
  sessionStorage.clear();
  Object.assign(window, { scrollY: 0 });
});
