import { startPortal } from './portal/start-portal.tsx';
import { newerShell } from './releases/newer-release.ts';
import { reloadForRelease } from './releases/reload-for-release.ts';
import { loadFromNetwork } from './service-worker/load-from-network.ts';

/** Reloads once if a newer release has replaced the page's files; else shows plain text, as no component has loaded. */
async function handleStartError(error: unknown) {
  console.error(error);
  const newer = await newerShell().catch(() => undefined);
  if (newer !== undefined && reloadForRelease('shell', newer, loadFromNetwork)) return;
  const page = document.getElementById('root');
  if (page) page.textContent = 'Pitlane could not start. Check your connection and reload the page.';
}

startPortal().catch(handleStartError);
