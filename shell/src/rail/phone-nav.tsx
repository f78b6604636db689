import type { RemoteNavEntry } from '@pitlane/shared-data/remote-contract';
import { media, space, token, wholeWindow } from '@pitlane/shared-ui/core';
import { Menu } from '@pitlane/shared-ui/icons';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { type Counts, countOf, nameOf } from './counts.ts';
import { EntryIcon } from './entry-icon.tsx';
import { countStyle, iconStyle } from './rail-style.ts';

/** The page ends above it, see `bar-height`. */
const Bar = styled.nav`
  display: none;

  @media ${media.narrow} {
    position: fixed;
    inset: auto 0 0;
    z-index: 10;
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    block-size: ${token('bar-height')};
    border-block-start: ${token('hairline')} solid ${token('line')};
    background: ${token('surface-raised')};
  }

  @media ${media.print} {
    display: none;
  }

  ${wholeWindow} {
    display: none;
  }

  & > a,
  & > button {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${space(0.5)};
    padding: 0;
    border: 0;
    background: none;
    color: ${token('text-muted')};
    /* As large as fits where all text is twice as large. */
    font-size: min(${token('text-xs')}, 4vw);
    line-height: 1.2;
    text-decoration: none;
    cursor: pointer;

    &:focus-visible {
      outline-offset: -3px;
    }

    &[aria-current='page'] {
      box-shadow: inset 0 3px 0 ${token('accent')};
      color: ${token('text')};
      font-weight: ${token('weight-medium')};
    }
  }

  svg {
    ${iconStyle}
  }

  b {
    ${countStyle}
    inset-block-start: ${space(1)};
    inset-inline-start: calc(50% + ${space(1.5)});
  }
`;

interface PhoneNavProps {
  entries: readonly RemoteNavEntry[];
  counts?: Counts;
  search?: ReactNode;
  onMore?: () => void;
}

/** The bar at the bottom of a phone. The build renders it too, for the page frame in index.html. */
export const PhoneNav = ({ entries, counts = {}, search, onMore }: PhoneNavProps) => (
  <Bar aria-label="Screens">
    {entries.map((entry) => {
      const label = entry.rail?.phone ?? entry.label;
      const count = countOf(entry, counts);
      return (
        <NavLink key={entry.href} to={entry.href} aria-label={nameOf(label, count)}>
          <EntryIcon path={entry.rail?.icon} />
          {label} {count && <b>{count}</b>}
        </NavLink>
      );
    })}
    {search}
    <button type="button" aria-haspopup="dialog" onClick={onMore}>
      <Menu aria-hidden="true" />
      More
    </button>
  </Bar>
);
