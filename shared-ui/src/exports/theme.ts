export { GlobalStyle } from '../theme/global-style.tsx';
export { media } from '../theme/media.ts';
export { type ThemeChoice, useThemeChoice } from '../theme/theme-choice.ts';
export { type SpaceStep, space, type Token, token } from '../theme/token.ts';
