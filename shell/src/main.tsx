import { startEarlyRequests } from './prefetch/early-requests.ts';
import { newerShell } from './releases/newer-release.ts';
import { reloadForRelease } from './releases/reload-for-release.ts';

/** The page is older than the files that are there: it is loaded anew once. Nothing of ours can be shown yet. */
async function startAnew(error: unknown) {
  console.error(error);
  const newer = await newerShell().catch(() => undefined);
  if (newer !== undefined && reloadForRelease('shell', newer, () => window.location.reload())) return;
  const page = document.getElementById('root');
  if (page) page.textContent = 'Pitlane could not start. Check your connection and reload the page.';
}

void startEarlyRequests();

/** The heavy libraries of what begins every page. */
const libraries = [
  () => import(/* webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackExports: ["createBrowserRouter"] */ 'react-router'),
  () => import(/* webpackExports: ["styled"] */ 'styled-components'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the libraries one by one, so that an answer that comes meanwhile need not wait until all have started. */
async function startPortal() {
  for (const load of libraries) {
    await load();
    await nextTask();
  }
  await import('./portal/start-portal.tsx');
}

startPortal().catch(startAnew);
