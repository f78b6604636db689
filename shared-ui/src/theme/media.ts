/**
 * Media queries of the portal, for `@media ${media.wide} { … }`.
 * Layouts start at 320 px.
 */
export const media = {
  /** Room for tables, as on paper of A4. Below are phones, also many that lie, and a laptop of 1366 px at 200 % zoom. */
  medium: '(min-width: 42.75rem)',
  wide: '(min-width: 64rem)',
  /** Room for a list of the screens beside the page. */
  roomy: '(min-width: 68.75rem)',
  narrow: '(max-width: 42.74rem)',
  phone: '(max-width: 30rem)',
  tablet: '(min-width: 42.75rem) and (max-width: 63.99rem)',
  /** Where a table of staff has less room than its columns need, beside the list of screens. */
  crowded: '(min-width: 64rem) and (max-width: 84.99rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  touch: '(pointer: coarse)',
  mouse: '(pointer: fine) and (min-width: 42.75rem)',
  /** A device that can hover: a touch would leave the hover style behind. */
  hover: '(hover: hover)',
  print: 'print',
} as const;
