import type { Result } from '../../foundation/answers/result.ts';
import type { FunctionCaller, PortalClient } from '../../foundation/client/client.ts';
import type { WallBoard, WallLink } from './board-answers.ts';

/** The board for a screen on the wall. 'not-found' for a wrong or revoked token, 'too-many' after too many of them. */
export const openWall = (
  portal: FunctionCaller,
  token: string,
  signal: AbortSignal,
): Promise<Result<WallBoard>> =>
  portal.request((client) => client.rpc('open_wall', { token }).abortSignal(signal));

/** Managers only. */
export const listWallLinks = (portal: PortalClient, signal: AbortSignal): Promise<Result<WallLink[]>> =>
  portal.request((client) => client.rpc('wall_links').abortSignal(signal));

/** Takes the name of the screen. */
export const createWallLink = (
  portal: PortalClient,
  name: string,
): Promise<Result<{ link_id: number; token: string }>> =>
  portal.request((client) => client.rpc('create_wall_link', { name }));

export const revokeWallLink = (portal: PortalClient, linkId: number): Promise<Result<{ revoked: boolean }>> =>
  portal.request((client) => client.rpc('revoke_wall_link', { link_id: linkId }));
