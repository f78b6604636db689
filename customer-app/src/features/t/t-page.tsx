import { createVisitorClient, setGarageTimeZone } from '@pitlane/shared-data/client';
import { parsePortalConfig } from '@pitlane/shared-data/portal-config';
import { GlobalStyle } from '@pitlane/shared-ui/core';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createErrorReporter } from './report-errors.ts';
import { LinkScreen } from './t-screen.tsx';

declare global {
  /** The response of `portal.json`, requested by the page's first script. */
  var pitlaneSettings: Promise<Response> | undefined;
  /** The response of `open_link`, requested by it while this script is loaded. */
  var pitlanePageData: Promise<Response> | undefined;
}

/** Removes the frame that the first script has drawn, once the page stands in its place. */
function ReplaceFrame() {
  useLayoutEffect(() => document.getElementById('frame')?.remove(), []);
  return null;
}

/** Starts the page of a link: its only script, without the portal. */
async function start() {
  const root = document.getElementById('root');
  const response = await globalThis.pitlaneSettings;
  if (!root || !response) throw new Error('Not the page of the portal');
  const config = parsePortalConfig(await response.json());
  setGarageTimeZone(config.timeZone);
  const report = createErrorReporter(config.reporter);
  const token = window.location.pathname.split('/')[2] ?? '';
  document.getElementById('landing')?.remove();
  const client = createVisitorClient(config, globalThis.pitlanePageData);
  createRoot(root, { onUncaughtError: report }).render(
    <>
      <GlobalStyle />
      <ReplaceFrame />
      <LinkScreen client={client} token={token} contact={config.contact} />
    </>,
  );
}

start().catch((error: unknown) => {
  console.error(error);
  const root = document.getElementById('root');
  if (root) root.textContent = 'Pitlane could not start. Check your connection and reload the page.';
});
