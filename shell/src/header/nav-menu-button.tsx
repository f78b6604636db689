import { MenuButton, space, token } from '@pitlane/shared-ui/core';
import { ChevronDown } from '@pitlane/shared-ui/icons';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import type { NavMenu } from './navigation.ts';

/** Looks like an entry of the bar beside it. */
const Place = styled.div<{ $isCurrent: boolean }>`
  border-radius: ${token('radius')};
  ${({ $isCurrent }) => $isCurrent && `box-shadow: inset 0 -3px 0 ${token('accent')};`}

  & > button {
    padding-inline: ${space(3)};
    color: ${({ $isCurrent }) => token($isCurrent ? 'text' : 'text-muted')};
    font-size: inherit;
  }
`;

/** A menu of the bar, such as Manage. */
export function NavMenuButton({ label, entries }: NavMenu) {
  const { pathname } = useLocation();
  const isAt = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Place $isCurrent={entries.some(({ href }) => isAt(href))}>
      <MenuButton
        label={label}
        variant="quiet"
        items={entries.map(({ label: text, href }) => ({
          id: href,
          label: text,
          href,
          isCurrent: isAt(href),
        }))}
      >
        {label}
        <ChevronDown aria-hidden="true" />
      </MenuButton>
    </Place>
  );
}
