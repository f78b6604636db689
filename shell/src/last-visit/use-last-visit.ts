import { sessionArea, tokenKey } from '@pitlane/shared-data/client';
import { useSession } from '@pitlane/shared-data/session';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { copyPage, rulesOf } from './copy-page.ts';
import { holdPlace } from './hold-place.ts';
import { removeOldPages, shellFiles, storePage } from './kept-page.ts';

/** Shows what a customer saw here at the last visit until the data is there. */
function useShow(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends at the next location
  useLayoutEffect(() => {
    const kept = document.querySelector('#frame [data-last-visit]');
    if (kept && main.current) return holdPlace(main.current, kept);
  }, [key]);
}

/** Keeps what a customer's screen shows whenever it is left: for another screen, another document or another app. */
function useKeep(main: RefObject<HTMLElement | null>): void {
  const { account } = useSession();
  // What staff see is of other people.
  const personId = account?.role === 'customer' ? account.id : undefined;
  useEffect(() => {
    if (account) removeOldPages(account.id, account.role === 'customer');
  }, [account]);
  useEffect(() => {
    if (!personId) return;
    const keep = () => {
      // Nothing is kept after a sign-out.
      if (!sessionArea.getItem(tokenKey)) return;
      const copy = main.current && copyPage(main.current);
      if (!copy) return;
      const address = location.pathname + location.search;
      const page = { keptAt: Date.now(), files: shellFiles(), css: rulesOf(copy), html: copy.innerHTML };
      storePage(personId, address, page);
    };
    const keepBeforeOther = ({ destination }: NavigateEvent) => {
      if (new URL(destination.url).pathname !== location.pathname) keep();
    };
    const keepWhenHidden = () => document.hidden && keep();
    // Before the address changes; not every browser has it.
    globalThis.navigation?.addEventListener('navigate', keepBeforeOther);
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      globalThis.navigation?.removeEventListener('navigate', keepBeforeOther);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepWhenHidden);
    };
  }, [personId, main]);
}

export function useLastVisit(main: RefObject<HTMLElement | null>): void {
  useShow(main);
  useKeep(main);
}
