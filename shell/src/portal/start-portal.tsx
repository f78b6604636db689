import { GlobalStyle } from '@pitlane/shared-ui/core';
import { createRoot } from 'react-dom/client';
import { removeLanding } from '../page/prerendered-landing.ts';
import { composePortal } from './compose-portal.tsx';

/** Read once: navigation inside the portal does not reload the page. */
const wantsOwners = new URLSearchParams(window.location.search).get('overlay') === 'owners';

/** Renders the portal into the page. */
export async function startPortal(): Promise<void> {
  // The first script loads this code while the page is still being parsed.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id root');
  const root = createRoot(container);
  if (window.location.pathname !== '/') removeLanding();
  const owners = wantsOwners && (await import('../remotes/owners-overlay.tsx'));
  const content = await composePortal();
  root.render(
    <>
      <GlobalStyle />
      {owners && <owners.OwnersOverlay />}
      {content}
    </>,
  );
}
