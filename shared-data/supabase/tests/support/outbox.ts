import type { ClaimedMessage } from '../../functions/deliver-messages/message.ts';
import type { Workshop } from './workshop.ts';

export interface QueuedMessage {
  message_id: number;
  event: string;
  /** Null where it reaches nobody. */
  channel: string | null;
  key: string;
  request_id: number | null;
  details: Record<string, unknown>;
  state: string;
  attempts: number;
  problem: string | null;
}

/** All messages, as they were queued. */
export const outbox = (workshop: Workshop) =>
  workshop.backend.exec('select * from private.outbox order by message_id') as Promise<unknown> as Promise<
    QueuedMessage[]
  >;

/** Begins an attempt for due messages, as the program that sends does. */
export async function claim(workshop: Workshop, most = 20): Promise<ClaimedMessage[]> {
  const [row] = await workshop.backend.exec('select private.claim_messages($1) as claimed', [most]);
  return row?.claimed as ClaimedMessage[];
}

/** The events in someone's bell, oldest first. */
export const bell = async (workshop: Workshop, person: Parameters<Workshop['idOf']>[0]) =>
  (
    await workshop.backend.exec('select event from private.notices where recipient = $1 order by notice_id', [
      workshop.idOf(person),
    ])
  ).map(({ event }) => event);
