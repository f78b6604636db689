import { startFirstRequests } from './portal/first-requests.ts';
import { leaveForRelease } from './releases/leave-for-release.ts';
import { newerShell } from './releases/newer-release.ts';

/** The page is older than the files that are there: it is loaded anew once. Nothing of ours can be shown yet. */
async function startAnew(error: unknown) {
  console.error(error);
  const newer = await newerShell().catch(() => undefined);
  if (newer !== undefined && leaveForRelease('shell', newer, () => window.location.reload())) return;
  const page = document.getElementById('root');
  if (page) page.textContent = 'Pitlane could not start. Check your connection and load the page anew.';
}

void startFirstRequests();

/** Shared libraries resolve asynchronously, so nothing that uses one may be imported before this point. */
import(/* webpackChunkName: "start" */ './portal/start-portal.tsx').catch(startAnew);
