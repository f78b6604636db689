import { type Account, hasUnsentWork, useSession } from '@pitlane/shared-data/session';
import { ConfirmDialog, MenuButton, useDensityChoice, useThemeChoice } from '@pitlane/shared-ui/core';
import { CircleUser, LogOut, Rows3, Rows4 } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { themes } from '../page/theme-switch.tsx';
import { paths } from '../paths.ts';

/** The user's menu: profile, theme and logout. */
export function AccountMenu({ account }: { account: Account }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [theme, setTheme] = useThemeChoice();

  const [density, setDensity] = useDensityChoice();
  const otherRows =
    density === 'dense'
      ? { label: 'Comfortable rows', icon: Rows3, onAction: () => setDensity('comfortable') }
      : { label: 'Dense rows', icon: Rows4, onAction: () => setDensity('dense') };

  const [isAsking, setAsking] = useState(false);

  const logOut = async () => {
    await navigate('/', { state: { logsOut: true } });
    await signOut();
  };

  return (
    <>
      <ConfirmDialog
        title="Log out with unsent work?"
        confirmLabel="Log out and discard"
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={logOut}
      >
        What you recorded without a network has not been sent yet. Logging out removes it from this device.
      </ConfirmDialog>
      <MenuButton
        label={account.name}
        variant="quiet"
        icon={CircleUser}
        items={[
          { id: 'profile', label: 'Profile', icon: CircleUser, href: paths.profile },
          ...themes
            .filter(({ id }) => id !== theme)
            .map(({ id, label, icon }) => ({ id, label, icon, onAction: () => setTheme(id) })),
          ...(account.role === 'customer' ? [] : [{ id: 'rows', ...otherRows }]),
          {
            id: 'log-out',
            label: 'Logout',
            icon: LogOut,
            onAction: () => (hasUnsentWork(account.id) ? setAsking(true) : logOut()),
          },
        ]}
      >
        <span>{account.name}</span>
      </MenuButton>
    </>
  );
}
