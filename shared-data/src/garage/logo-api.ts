import { type Result, succeed } from '../foundation/answers/result.ts';
import type { FunctionCaller, PortalClient } from '../foundation/client/client.ts';

/** The garage's logo, as a picture of a page needs it. */
export interface GarageLogo {
  /** Of the garage; may be empty. */
  name: string;
  /** Holds the picture itself. */
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Null without one. Visitors may read it too. */
export async function getGarageLogo(
  portal: FunctionCaller,
  signal: AbortSignal,
): Promise<Result<GarageLogo | null>> {
  const answer = await portal.request((client) => client.rpc('garage_logo', {}).abortSignal(signal));
  if (!answer.success) return answer;
  if (answer.data === null) return succeed(null);
  const { picture, ...logo } = answer.data;
  return succeed({ ...logo, url: `data:image/png;base64,${picture}` });
}

/** @param picture a PNG in base64, as `shrinkLogo` makes it. */
export const saveLogo = (portal: PortalClient, picture: string): Promise<Result<unknown>> =>
  portal.request((client) => client.rpc('save_logo', { picture }));

/** False when there was none. */
export const removeLogo = (portal: PortalClient): Promise<Result<boolean>> =>
  portal.request((client) => client.rpc('remove_logo'));
