/** What pages and the service worker know of each other. */

export const workerUrl = '/service-worker.js';

/** The portal's settings, the same for all pages. */
export const settingsUrl = '/portal.json';

/** The page, the settings and the remotes' manifests that started the portal last. */
export const currentCache = 'pitlane-current';

/** Files with a hash in their name. */
export const fileCache = 'pitlane-files';

/** The IndexedDB database in which Workbox keeps when a file was last used. */
export const expirationDatabase = 'workbox-expiration';

/** A file that a release replaces, with a text that it must contain to be what the page runs. */
export interface CurrentFile {
  url: string;
  contains: string;
  /** A manifest whose screens' files are stored too, although they were not opened yet. */
  isOfUsedRemote?: boolean;
}

/** Sent by a page that has started and is at rest: what it needs to start again without a network. */
export interface AtRestMessage {
  current: CurrentFile[];
  /** URLs that do not change. */
  files: string[];
}
