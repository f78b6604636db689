import { useSession } from '@pitlane/shared-data/session';
import { Button, Drawer } from '@pitlane/shared-ui/core';
import { Menu } from '@pitlane/shared-ui/icons';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useFoundRemotes } from '../remotes/remotes-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { HeaderBar } from './header-bar.tsx';
import { navEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';
import { VisitorLinks } from './visitor-links.tsx';

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
    <HeaderBar
      navigation={<NavList entries={entries} label="Main" />}
      account={status !== 'loading' && accountLinks}
      menu={
        <>
          <Button variant="quiet" size="large" icon={Menu} aria-label="Menu" onPress={() => setOpen(true)} />
          <Drawer title="Menu" isOpen={isOpen} onOpenChange={setOpen}>
            <NavList entries={entries} label="Main" isStacked />
            {accountLinks}
          </Drawer>
        </>
      }
    />
  );
}
