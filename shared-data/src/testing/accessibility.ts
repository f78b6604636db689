import { act } from '@testing-library/react';
import axe from 'axe-core';

/** jsdom draws nothing, so rules that look at pixels are left to the browser's tests; landmarks are the shell's. */
const leftOut = ['color-contrast', 'label-content-name-mismatch', 'region'];

/** What axe finds wrong with the page or a part of it, a line each. The screen may go on working while axe reads it. */
export async function accessibilityViolations(part: Element = document.body): Promise<string[]> {
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
  const { violations } = await act(() => axe.run(part, { rules }));
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' ')}`,
  );
}
