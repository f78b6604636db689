export { askAhead } from '../remote-contract/ask-ahead.ts';
export { parseRemoteManifest, shellPaths } from '../remote-contract/manifest-schema.ts';
export {
  contractVersion,
  type FoundManifest,
  type RemoteManifest,
  type RemoteModule,
  type RemoteNavEntry,
  type RemoteRoute,
  supportedContracts,
} from '../remote-contract/remote-contract.ts';
export { parseRemoteModule } from '../remote-contract/remote-module.ts';
