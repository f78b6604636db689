import { holdsRight, useSession } from '@pitlane/shared-data/session';
import { EmptyState, Page, PageHeader } from '@pitlane/shared-ui/core';
import { UserX } from '@pitlane/shared-ui/icons';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';

interface SettingsPageProps {
  title: string;
  back?: { href: string; label: string };
  actions?: ReactNode;
  isNarrow?: boolean;
  children: ReactNode;
}

/** A page of the settings. A manager without the right to change them reads whom to ask instead. */
export function SettingsPage({
  title,
  back = { href: paths.settings, label: 'Settings' },
  actions,
  isNarrow = false,
  children,
}: SettingsPageProps) {
  const isAllowed = holdsRight(useSession().account, 'settings');
  return (
    <Page width={isNarrow ? 'form' : 'full'}>
      <PageHeader title={title} back={back} actions={isAllowed && actions} />
      {isAllowed ? (
        children
      ) : (
        <EmptyState
          icon={UserX}
          title="You are not allowed to change the settings"
          hint="A manager who is can give you this right under Settings, Managers."
        />
      )}
    </Page>
  );
}
