import { isHere } from './address.js';
import { preload } from './files.js';
import { read, request, requestSettings } from './settings.js';

export function readRole() {
  try {
    const area = sessionStorage.getItem('pitlane.session') ? sessionStorage : localStorage;
    return JSON.parse(area.getItem('pitlane.account')).role;
  } catch {}
}

/** Preloads the files of the remote's screen at this address, and those of the shell that it uses. */
async function preloadScreen(base, manifest, units) {
  const role = readRole();
  const { routes } = await read(manifest);
  const mayOpen = ({ roles }) => !roles || !role || roles.includes(role);
  const { files = [], units: used = [] } = routes.find((route) => isHere(route) && mayOpen(route)) ?? {};
  preload([...files.map((file) => new URL(file, base)), ...used.flatMap((unit) => units[unit] ?? [])]);
}

/** Requests the settings and the remotes' manifests. Failures are handled by the page's code, which reads them too. */
export async function requestRemotes(units) {
  const manifests = {};
  globalThis.pitlaneManifests = manifests;
  try {
    const { remotes } = await requestSettings();
    for (const { url } of remotes) {
      const address = new URL('remote.json', url).href;
      manifests[address] = request(address, 8_000);
      preloadScreen(url, manifests[address], units).catch(() => {});
    }
  } catch {}
}
