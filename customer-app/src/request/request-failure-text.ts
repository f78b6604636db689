import { type DataError, messageFor } from '@pitlane/shared-data/data-error';

interface OwnTexts {
  /** The server answered, but not with the list. */
  refused: string;
  /** The server could not be reached. */
  unreachable: string;
}

/** What a list of requests says when it could not be loaded (spec section 8). */
export const requestFailureText = (error: DataError, { refused, unreachable }: OwnTexts) =>
  messageFor(error, error.kind === 'offline' ? unreachable : refused);
