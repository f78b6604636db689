import axe from 'axe-core';

/**
 * What axe finds wrong in the element, as lines that a failing test can show. Two rules need a layout or a canvas,
 * which jsdom has not; palette.test.ts proves contrast from the tokens instead. Parts of a page stand in no landmark.
 */
export async function axeViolations(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
