/** Milliseconds: it is asked again later anyway. */
const responseTimeout = 5_000;

/** `reload` passes by what the service worker has stored. */
async function fetchFresh(url: URL): Promise<Response> {
  const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(responseTimeout) });
  if (!response.ok) throw new Error(`${url.pathname}: status ${response.status}`);
  return response;
}

/** The first scripts of a page; their names change with every release of the shell. */
const firstFilesOf = (page: Document) => page.querySelector<HTMLElement>('script[data-files]')?.dataset.files;

/** The first files of the shell's current release, if they differ from those of this page. */
export async function newerShell(): Promise<string | undefined> {
  const response = await fetchFresh(new URL('/', window.location.href));
  const released = firstFilesOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  return released === firstFilesOf(document) ? undefined : released;
}

/** The entry of the remote's current release, if it differs from `entry`. */
export async function newerRemote(url: string, entry: string): Promise<string | undefined> {
  const response = await fetchFresh(new URL('remote.json', url));
  const released: { entry?: unknown } = await response.json();
  return typeof released.entry === 'string' && released.entry !== entry ? released.entry : undefined;
}
