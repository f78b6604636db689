import { createVisitorClient, setGarageTimeZone, type VisitorClient } from '@pitlane/shared-data/client';
import { type PortalConfig, parsePortalConfig } from '@pitlane/shared-data/portal-config';
import { GlobalStyle } from '@pitlane/shared-ui/core';
import { type ComponentType, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { takeToken } from './link-token.ts';
import { createErrorReporter } from './report-errors.ts';

declare global {
  /** The response of `portal.json`, requested by the page's first script. */
  var pitlaneSettings: Promise<Response> | undefined;
  /** The response of the function that the manifest names, requested by it while this script is loaded. */
  var pitlanePageData: Promise<Response> | undefined;
}

/** What the screen of a link's page is given. */
export interface LinkScreenProps {
  client: VisitorClient;
  token: string;
  contact: PortalConfig['contact'];
}

/** Removes the frame that the first script has drawn, once the page has replaced it. */
function ReplaceFrame() {
  useLayoutEffect(() => document.getElementById('frame')?.remove(), []);
  return null;
}

async function start(Screen: ComponentType<LinkScreenProps>) {
  const root = document.getElementById('root');
  const response = await globalThis.pitlaneSettings;
  if (!root || !response) throw new Error('Not the page of the portal');
  const config = parsePortalConfig(await response.json());
  setGarageTimeZone(config.timeZone);
  const report = createErrorReporter(config.reporter);
  const token = takeToken();
  document.getElementById('landing')?.remove();
  const client = createVisitorClient(config, globalThis.pitlanePageData);
  createRoot(root, { onUncaughtError: report }).render(
    <>
      <GlobalStyle />
      <ReplaceFrame />
      <Screen client={client} token={token} contact={config.contact} />
    </>,
  );
}

/** Starts the page of a link: its only script, without the portal. */
export function startLinkPage(Screen: ComponentType<LinkScreenProps>) {
  start(Screen).catch((error: unknown) => {
    console.error(error);
    const root = document.getElementById('root');
    if (root) root.textContent = 'Pitlane could not start. Check your connection and reload the page.';
  });
}
