/** For programs that a bundler builds, which makes the fonts files or parts of the program. */
export { fetchFont } from '../invoice/pdf/fetch-font.ts';
