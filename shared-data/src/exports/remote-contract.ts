export { prefetch } from '../remote-contract/prefetch.ts';
export {
  contractVersion,
  type FoundManifest,
  type Portal,
  type RemoteManifest,
  type RemoteModule,
  type RemoteNavEntry,
  type RemoteRoute,
} from '../remote-contract/remote-contract.ts';
export { parseRemoteModule } from '../remote-contract/remote-module.ts';
