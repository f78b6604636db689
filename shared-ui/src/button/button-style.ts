import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large';

/** The colours of each variant; those of hover and press are used by the rules below. */
const looks = {
  primary: css`
    --hover: ${token('accent-hover')};
    --hover-border: ${token('accent-hover')};
    --pressed: ${token('accent-pressed')};
    background: ${token('accent')};
    border-color: ${token('accent')};
    color: ${token('on-accent')};
  `,
  secondary: css`
    --hover: ${token('surface-hover')};
    --hover-border: ${token('text')};
    --pressed: ${token('surface-sunken')};
    background: ${token('surface-raised')};
    border-color: ${token('line-control')};
    color: ${token('text')};
  `,
  quiet: css`
    --hover: ${token('surface-hover')};
    --hover-border: transparent;
    --pressed: ${token('surface-sunken')};
    background: transparent;
    border-color: transparent;
    color: ${token('text')};
  `,
  danger: css`
    --hover: ${token('danger-fill-hover')};
    --hover-border: ${token('danger-fill-hover')};
    --pressed: ${token('danger-fill-hover')};
    background: ${token('danger-fill')};
    border-color: ${token('danger-fill')};
    color: ${token('on-danger')};
  `,
};

const sizes = {
  medium: css`
    min-block-size: ${token('target')};
    min-inline-size: ${token('target')};
    padding: ${space(2)} ${space(4)};
  `,
  large: css`
    min-block-size: ${token('target-large')};
    min-inline-size: ${token('target-large')};
    padding: ${space(3)} ${space(5)};
    font-size: ${token('text-md')};
  `,
};

/** What `buttonStyle` reads from the element. */
export interface ButtonStyleProps {
  'data-variant': ButtonVariant;
  'data-size': ButtonSize;
  'data-icon-only'?: true;
}

/** Shared by buttons and links that look like buttons. */
export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  border: ${token('hairline')} solid transparent;
  border-radius: ${token('radius')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  user-select: none;
  transition:
    background-color ${token('motion-fast')} ${token('easing')},
    border-color ${token('motion-fast')} ${token('easing')},
    translate ${token('motion-fast')} ${token('easing')};

  & > svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    stroke-width: 1.75;
  }

  ${variants('size', sizes)}
  ${variants('variant', looks)}

  &:where([data-icon-only]) {
    padding: ${space(2)};
  }

  @media ${media.hover} {
    &:hover:not([data-pending]) {
      background: var(--hover);
      border-color: var(--hover-border);
    }
  }

  &:active:not([data-pending]) {
    background: var(--pressed);
    translate: 0 1px;
  }

  &:disabled {
    background: ${token('surface-sunken')};
    border-color: ${token('line')};
    color: ${token('text-muted')};
    cursor: not-allowed;
    translate: none;

    &:where([data-variant='quiet']) {
      background: none;
      border-color: transparent;
    }
  }

  &[data-pending] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;

    &:disabled {
      color: GrayText;
    }
  }
`;
