import { confirmationOf, useSession } from '@pitlane/shared-data/session';
import { Button, Drawer } from '@pitlane/shared-ui/core';
import { Menu } from '@pitlane/shared-ui/icons';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { navigationOf } from '../navigation/navigation.ts';
import { paths } from '../paths.ts';
import type { Counts } from '../rail/counts.ts';
import type { StaffParts } from '../rail/use-staff-parts.ts';
import { useFoundRemotes } from '../remotes/remotes-context.ts';
import { dashboardPath } from '../session/open-dashboard.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { HeaderBar } from './header-bar.tsx';
import { NavList } from './nav-list.tsx';
import { VisitorLinks } from './visitor-links.tsx';

export interface HeaderProps {
  /** What only staff have there. */
  staff?: StaffParts | undefined;
  isMenuOpen: boolean;
  onMenu: (isOpen: boolean) => void;
}

/** The shared header: a bar on wide screens, a slide-out menu on narrow ones. */
export function Header({ staff, isMenuOpen, onMenu }: HeaderProps) {
  const { account, status } = useSession();
  const remotes = useFoundRemotes();
  const { key } = useLocation();
  const navigation = navigationOf(remotes, account);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => onMenu(false), [key]);

  const hasPhoneBar = staff !== undefined && navigation.phone.length > 0;
  const accountLinks = account ? <AccountMenu account={account} /> : <VisitorLinks />;
  const list = (counts?: Counts) => (
    <NavList
      {...navigation}
      menus={[...navigation.menus, ...navigation.groups]}
      label="Main"
      isStacked
      counts={counts}
    />
  );
  return (
    <HeaderBar
      home={account ? dashboardPath(account) : paths.landing}
      navigation={<NavList {...navigation} label="Main" />}
      hasPhoneBar={hasPhoneBar}
      search={
        account &&
        staff && (
          <>
            <staff.SearchTrigger key={account.id} isInPhoneBar={hasPhoneBar && account.role === 'manager'} />
            <staff.NewMenu account={account} />
          </>
        )
      }
      bell={account && !confirmationOf(account) && <Bell key={account.id} />}
      account={status !== 'loading' && accountLinks}
      menu={
        <>
          <Button variant="quiet" size="large" icon={Menu} aria-label="Menu" onPress={() => onMenu(true)} />
          <Drawer title="Menu" isOpen={isMenuOpen} onOpenChange={onMenu}>
            {staff && account?.role === 'manager' ? <staff.Waiting>{list}</staff.Waiting> : list()}
            {accountLinks}
          </Drawer>
        </>
      }
    />
  );
}
