// Apart from the contract, which brings the session and its components: Node reads manifests too, and loads no .tsx.
export { parseRemoteManifest, shellPaths } from '../foundation/portal/manifest-schema.ts';
