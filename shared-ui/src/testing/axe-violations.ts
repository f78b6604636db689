/**
 * The axe violations of an element, one line each. Disabled are the rules that need a layout or a canvas, which jsdom
 * lacks (palette.test.ts checks contrast from the tokens), and the landmark rule, because tests render parts of a page.
 */
export async function axeViolations(element: Element = document.body): Promise<string[]> {
  // Only here: it takes a fifth of a second to load, and most files do not ask.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
