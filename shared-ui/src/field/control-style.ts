import { css } from 'styled-components';
import { space, token } from '../theme/token.ts';

/** The box of a text field or select. */
export const controlStyle = css`
  inline-size: 100%;
  min-block-size: ${token('target')};
  padding: ${space(2)} ${space(3)};
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line-control')};
  border-radius: ${token('radius')};
  color: ${token('text')};
  font-size: ${token('text-md')};
  line-height: 1.4;
  text-align: start;
  transition: border-color ${token('motion-fast')} ${token('easing')};

  &::placeholder {
    color: ${token('text-muted')};
    opacity: 1;
  }

  &[data-hovered] {
    border-color: ${token('text')};
  }

  &[data-focused],
  &[data-focus-within],
  &[data-focus-visible] {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: -1px;
    border-color: transparent;
  }

  &[data-invalid] {
    border-color: ${token('danger')};
    box-shadow: inset 0 -2px 0 ${token('danger')};
  }

  &[data-disabled] {
    background: ${token('surface-sunken')};
    border-color: ${token('line')};
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
`;

/** A frame around an input and its buttons, which then have no border. */
export const frameStyle = css`
  ${controlStyle}
  display: flex;
  align-items: center;
  padding: 0;
`;

export const bareInputStyle = css`
  flex: 1;
  min-inline-size: 0;
  min-block-size: calc(${token('target')} - 2px);
  padding: ${space(2)} ${space(3)};
  background: none;
  border: 0;
  outline: 0;
  border-radius: inherit;
  color: inherit;
  font-size: ${token('text-md')};

  &::placeholder {
    color: ${token('text-muted')};
    opacity: 1;
  }
`;

export const innerButtonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: calc(${token('target')} - 2px);
  block-size: calc(${token('target')} - 2px);
  padding: 0;
  background: none;
  border: 0;
  border-radius: ${token('radius')};
  color: ${token('text-muted')};
  cursor: pointer;

  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.75;
  }

  &[data-hovered] {
    color: ${token('text')};
    background: ${token('surface-hover')};
  }

  &[data-disabled] {
    color: ${token('line-strong')};
    cursor: not-allowed;
  }

  &[data-focus-visible] {
    outline-offset: -3px;
  }
`;
