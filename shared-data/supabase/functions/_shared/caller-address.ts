/**
 * The header with which a function tells the database for whom it asks: the request itself comes from the function. The
 * database believes it of a request with the secret key alone.
 */
const callerHeader = 'x-pitlane-caller';

/** The header for requests on behalf of whoever sent this one; empty where no proxy says from where. */
export function callerOf({ headers }: Request): Record<string, string> {
  const address =
    headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  return address ? { [callerHeader]: address } : {};
}
