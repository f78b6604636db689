const answerTimeout = 5_000;

async function fetchFresh(url: URL): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(answerTimeout) });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  return response;
}

/** The files with which a page begins; their names change with every release of the shell. */
const firstFilesOf = (page: Document) => page.querySelector<HTMLElement>('script[data-files]')?.dataset.files;

/** The first files of the shell that is released now, when they are not those of this page. */
export async function newerShell(): Promise<string | undefined> {
  const response = await fetchFresh(new URL('/', window.location.href));
  const released = firstFilesOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  return released === firstFilesOf(document) ? undefined : released;
}

/** The entry of the remote that is released now, when it is not the one that this page knows. */
export async function newerRemote(url: string, entry: string): Promise<string | undefined> {
  const response = await fetchFresh(new URL('remote.json', url));
  const released: { entry?: unknown } = await response.json();
  return typeof released.entry === 'string' && released.entry !== entry ? released.entry : undefined;
}
