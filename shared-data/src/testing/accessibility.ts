import { act } from '@testing-library/react';

/** jsdom has no layout, so the e2e tests check these; the shell has the landmarks. */
const skippedRules = ['color-contrast', 'label-content-name-mismatch', 'region'];

/** axe's violations of the page or an element, one line each. */
export async function accessibilityViolations(part: Element = document.body): Promise<string[]> {
  // Only here: it takes a fifth of a second to load, and most files do not ask.
  const { default: axe } = await import('axe-core');
  const rules = Object.fromEntries(skippedRules.map((rule) => [rule, { enabled: false }]));
  const { violations } = await act(() => axe.run(part, { rules, resultTypes: ['violations'] }));
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' ')}`,
  );
}
