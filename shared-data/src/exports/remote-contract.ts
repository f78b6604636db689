export {
  contractVersion,
  type Portal,
  parseRemoteManifest,
  type RemoteManifest,
  type RemoteModule,
  type RemoteNavEntry,
  type RemoteRoute,
  supportedContracts,
} from '../remote-contract/remote-contract.ts';
