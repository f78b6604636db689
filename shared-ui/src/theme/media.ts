/**
 * Media queries of the portal, for `@media ${media.wide} { … }`.
 * Layouts start at 320 px.
 */
export const media = {
  medium: '(min-width: 40rem)',
  wide: '(min-width: 64rem)',
  /** Room for a list of the screens beside the page. */
  roomy: '(min-width: 68.75rem)',
  narrow: '(max-width: 39.99rem)',
  phone: '(max-width: 30rem)',
  tablet: '(min-width: 40rem) and (max-width: 63.99rem)',
  /** Where a table of staff has less room than its columns need, beside the list of screens. */
  crowded: '(min-width: 64rem) and (max-width: 84.99rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  touch: '(pointer: coarse)',
  mouse: '(pointer: fine) and (min-width: 40rem)',
  /** A device that can hover: a touch would leave the hover style behind. */
  hover: '(hover: hover)',
  print: 'print',
} as const;
