import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What is loaded before somebody is signed in, and pages of a link (shell/decisions/064). */
const allowed = [
  'customer-app/src/estimate/answer-form.tsx',
  'customer-app/src/feedback/feedback-card.tsx',
  'shared-ui/src/appointment/appointment-dialog.tsx',
  'shell/src/credentials/confirmation/code-form.tsx',
  'shell/src/credentials/confirmation/set-up-factor.tsx',
  'shell/src/features/forgot-password/forgot-password-screen.tsx',
  'shell/src/features/login/login-screen.tsx',
];

const sources = (pattern: RegExp) =>
  globSync('{shell,shared-ui,*-app}/src/**/*.tsx', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name.endsWith('.test.tsx'),
  })
    .filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))
    .sort();

test('Only pages that must be light have the form without a schema', () => {
  expect(sources(/<PlainForm\b/)).toEqual(allowed);
});

test('Nobody writes a form of their own', () => {
  expect(sources(/<form\b/)).toEqual([]);
});
