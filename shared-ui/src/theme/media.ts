/**
 * Media queries of the portal, for `@media ${media.wide} { … }`.
 * Layouts start at 320 px.
 */
export const media = {
  /** Room for tables. Below are phones, also lying, and laptops at 200 % zoom. */
  medium: '(min-width: 46rem)',
  wide: '(min-width: 64rem)',
  /** Room for a list of the screens beside the page. */
  roomy: '(min-width: 68.75rem)',
  narrow: '(max-width: 45.99rem)',
  phone: '(max-width: 30rem)',
  tablet: '(min-width: 46rem) and (max-width: 63.99rem)',
  /** Where a table of staff has less room than its columns need, beside the list of screens. */
  crowded: '(min-width: 64rem) and (max-width: 84.99rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  touch: '(pointer: coarse)',
  mouse: '(pointer: fine) and (min-width: 46rem)',
  /** A device that can hover: a touch would leave the hover style behind. */
  hover: '(hover: hover)',
  print: 'print',
} as const;
