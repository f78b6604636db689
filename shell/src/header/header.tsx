import { useSession } from '@pitlane/shared-data/session';
import { Button, Drawer, media, space, token } from '@pitlane/shared-ui/core';
import { Menu } from '@pitlane/shared-ui/icons';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Brand } from '../page/brand.tsx';
import { useFoundRemotes } from '../remotes/remotes-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { navEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';
import { VisitorLinks } from './visitor-links.tsx';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-block-size: 4rem;
  padding-inline: clamp(1rem, 3vw, 2rem);
  border-block-end: ${token('hairline')} solid ${token('line')};
  background: ${token('surface-raised')};

  @media ${media.print} {
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
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};

  @media ${media.wide} {
    display: flex;
  }
`;

const Narrow = styled.div`
  display: flex;
  flex: 1;
  justify-content: flex-end;

  @media ${media.wide} {
    display: none;
  }
`;

/** The shared header (spec section 2, Navigation bar): a bar on wide screens, a slide-out menu on narrow ones. */
export function Header() {
  const { account, status } = useSession();
  const remotes = useFoundRemotes();
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const entries = navEntries(remotes, account);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [key]);

  const accountLinks = account ? <AccountMenu account={account} /> : <VisitorLinks />;
  return (
    <Bar>
      <Home to="/" aria-label="Pitlane home">
        <Brand />
      </Home>
      <Wide>
        <NavList entries={entries} label="Main" />
        {status !== 'loading' && accountLinks}
      </Wide>
      <Narrow>
        <Button variant="quiet" size="large" icon={Menu} aria-label="Menu" onPress={() => setOpen(true)} />
        <Drawer title="Menu" isOpen={isOpen} onOpenChange={setOpen}>
          <NavList entries={entries} label="Main" isStacked />
          {accountLinks}
        </Drawer>
      </Narrow>
    </Bar>
  );
}
