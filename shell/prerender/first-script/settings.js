/** Requests a file that must be current, and gives up after `timeout` milliseconds. */
export const request = (url, timeout) =>
  fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeout) });

/** Reads a response that the page's code will read, too. */
export const read = async (response) => (await response).clone().json();

/** Requests the portal's settings. Failures are handled by the page's code, which reads them from here. */
export function requestSettings() {
  globalThis.pitlaneSettings = request('/portal.json', 15_000);
  return read(globalThis.pitlaneSettings);
}
