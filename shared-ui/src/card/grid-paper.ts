import { css } from 'styled-components';
import { token } from '../theme/token.ts';

/** The faint grid of drafting paper, for empty states. */
export const gridPaper = css`
  background-image:
    linear-gradient(${token('grid')} 1px, transparent 1px),
    linear-gradient(90deg, ${token('grid')} 1px, transparent 1px);
  background-size: ${token('grid-step')} ${token('grid-step')};
  background-position: center;
`;
