import type { Result } from '../../foundation/answers/result.ts';
import type { FunctionCaller, PortalClient } from '../../foundation/client/client.ts';
import type { Answered } from '../estimates-answers.ts';
import type { Answer } from '../estimates-api.ts';
import type { CreatedLink, LinkPage } from './links-answers.ts';

/** The link before it ends. Managers only. */
export const createLink = (portal: PortalClient, requestId: number): Promise<Result<CreatedLink>> =>
  portal.request((client) => client.rpc('create_link', { request_id: requestId }));

/** Managers only. */
export const revokeLink = (portal: PortalClient, requestId: number): Promise<Result<{ revoked: boolean }>> =>
  portal.request((client) => client.rpc('revoke_link', { request_id: requestId }));

/** 'not-found' for a wrong, revoked or ended token, 'too-many' after too many of them. */
export const openLink = (
  portal: FunctionCaller,
  token: string,
  signal: AbortSignal,
): Promise<Result<LinkPage>> =>
  portal.request((client) => client.rpc('open_link', { token }).abortSignal(signal));

export interface LinkAnswer extends Pick<Answer, 'decisions' | 'name' | 'idempotencyKey'> {
  token: string;
}

/** All or none, like `decideLines`. */
export const answerByLink = (
  portal: FunctionCaller,
  { token, decisions, name, idempotencyKey }: LinkAnswer,
): Promise<Result<Answered>> =>
  portal.request((client) =>
    client.rpc('answer_by_link', {
      token,
      decisions: decisions.map((decision) => ({ ...decision })),
      decided_by_name: name,
      idempotency_key: idempotencyKey,
    }),
  );
