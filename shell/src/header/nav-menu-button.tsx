import { MenuButton, space, token } from '@pitlane/shared-ui/core';
import { ChevronDown } from '@pitlane/shared-ui/icons';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import type { NavMenu } from '../navigation/navigation.ts';

/** Looks like an entry of the bar beside it. */
const Place = styled.div`
  border-radius: ${token('radius')};

  & > button {
    padding-inline: ${space(3)};
    color: ${token('text-muted')};
    font-size: inherit;
    white-space: nowrap;
  }

  @container (max-width: 83.99rem) {
    & > button {
      padding-inline: ${space(2)};
      font-size: ${token('text-sm')};
    }
  }

  &[data-current] {
    box-shadow: inset 0 -3px 0 ${token('accent')};
  }

  &[data-current] > button {
    color: ${token('text')};
  }
`;

/** A menu of the bar, such as Manage. */
export function NavMenuButton({ label, entries }: NavMenu) {
  const { pathname } = useLocation();
  const isAt = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Place data-current={entries.some(({ href }) => isAt(href)) || undefined}>
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
