export { lastContactOf, putOffOf } from '../vehicles/due-work/contact-words.ts';
export type { DueWork } from '../vehicles/due-work/due-work-answers.ts';
export { dueKinds } from '../vehicles/due-work/due-work-keys.ts';
export { useMessageAllDueWork, usePutOffAllDueWork } from '../vehicles/due-work/due-work-mutations.ts';
export { dueWorkQuery } from '../vehicles/due-work/due-work-queries.ts';
export { offeredPrice } from '../vehicles/due-work/offered-price.ts';
export { ownDueWorkQuery } from '../vehicles/due-work/own-due-work-query.ts';
export { putOffSchema, useDueActions } from '../vehicles/due-work/use-due-actions.ts';
