import * as z from 'zod';
import { count, id, text, timestamp } from '../../foundation/answers/shapes.ts';
import { shortage } from '../../parts/parts-answers.ts';

const stage = z.enum(['booked', 'arrived', 'in_progress', 'waiting', 'ready', 'collected']);
const waitingReason = z.enum(['customer', 'parts', 'lift', 'other_workshop', 'other']);

/** The minutes of a stage, or of waiting for one reason, so far. */
const stageClock = z.strictObject({ stage, reason: waitingReason.nullable(), minutes: count });

/** A car of today on the board. */
const boardCard = z.strictObject({
  request_id: id,
  stage,
  /** What it waits for; null in every other stage. */
  reason: waitingReason.nullable(),
  since: timestamp,
  status: z.enum(['pending', 'approved', 'in_progress', 'completed', 'cancelled']),
  /** Who has to do something next; null once it is collected. */
  turn: z.enum(['customer', 'manager', 'mechanic', 'other_workshop']).nullable(),
  registration_number: text,
  brand: text,
  model: text,
  service_name: text,
  mechanic_name: text.nullable(),
  customer_name: text,
  scheduled_date: timestamp,
  /** When the car is promised to be ready; the earliest comes first. */
  promised_at: timestamp.nullable(),
  /** Of approved lines. */
  minutes: count,
  clocks: z.array(stageClock),
  /** Parts of approved and proposed lines that are not in stock. */
  shortages: z.array(shortage),
});

const changedStage = z.strictObject({
  request_id: id,
  stage,
  reason: waitingReason.nullable(),
  since: timestamp,
});

/** What a screen on the wall shows of a car: nothing of its customer. */
const wallCard = boardCard.omit({
  customer_name: true,
  status: true,
  scheduled_date: true,
  minutes: true,
  clocks: true,
  shortages: true,
});

/** The link of a screen on the wall. */
const wallLink = z.strictObject({ link_id: id, name: text, created_at: timestamp, created_by_name: text });

export const boardAnswers = {
  workshop_board: z.strictObject({ now: timestamp, total: count, rows: z.array(boardCard).max(300) }),
  open_wall: z.strictObject({ now: timestamp, total: count, rows: z.array(wallCard).max(300) }),
  wall_links: z.array(wallLink),
  /** `token` is in this answer alone: the database keeps its hash. */
  create_wall_link: z.strictObject({ link_id: id, token: text }),
  revoke_wall_link: z.strictObject({ revoked: z.boolean() }),
  set_waiting: changedStage,
  end_waiting: changedStage,
  set_promise: z.strictObject({ request_id: id, promised_at: timestamp }),
};

export type Stage = z.infer<typeof stage>;
export type WaitingReason = z.infer<typeof waitingReason>;
export type BoardCard = z.infer<typeof boardCard>;
export type WallCard = z.infer<typeof wallCard>;
export type WallBoard = z.infer<typeof boardAnswers.open_wall>;
export type WallLink = z.infer<typeof wallLink>;
export type WorkshopBoard = z.infer<typeof boardAnswers.workshop_board>;
export type ChangedStage = z.infer<typeof changedStage>;
