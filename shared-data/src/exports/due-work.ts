export { lastContactOf, putOffOf } from '../due-work/contact-words.ts';
export type { DueWork } from '../due-work/due-work-answers.ts';
export { dueKinds } from '../due-work/due-work-api.ts';
export { useMessageAllDueWork, usePutOffAllDueWork } from '../due-work/due-work-mutations.ts';
export { dueWorkQuery } from '../due-work/due-work-queries.ts';
export { offeredPrice } from '../due-work/offered-price.ts';
export { ownDueWorkQuery } from '../due-work/own-due-work-query.ts';
export { useDueActions } from '../due-work/use-due-actions.ts';
