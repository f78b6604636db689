import { css } from 'styled-components';
import { token } from '../theme/token.ts';

/** A radio button. WebKit draws its own white in the dark theme. */
export const radioStyle = css`
  appearance: none;
  flex: none;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  border: ${token('stroke')} solid ${token('line-control')};
  border-radius: ${token('radius-round')};
  corner-shape: round;
  background: ${token('surface-raised')};
  cursor: inherit;

  &:checked {
    border: 0.4375rem solid ${token('accent')};
    background: ${token('on-accent')};
  }
`;
