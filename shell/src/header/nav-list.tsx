import { space, token } from '@pitlane/shared-ui/core';
import { NavLink, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { currentOf, type Navigation } from '../navigation/navigation.ts';
import { type Counts, countOf, nameOf } from '../rail/counts.ts';
import { NavMenuButton } from './nav-menu-button.tsx';

const List = styled.ul`
  display: flex;
  gap: ${space(1)};
  padding: 0;
  list-style: none;

  &[data-stacked] {
    flex-direction: column;
  }
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  min-block-size: ${token('target')};
  padding-inline: ${space(3)};
  border-radius: ${token('radius')};
  color: ${token('text-muted')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  white-space: nowrap;

  [data-stacked] > li > & {
    white-space: normal;
  }

  /* Six entries fit a laptop of 1280 px in the widest usual font. */
  @container (max-width: 83.99rem) {
    ul:not([data-stacked]) > li > & {
      padding-inline: ${space(2)};
      font-size: ${token('text-sm')};
    }
  }

  b {
    min-inline-size: 1.5rem;
    margin-inline-start: auto;
    padding-inline: ${space(1)};
    border-radius: ${token('radius')};
    background: ${token('text')};
    color: ${token('surface')};
    font-size: ${token('text-xs')};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  &:hover {
    background: ${token('surface-hover')};
    color: ${token('text')};
  }

  &[aria-current='page'] {
    color: ${token('text')};
    box-shadow: inset 0 -3px 0 ${token('accent')};
  }
`;

const MenuName = styled.p`
  margin-block-start: ${space(3)};
  padding-inline: ${space(3)};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

interface NavListProps extends Pick<Navigation, 'entries' | 'menus'> {
  label: string;
  /** One below the other, with the entries of each menu under its name. */
  isStacked?: boolean;
  /** What waits at the entries of the menus. */
  counts?: Counts;
}

export function NavList({ entries, menus, label, isStacked = false, counts = {} }: NavListProps) {
  const { pathname } = useLocation();
  const current = currentOf(
    menus.flatMap((menu) => menu.entries),
    pathname,
  );
  return (
    <nav aria-label={label}>
      <List data-stacked={isStacked || undefined}>
        {entries.map(({ label: text, href }) => (
          <li key={href}>
            <Entry to={href}>{text}</Entry>
          </li>
        ))}
        {!isStacked &&
          menus.map((menu) => (
            <li key={menu.label}>
              <NavMenuButton {...menu} />
            </li>
          ))}
      </List>
      {isStacked &&
        menus.map((menu) => (
          <div key={menu.label}>
            <MenuName aria-hidden="true">{menu.label}</MenuName>
            <List data-stacked aria-label={menu.label}>
              {menu.entries.map((entry) => {
                const { label: text, href } = entry;
                const count = countOf(entry, counts);
                return (
                  <li key={href}>
                    <Entry
                      to={href}
                      aria-label={nameOf(text, count)}
                      aria-current={href === current?.href ? 'page' : 'false'}
                    >
                      {text}
                      {count && <b>{count}</b>}
                    </Entry>
                  </li>
                );
              })}
            </List>
          </div>
        ))}
    </nav>
  );
}
