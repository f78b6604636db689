export { describeFeedback } from '../requests/feedback/describe-feedback.ts';
export type { Feedback } from '../requests/feedback/feedback-answers.ts';
export { feedbackByLink, type GivenFeedback } from '../requests/feedback/feedback-api.ts';
export { useGiveFeedback } from '../requests/feedback/feedback-mutations.ts';
