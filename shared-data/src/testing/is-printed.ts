const printRules = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[]);

/** Whether no style for print hides the element. */
export const isPrinted = (element: Element): boolean =>
  printRules().every(
    ({ selectorText, style }) => style.display !== 'none' || element.closest(selectorText) === null,
  );
