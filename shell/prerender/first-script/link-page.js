import { isHere, token } from './address.js';
import { load } from './files.js';
import { loadFailed } from './load-failed.js';
import { read, request, requestSettings } from './settings.js';

/** The address is a secret: neither search engines nor other hosts are told it. */
function keepAddressSecret() {
  for (const [name, content] of [
    ['robots', 'noindex'],
    ['referrer', 'no-referrer'],
  ])
    document.head.append(Object.assign(document.createElement('meta'), { name, content }));
}

/** Calls the page's function with the link's token, while the page's script is loaded. */
async function requestPageData(name, { supabaseUrl, supabaseKey }) {
  return fetch(`${supabaseUrl.replace(/\/$/, '')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: supabaseKey,
      Authorization: `Bearer ${supabaseKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(15_000),
  });
}

async function startPage(url, settings) {
  const manifest = request(new URL('remote.json', url).href, 8_000);
  const { name, version, pages } = await read(manifest);
  const { file, reads } = pages.find(isHere);
  Object.assign(document.documentElement.dataset, { app: name, version });
  load(new URL(file, url), { crossOrigin: 'anonymous' });
  if (!reads) return;
  globalThis.pitlanePageData = requestPageData(reads, settings);
  // Handled where the response is read.
  globalThis.pitlanePageData.catch(() => {});
}

/** Starts the page of a link with its only script, of the remote that has it: none of the portal's code is loaded. */
export async function startLinkPage() {
  keepAddressSecret();
  try {
    const settings = await requestSettings();
    await Promise.any(settings.remotes.map(({ url }) => startPage(url, settings)));
  } catch {
    loadFailed();
  }
}
