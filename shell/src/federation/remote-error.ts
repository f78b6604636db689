/** A part of the portal could not be had: its server is away, too slow, or speaks a contract we do not know. */
export class RemoteError extends Error {
  /** The remote's label where its manifest was read, else its name in `portal.json`. */
  readonly label: string;

  constructor(label: string, cause: unknown) {
    super(`${label} is not available`, { cause });
    this.name = 'RemoteError';
    this.label = label;
  }
}
