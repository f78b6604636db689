import { type ReactNode, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { portalLocale } from '../field/locale.ts';

export interface RouterBridgeProps {
  /** react-router's navigate, called for URLs inside the portal. */
  navigate: (path: string) => void;
  useHref?: (href: string) => string;
  children: ReactNode;
}

const isExternal = (href: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/**
 * Makes links, menu items and linked rows navigate with the router instead of reloading the page, and sets the locale of
 * the labels that React Aria adds ('Close', 'Dismiss'). Render it once, inside the router.
 */
export function RouterBridge({ navigate, useHref: toHref, children }: RouterBridgeProps) {
  // The router would turn mailto:name@example.com into /this/screen/mailto:name@example.com. It is still called for
  // external URLs, because it is a hook.
  const toPortalHref = useMemo(
    () =>
      toHref &&
      ((href: string) => {
        const path = toHref(href);
        return isExternal(href) ? href : path;
      }),
    [toHref],
  );
  return (
    <I18nProvider locale={portalLocale}>
      <RouterProvider navigate={(path) => navigate(path)} useHref={toPortalHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
