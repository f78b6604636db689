import { confirmationOf, useSession } from '@pitlane/shared-data/session';
import { Button, Drawer } from '@pitlane/shared-ui/core';
import { Menu } from '@pitlane/shared-ui/icons';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useFoundRemotes } from '../remotes/remotes-context.ts';
import { SearchTrigger } from '../search/search-trigger.tsx';
import { dashboardPath } from '../session/open-dashboard.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { HeaderBar } from './header-bar.tsx';
import { NavList } from './nav-list.tsx';
import { navigationOf } from './navigation.ts';
import { VisitorLinks } from './visitor-links.tsx';

/** The shared header (spec section 2, Navigation bar): a bar on wide screens, a slide-out menu on narrow ones. */
export function Header() {
  const { account, status } = useSession();
  const remotes = useFoundRemotes();
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const navigation = navigationOf(remotes, account);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [key]);

  const isStaff = account && account.role !== 'customer' && !confirmationOf(account);
  const accountLinks = account ? <AccountMenu account={account} /> : <VisitorLinks />;
  return (
    <HeaderBar
      home={account ? dashboardPath(account) : paths.landing}
      navigation={<NavList {...navigation} label="Main" />}
      search={isStaff && <SearchTrigger key={account.id} />}
      bell={account && !confirmationOf(account) && <Bell key={account.id} />}
      account={status !== 'loading' && accountLinks}
      menu={
        <>
          <Button variant="quiet" size="large" icon={Menu} aria-label="Menu" onPress={() => setOpen(true)} />
          <Drawer title="Menu" isOpen={isOpen} onOpenChange={setOpen}>
            <NavList {...navigation} label="Main" isStacked />
            {accountLinks}
          </Drawer>
        </>
      }
    />
  );
}
