import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { PortalLink } from '../link/portal-link.tsx';
import { media } from '../theme/media.ts';
import { token } from '../theme/token.ts';

const stretched = css`
  padding: 0;
  background: none;
  border: 0;
  color: inherit;
  font-weight: ${token('weight-medium')};
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${token('line-strong')};
  text-underline-offset: 0.25em;
  cursor: pointer;
  outline: 0;

  /* The whole row can be pressed, but name and focus belong to one control. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  @media ${media.hover} {
    &:hover {
      text-decoration-color: ${token('accent')};
      text-decoration-thickness: 2px;
    }
  }

  &:focus-visible::after {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: -3px;
  }
`;

const StretchedLink = styled(PortalLink)`
  ${stretched}
`;

const StretchedButton = styled.button.attrs({ type: 'button' })`
  ${stretched}
`;

export interface RowActionProps {
  href?: string;
  onPress?: () => void;
  label?: string;
  children: ReactNode;
}

/** Opens the row's details: a link if there is an `href`, so that it can be opened in a new tab, else a button. */
export function RowAction({ href, onPress, label, children }: RowActionProps) {
  if (href) {
    return (
      <StretchedLink href={href} aria-label={label}>
        {children}
      </StretchedLink>
    );
  }
  return (
    <StretchedButton onClick={onPress} aria-label={label}>
      {children}
    </StretchedButton>
  );
}
