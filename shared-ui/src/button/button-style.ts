import { css } from 'styled-components';
import { space, token } from '../theme/token.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large';

const variants = {
  primary: css`
    background: ${token('accent')};
    border-color: ${token('accent')};
    color: ${token('on-accent')};

    &[data-hovered]:not([data-pending]) {
      background: ${token('accent-hover')};
      border-color: ${token('accent-hover')};
    }

    &[data-pressed]:not([data-pending]) {
      background: ${token('accent-pressed')};
    }
  `,
  secondary: css`
    background: ${token('surface-raised')};
    border-color: ${token('line-control')};
    color: ${token('text')};

    &[data-hovered]:not([data-pending]) {
      background: ${token('surface-hover')};
      border-color: ${token('text')};
    }

    &[data-pressed]:not([data-pending]) {
      background: ${token('surface-sunken')};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${token('text')};

    &[data-hovered]:not([data-pending]) {
      background: ${token('surface-hover')};
    }

    &[data-pressed]:not([data-pending]) {
      background: ${token('surface-sunken')};
    }
  `,
  danger: css`
    background: ${token('danger-fill')};
    border-color: ${token('danger-fill')};
    color: ${token('on-danger')};

    &[data-hovered]:not([data-pending]),
    &[data-pressed]:not([data-pending]) {
      background: ${token('danger-fill-hover')};
      border-color: ${token('danger-fill-hover')};
    }
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

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $isIconOnly?: boolean;
}

/** Shared by buttons and links that look like buttons. */
export const buttonStyle = css<ButtonStyleProps>`
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

  &[data-pressed]:not([data-pending]) {
    translate: 0 1px;
  }

  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${({ $isIconOnly }) =>
    $isIconOnly &&
    css`
      padding: ${space(2)};
    `}

  &[data-disabled] {
    background: ${token('surface-sunken')};
    border-color: ${token('line')};
    color: ${token('text-muted')};
    cursor: not-allowed;

    ${({ $variant }) => $variant === 'quiet' && 'background: none; border-color: transparent;'}
  }

  &[data-pending] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;

    &[data-disabled] {
      color: GrayText;
    }
  }
`;
