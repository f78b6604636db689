// Apart from the contract, which brings the session and its components: Node reads manifests too, and loads no .tsx.
export { parseRemoteManifest, shellPaths } from '../remote-contract/manifest-schema.ts';
