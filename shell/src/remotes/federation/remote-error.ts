/** A remote could not be loaded: its server is unreachable or too slow, or its contract is unknown. */
export class RemoteError extends Error {
  /** The label from the remote's manifest, or its name in `portal.json` where the manifest is not available. */
  readonly label: string;

  constructor(label: string, cause: unknown) {
    super(`${label} is not available`, { cause });
    this.name = 'RemoteError';
    this.label = label;
  }
}
