import { lazyLoad, useLazyLoad } from '@pitlane/shared-ui/lazy-load';
import { RouterBridge } from '@pitlane/shared-ui/link';
import { useNotifications } from '@pitlane/shared-ui/notification';
import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useHref, useLocation, useMatches, useNavigate } from 'react-router';
import { ConnectionNotice } from './connection-notice.tsx';
import { FallbackNotifications } from './fallback-notifications.tsx';
import { RouteProgress } from './route-progress.tsx';

/** Fetched for the first notification, or ahead of it. */
export const loadNotificationRegion = lazyLoad(
  async () => (await import('@pitlane/shared-ui/notification-region')).NotificationRegion,
);

const titleOf = (handle: unknown) =>
  typeof handle === 'object' && handle && 'title' in handle ? String(handle.title) : undefined;

/** What stands around every page: links that navigate in place, title, progress, notifications, focus and scroll. */
export function RootLayout() {
  const navigate = useNavigate();
  const matches = useMatches();
  const title = matches.map((match) => titleOf(match.handle)).findLast(Boolean);

  const notifications = useNotifications();
  const [isPlain, setPlain] = useState(false);
  const NotificationRegion = useLazyLoad(loadNotificationRegion, notifications.length > 0, () =>
    setPlain(true),
  );

  useFocusOnNavigation();

  return (
    <RouterBridge navigate={navigate} useHref={useHref}>
      <title>{title ? `${title} · Pitlane` : 'Pitlane · Vehicle Service Made Simple'}</title>
      <RouteProgress />
      <ConnectionNotice />
      <Outlet />
      {NotificationRegion && <NotificationRegion />}
      {!NotificationRegion && isPlain && <FallbackNotifications notifications={notifications} />}
      <ScrollRestoration />
    </RouterBridge>
  );
}

/** Moves the focus to the heading of a page that was navigated to, so that a screen reader reads it. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [pathname]);
}
