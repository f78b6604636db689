import type { FoundManifest } from '@pitlane/shared-data/remote-contract';
import type { FoundRemote } from '../remotes/remote-registry.ts';

/** A found remote that announces these parts of a manifest. */
export const buildRemote = (parts: Partial<FoundManifest>): FoundRemote => ({
  url: 'http://localhost/',
  manifest: {
    contract: 2,
    name: 'all',
    label: 'All',
    team: 'team',
    version: '1',
    entry: 'remoteEntry.js',
    routes: [],
    nav: [],
    ...parts,
  },
});
