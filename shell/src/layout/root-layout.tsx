import { lazyLoad, RouterBridge, useLazyLoad } from '@pitlane/shared-ui/core';
import { useNotifications } from '@pitlane/shared-ui/notifications';
import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useHref, useLocation, useMatches, useNavigate } from 'react-router';
import { ConnectionNotice } from './connection-notice.tsx';
import { FallbackNotifications } from './fallback-notifications.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import { RouteProgress } from './route-progress.tsx';

/** Loads the code of the notification region, which is needed for the first notification. */
export const loadNotificationRegion = lazyLoad(
  async () =>
    (await import(/* webpackChunkName: "overlays" */ '@pitlane/shared-ui/overlays')).NotificationRegion,
);

const titleOf = (handle: unknown) =>
  typeof handle === 'object' && handle && 'title' in handle ? String(handle.title) : undefined;

/** Common to all pages: router links, title, progress, notifications, focus and scroll position. */
export function RootLayout() {
  const navigate = useNavigate();
  const matches = useMatches();
  const title = matches.map((match) => titleOf(match.handle)).findLast(Boolean);

  const notifications = useNotifications();
  const [hasFailed, setFailed] = useState(false);
  const NotificationRegion = useLazyLoad(loadNotificationRegion, notifications.length > 0, () =>
    setFailed(true),
  );

  useFocusOnNavigation();

  return (
    <RouterBridge navigate={navigate} useHref={useHref}>
      <title>{title ? `${title} · Pitlane` : 'Pitlane · Vehicle Service Made Simple'}</title>
      <RouteProgress />
      <ConnectionNotice />
      <ReleaseNotice />
      <Outlet />
      {NotificationRegion && <NotificationRegion />}
      {!NotificationRegion && hasFailed && <FallbackNotifications notifications={notifications} />}
      <ScrollRestoration />
    </RouterBridge>
  );
}

/** After a navigation moves the focus to the page's heading, so that screen readers read it. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [pathname]);
}
