import { css, keyframes } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`;

/** A popover above the page. */
export const popoverStyle = css`
  display: flex;
  flex-direction: column;
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line-strong')};
  border-radius: ${token('radius')};
  box-shadow: ${token('shadow-overlay')};
  color: ${token('text')};
  outline: 0;
  overflow: hidden;
  animation: ${appear} ${token('motion-fast')} ${token('easing')};
`;

/** A row of a list or menu in a popover. */
export const rowStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${token('target')};
  padding: ${space(2)} ${space(3)};
  border-radius: calc(${token('radius')} - 1px);
  color: ${token('text')};
  text-decoration: none;
  cursor: pointer;
  outline: 0;

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    stroke-width: 1.75;
  }

  &:focus,
  &[data-focused] {
    background: ${token('surface-hover')};
  }

  @media ${media.hover} {
    &:hover {
      background: ${token('surface-hover')};
    }
  }

  &:focus-visible,
  &[data-focus-visible] {
    outline: 0;
    box-shadow: inset 3px 0 0 ${token('accent')};
  }

  &:disabled,
  &[data-disabled] {
    color: ${token('text-muted')};
    opacity: 0.6;
    cursor: not-allowed;
  }
`;
