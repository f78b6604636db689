import { type PortalClient, sessionArea, tokenKey, usePortalClient } from '@pitlane/shared-data/client';
import { type Account, confirmationOf, useSession } from '@pitlane/shared-data/session';
import { space, token, useStaffDensity } from '@pitlane/shared-ui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { Header } from '../header/header.tsx';
import { useLastVisit } from '../last-visit/use-last-visit.ts';
import { usePrefetchWhenIdle } from '../page/use-prefetch-when-idle.ts';
import { loadStaffParts, useStaffParts } from '../rail/use-staff-parts.ts';
import { useFoundRemotes, useRemotes } from '../remotes/remotes-context.ts';
import { queryClientOf } from '../remotes/routes/page-queries.ts';
import { Columns } from './columns.ts';
import { rememberFrame } from './remember-frame.ts';
import { useRefetchOnReconnect } from './use-refetch-on-reconnect.ts';

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: -10rem;
  inset-inline-start: ${space(2)};
  z-index: 20;
  padding: ${space(3)} ${space(4)};
  border-radius: ${token('radius')};
  background: ${token('accent')};
  color: ${token('on-accent')};

  &:focus {
    inset-block-start: ${space(2)};
  }
`;

/** Here and not in the routes, so that the build leaves out of their file what this one has. */
export { loadStaffParts };

/** Signed-in users will need the auth client to renew their token, possibly when the network is down. */
const loadAuthClient = (client: PortalClient) => async () => {
  if (sessionArea.getItem(tokenKey)) await client.auth();
};

/** Remembers the remotes' navigation and routes whenever one is found. */
function useRememberFrame() {
  const { registry } = useRemotes();
  const found = useFoundRemotes();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the registry reads what was found
  useEffect(() => rememberFrame(registry), [registry, found]);
}

function PageEffects() {
  const client = usePortalClient();
  usePrefetchWhenIdle([loadAuthClient(client)]);
  useRefetchOnReconnect();
  useRememberFrame();
  return null;
}

const loadShortcuts = () => import('../shortcuts/shortcuts.tsx');

/** The keys of staff, loaded when the page is at rest. */
function StaffShortcuts({ account }: { account: Account }) {
  const [loaded, setLoaded] = useState<{ Shortcuts: ComponentType<{ account: Account }> }>();
  usePrefetchWhenIdle([() => loadShortcuts().then(setLoaded)]);
  return loaded && <loaded.Shortcuts account={account} />;
}

/** The pages under the shared header, with their query client. */
export function Component() {
  const main = useRef<HTMLElement>(null);
  const { account } = useSession();
  const isOfStaff = account?.role === 'manager' || account?.role === 'mechanic';
  const staff = useStaffParts(account);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useStaffDensity(isOfStaff);
  useLastVisit(main);
  return (
    <QueryClientProvider client={queryClientOf(usePortalClient())}>
      <PageEffects />
      {account && isOfStaff && !confirmationOf(account) && <StaffShortcuts account={account} />}
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header staff={staff} isMenuOpen={isMenuOpen} onMenu={setMenuOpen} />
      <Columns>
        {staff && account?.role === 'manager' && <staff.Rail account={account} />}
        <main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      </Columns>
      {staff && account && <staff.PhoneBar account={account} onMore={() => setMenuOpen(true)} />}
    </QueryClientProvider>
  );
}
