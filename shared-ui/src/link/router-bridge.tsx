import { type ReactNode, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { portalLocale } from '../field/locale.ts';

export interface RouterBridgeProps {
  /** react-router's navigate; links of this library call it for addresses inside the portal. */
  navigate: (path: string) => void;
  useHref?: (href: string) => string;
  children: ReactNode;
}

const leadsOutside = (href: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/**
 * Lets links, menu items and linked rows navigate in the page instead of loading it anew, and keeps the words that
 * React Aria adds ('Close', 'Dismiss') in the language of the portal. Stands once, inside the router.
 */
export function RouterBridge({ navigate, useHref: toHref, children }: RouterBridgeProps) {
  // A router takes everything for one of its paths, and would make /this/screen/mailto:name@example.com of an address.
  // It is asked all the same, because it answers as a hook.
  const toPortalHref = useMemo(
    () =>
      toHref &&
      ((href: string) => {
        const path = toHref(href);
        return leadsOutside(href) ? href : path;
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
