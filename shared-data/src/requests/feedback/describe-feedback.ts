import { formatDate } from '../../foundation/days/date.ts';
import type { Feedback } from './feedback-answers.ts';

/** What the customer said, for staff: '2 of 5 on 27 Nov 2026: Took too long'; null before. */
export function describeFeedback(feedback: Feedback | null): string | null {
  if (!feedback?.score || !feedback.answered_at) return null;
  const said = feedback.words ? `: ${feedback.words}` : '';
  return `${feedback.score} of 5 on ${formatDate(feedback.answered_at)}${said}`;
}
