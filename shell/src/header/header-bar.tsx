import { Brand, media, pinned, space, token, wholeWindow } from '@pitlane/shared-ui/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';

/** In rem of the page, unlike a media query: larger text has the menu instead of a bar wider than the window. */
const wideBar = '(min-width: 63rem)';

const Bar = styled.header`
  container-type: inline-size;
  position: sticky;
  inset-block-start: calc(${pinned()} + ${token('notice-height')});
  z-index: 10;
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-block-size: ${token('header-height')};
  /* As far in as a page's content. */
  padding-inline: max(${space(4)}, calc((100% - ${token('page-width')}) / 2));
  border-block-end: ${token('hairline')} solid ${token('line')};
  background: ${token('surface-raised')};

  @media ${media.medium} {
    padding-inline: max(${space(6)}, calc((100% - ${token('page-width')}) / 2));
  }

  @media ${media.print} {
    display: none;
  }

  ${wholeWindow} {
    display: none;
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('target')};
  color: inherit;
  font-size: ${token('text-lg')};
  text-decoration: none;
`;

const Wide = styled.div`
  display: none;

  /* A person's name stays in the header's one line, and leaves room for the navigation. */
  & button {
    max-inline-size: 14rem;
    white-space: nowrap;
  }

  & button > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  @container ${wideBar} {
    display: flex;
  }
`;

const Narrow = styled.div`
  display: flex;

  @container ${wideBar} {
    display: none;
  }

  /* The bar at the bottom of a phone has the menu. */
  @media ${media.narrow} {
    [data-phone-bar] > * > & {
      display: none;
    }
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-inline-size: 0;
  margin-inline-start: auto;

  /* Without its label an icon among icons. */
  @media (max-width: 63.99rem) {
    & > [aria-haspopup='menu'] {
      border-color: transparent;
    }
  }
`;

/** Begins with the bell, over which its number is. */
const Signals = styled.div`
  position: relative;
  display: flex;
`;

interface HeaderBarProps {
  /** Where the logo leads. */
  home: string;
  navigation: ReactNode;
  search?: ReactNode;
  bell: ReactNode;
  account: ReactNode;
  /** Shown instead of navigation and account on narrow screens. */
  menu: ReactNode;
  /** Whether a phone has a bar at the bottom, which opens the menu. */
  hasPhoneBar?: boolean;
}

/** The header's layout. The build renders it too, for the page frame in index.html. */
export function HeaderBar({ home, navigation, search, bell, account, menu, hasPhoneBar }: HeaderBarProps) {
  return (
    <Bar data-phone-bar={hasPhoneBar || undefined}>
      <Home to={home} aria-label="Pitlane home">
        <Brand />
      </Home>
      <Wide>{navigation}</Wide>
      <End>
        {search}
        <Signals>{bell}</Signals>
        <Wide>{account}</Wide>
        <Narrow>{menu}</Narrow>
      </End>
    </Bar>
  );
}
