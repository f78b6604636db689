import { sessionArea, tokenKey } from '../session-area.ts';

/**
 * Notes who is signed in, and returns whether that session has ended: the page shows someone else or nobody by now, or the
 * token has gone from the browser's storage. A request of that session would be sent as a visitor's, and refused.
 */
export const sessionToEnd = (personId: () => string | undefined) => () => {
  const person = personId();
  return (): boolean =>
    person !== undefined && (personId() !== person || sessionArea.getItem(tokenKey) === null);
};
