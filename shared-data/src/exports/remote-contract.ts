export { prefetch } from '../foundation/portal/prefetch.ts';
export {
  contractVersion,
  type FoundManifest,
  type Portal,
  type RemoteManifest,
  type RemoteModule,
  type RemoteNavEntry,
  type RemoteRoute,
} from '../foundation/portal/remote-contract.ts';
export { parseRemoteModule } from '../foundation/portal/remote-module.ts';
