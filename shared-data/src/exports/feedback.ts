export { describeFeedback } from '../feedback/describe-feedback.ts';
export type { Feedback } from '../feedback/feedback-answers.ts';
export { feedbackByLink, type GivenFeedback } from '../feedback/feedback-api.ts';
export { useGiveFeedback } from '../feedback/feedback-mutations.ts';
