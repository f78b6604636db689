/** What pages and the service worker know of each other. */

export const workerUrl = '/service-worker.js';

/** The portal's settings, the same for all pages. */
export const settingsUrl = '/portal.json';

/** The page, the settings and the remotes' manifests with which the next visit starts. */
export const currentCache = 'pitlane-current';

/** Files with a hash in their name. */
export const fileCache = 'pitlane-files';

/** Sent by a page that has started and is at rest. */
export interface AtRestMessage {
  /** URLs of the files that it has loaded. */
  files: string[];
}
