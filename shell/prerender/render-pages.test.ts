import { gzipSync } from 'node:zlib';
import { renderPages } from './render-pages.tsx';

const { landing, frames } = renderPages();
const { markup, styles } = landing;

test('The landing page has the specified texts, and plain links to registration and login', () => {
  const text = markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('Vehicle Service Made Simple');
  expect(text).toContain(
    'Manage your garage operations with our comprehensive vehicle service management platform. No complexity, no hassle - just efficient service management.',
  );
  expect(markup).toMatch(/<a [^>]*href="\/register"[^>]*>Create Account<\/a>/);
  expect(markup).toMatch(/<a [^>]*href="\/login"[^>]*>Log In<\/a>/);
  expect(markup).toContain('<h1');
});

test('The theme is with the styles of the landing page', () => {
  expect(styles).toContain('--surface:');
  expect(styles).toContain("[data-theme='dark']");
});

test.each([
  ['the landing page', landing],
  ['the frames', frames],
])('The styles of %s are complete: a rule for each class', (_name, rendered) => {
  expect(rendered.styles).not.toMatch(/<|data-styled/);
  const classes = new Set([...rendered.markup.matchAll(/class="sc-\w+ (\w+)/g)].map(([, name]) => name));
  expect(classes.size).toBeGreaterThan(6);
  expect([...classes].filter((name) => !new RegExp(`\\.${name}\\b`).test(rendered.styles))).toEqual([]);
});

test('The landing page has no scripts and less than 15 kB', () => {
  expect(markup).not.toMatch(/<script|\son\w+=/);
  expect(gzipSync(markup + styles, { level: 9 }).length).toBeLessThan(15_000);
});
