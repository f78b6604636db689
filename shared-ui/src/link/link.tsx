import type { ReactNode, Ref } from 'react';
import { Link as RacLink, type LinkProps as RacLinkProps } from 'react-aria-components/Link';
import { css, styled } from 'styled-components';
import { token } from '../theme/token.ts';

const looks = {
  inline: css`
    color: ${token('accent-text')};
    text-decoration: underline;
    text-decoration-thickness: ${token('hairline')};
    text-underline-offset: 0.2em;

    &[data-hovered] {
      text-decoration-thickness: 2px;
    }
  `,
  quiet: css`
    color: inherit;
    text-decoration: none;

    &[data-hovered] {
      text-decoration: underline;
      text-decoration-color: ${token('accent')};
      text-decoration-thickness: 2px;
      text-underline-offset: 0.3em;
    }
  `,
};

const Base = styled(RacLink)<{ $variant: keyof typeof looks }>`
  border-radius: ${token('radius')};
  cursor: pointer;
  ${({ $variant }) => looks[$variant]}

  &[data-current] {
    font-weight: ${token('weight-bold')};
    text-decoration: underline;
    text-decoration-color: ${token('accent')};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.3em;
  }
`;

type ForwardedProps =
  | 'href'
  | 'target'
  | 'rel'
  | 'download'
  | 'onPress'
  | 'aria-label'
  | 'aria-describedby'
  | 'id';

export interface LinkProps extends Pick<RacLinkProps, ForwardedProps> {
  children: ReactNode;
  /** `inline` stands out in a sentence, `quiet` looks like the text around it. */
  variant?: keyof typeof looks;
  /** Marks the current page, for navigation bars. */
  'aria-current'?: 'page' | 'step' | 'location';
  ref?: Ref<HTMLAnchorElement>;
}

export function Link({ variant = 'inline', ...rest }: LinkProps) {
  return <Base {...rest} $variant={variant} />;
}
