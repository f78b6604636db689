/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { renderLanding } from './render-landing.tsx';

const { markup, styles } = renderLanding();

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

test('The styles are complete: the tokens, the reset, and a rule for each class', () => {
  expect(styles).toContain('--surface:');
  expect(styles).toContain("[data-theme='dark']");
  expect(styles).not.toMatch(/<|data-styled/);
  const classes = new Set(
    [...markup.matchAll(/class="([^"]+)"/g)].map(([, names = '']) => names.split(' ')[1]),
  );
  expect(classes.size).toBeGreaterThan(6);
  expect([...classes].filter((name) => !styles.includes(`.${name}{`))).toEqual([]);
});

test('The landing page has no scripts and less than 15 kB', () => {
  expect(markup).not.toMatch(/<script|\son\w+=/);
  expect(gzipSync(markup + styles, { level: 9 }).length).toBeLessThan(15_000);
});
