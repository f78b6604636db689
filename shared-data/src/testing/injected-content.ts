/** What markup of a value would have made. None of it is ours. */
const injected =
  'pit-made, script, iframe, [onerror], [onload], a[href^="javascript:" i], a[href^="data:" i]';

/** Fails when a text has become an element of the page, or a link that runs. */
export const expectNoInjectedElements = (): void =>
  expect([...document.querySelectorAll(injected)].map(({ outerHTML }) => outerHTML)).toEqual([]);

/** Links lead into the portal, to a telephone number or to one mailbox without anything added to the mail. */
function unexpectedLinks(): string[] {
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return hrefs.filter((href) => {
    if (href.startsWith('tel:')) return !/^tel:[+\d]*$/.test(href);
    if (href.startsWith('mailto:')) return new URL(href).search !== '' || new URL(href).hash !== '';
    return !/^\/(?!\/)/.test(href);
  });
}

/** Fails when a text has become an element of the page, or where a link leads. */
export function expectTextOnly(): void {
  expectNoInjectedElements();
  expect(unexpectedLinks()).toEqual([]);
}
