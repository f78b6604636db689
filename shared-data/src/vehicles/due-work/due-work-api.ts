import { pageSize } from '../../foundation/answers/page.ts';
import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { DueWork, DueWorkMessage, DueWorkPage } from './due-work-answers.ts';
import type { DueWorkFilter } from './due-work-keys.ts';

/** What is due within 30 days, longest due first. Managers only, as everything here. */
export const listDueWork = (
  portal: PortalClient,
  { kind, search, page }: DueWorkFilter,
  signal: AbortSignal,
): Promise<Result<DueWorkPage>> =>
  portal.request((client) =>
    client
      .rpc('list_due_work', {
        ...(kind === 'put_off' ? { put_off: true } : { kind }),
        search,
        page,
        page_size: pageSize,
      })
      .abortSignal(signal),
  );

export const recordDueCall = (
  portal: PortalClient,
  { dueId, said }: { dueId: number; said: string },
): Promise<Result<DueWork>> =>
  portal.request((client) => client.rpc('record_due_call', { due_id: dueId, said }));

/** 'conflict' where no message reaches the customer, or one was sent today. */
export const messageDueWork = (portal: PortalClient, dueId: number): Promise<Result<DueWorkMessage>> =>
  portal.request((client) => client.rpc('message_due_work', { due_id: dueId }));

/** Until a day, for a reason; without them it is due again. */
export const putOffDueWork = (
  portal: PortalClient,
  { dueId, until, reason }: { dueId: number; until?: string; reason?: string },
): Promise<Result<DueWork>> =>
  portal.request((client) => client.rpc('put_off_due_work', { due_id: dueId, until, reason }));
