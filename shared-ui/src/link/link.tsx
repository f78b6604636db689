import type { ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { PortalLink, type PortalLinkProps } from './portal-link.tsx';

const looks = {
  inline: css`
    color: ${token('accent-text')};
    text-decoration: underline;
    text-decoration-thickness: ${token('hairline')};
    text-underline-offset: 0.2em;

    @media ${media.hover} {
      &:hover {
        text-decoration-thickness: 2px;
      }
    }
  `,
  quiet: css`
    color: inherit;
    text-decoration: none;

    @media ${media.hover} {
      &:hover {
        text-decoration: underline;
        text-decoration-color: ${token('accent')};
        text-decoration-thickness: 2px;
        text-underline-offset: 0.3em;
      }
    }
  `,
};

const Base = styled(PortalLink)`
  border-radius: ${token('radius')};
  cursor: pointer;
  ${variants('variant', looks)}

  &[aria-current] {
    font-weight: ${token('weight-bold')};
    text-decoration: underline;
    text-decoration-color: ${token('accent')};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.3em;
  }
`;

type Attributes = 'href' | 'target' | 'rel' | 'download' | 'aria-label' | 'aria-describedby' | 'id';

export interface LinkProps extends Pick<PortalLinkProps, Attributes> {
  children: ReactNode;
  onPress?: () => void;
  /** `inline` stands out in a sentence, `quiet` looks like the text around it. */
  variant?: keyof typeof looks;
  /** Marks the current page, for navigation bars. */
  'aria-current'?: 'page' | 'step' | 'location';
  ref?: Ref<HTMLAnchorElement>;
}

export function Link({ variant = 'inline', onPress, ...rest }: LinkProps) {
  return <Base {...rest} onClick={onPress && (() => onPress())} data-variant={variant} />;
}
