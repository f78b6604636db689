import { css, keyframes } from 'styled-components';
import { token } from '../theme/token.ts';

const appear = keyframes`from { opacity: 0; }`;
const vanish = keyframes`to { opacity: 0; }`;

/** The backdrop over the page behind a dialog or drawer. */
export const backdropStyle = css`
  position: fixed;
  inset: 0;
  z-index: 100;
  background: ${token('scrim')};

  &[data-entering] {
    animation: ${appear} ${token('motion-slow')} ${token('easing')};
  }

  &[data-exiting] {
    animation: ${vanish} ${token('motion-fast')} ${token('easing')};
  }
`;
