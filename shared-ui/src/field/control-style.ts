import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

const placeholderStyle = css`
  &::placeholder {
    color: ${token('text-muted')};
    opacity: 1;
  }

  &:placeholder-shown {
    text-overflow: ellipsis;
  }
`;

/** The box of a text field or select, or the frame around an input and its buttons. */
export const controlStyle = css`
  inline-size: 100%;
  min-block-size: ${token('target')};
  padding: ${token('control-space')} ${space(3)};
  background-color: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line-control')};
  border-radius: ${token('radius')};
  color: ${token('text')};
  font-size: ${token('text-control')};
  line-height: 1.4;
  text-align: start;
  transition: border-color ${token('motion-fast')} ${token('easing')};

  ${placeholderStyle}

  @media ${media.hover} {
    &:hover {
      border-color: ${token('text')};
    }
  }

  &[aria-invalid='true'],
  &[data-invalid],
  &:has(> [aria-invalid='true']) {
    border-color: ${token('danger')};
    box-shadow: inset 0 -2px 0 ${token('danger')};
  }

  &:focus-within {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: -1px;
    border-color: transparent;
  }

  &:disabled,
  &[data-disabled],
  &:has(> input:disabled) {
    background-color: ${token('surface-sunken')};
    border-color: ${token('line')};
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
`;

const bareInputStyle = css`
  flex: 1;
  min-inline-size: 0;
  min-block-size: calc(${token('target')} - 2px);
  padding: ${token('control-space')} ${space(3)};
  background: none;
  border: 0;
  outline: 0;
  border-radius: inherit;
  color: inherit;
  font-size: ${token('text-control')};

  ${placeholderStyle}
`;

/** A small button with an icon, such as inside a frame. */
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

  @media ${media.hover} {
    &:hover {
      color: ${token('text')};
      background: ${token('surface-hover')};
    }
  }

  &:disabled {
    background: none;
    color: ${token('line-strong')};
    cursor: not-allowed;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** A frame around an input and its buttons, which then have no border of their own. */
export const frameStyle = css`
  ${controlStyle}
  display: flex;
  align-items: center;
  padding: 0;

  & > input {
    ${bareInputStyle}
  }

  & > button {
    ${innerButtonStyle}
  }
`;
