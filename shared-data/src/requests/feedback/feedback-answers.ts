import * as z from 'zod';
import { text, timestamp } from '../../foundation/answers/shapes.ts';

/** 1 (bad) to 5 (good). */
export const score = z.int().min(1).max(5);

export const feedback = z.strictObject({
  /** Null until the customer has answered, as are the words and the time. */
  score: score.nullable(),
  words: text.nullable(),
  answered_at: timestamp.nullable(),
  /** It can still be answered. */
  is_open: z.boolean(),
});

export const feedbackAnswers = {
  give_feedback: feedback,
  feedback_by_link: feedback,
};

export type Feedback = z.infer<typeof feedback>;
