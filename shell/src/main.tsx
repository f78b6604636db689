import { startEarlyRequests } from './prefetch/early-requests.ts';
import { newerShell } from './releases/newer-release.ts';
import { reloadForRelease } from './releases/reload-for-release.ts';

/** Reloads once if a newer release has replaced the page's files; else shows plain text, as no component has loaded. */
async function handleStartError(error: unknown) {
  console.error(error);
  const newer = await newerShell().catch(() => undefined);
  if (newer !== undefined && reloadForRelease('shell', newer, () => window.location.reload())) return;
  const page = document.getElementById('root');
  if (page) page.textContent = 'Pitlane could not start. Check your connection and reload the page.';
}

void startEarlyRequests();

/** The large libraries that every page needs. */
const libraries = [
  () => import(/* webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackExports: ["createBrowserRouter"] */ 'react-router'),
  () => import(/* webpackExports: ["styled"] */ 'styled-components'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Loads the libraries in separate tasks, so that responses are handled between them. */
async function startPortal() {
  for (const load of libraries) {
    await load();
    await nextTask();
  }
  await import('./portal/start-portal.tsx');
}

startPortal().catch(handleStartError);
