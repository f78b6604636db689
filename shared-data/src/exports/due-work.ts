export type { DueContact, DueWork, DueWorkPage } from '../due-work/due-work-answers.ts';
export { dueKinds } from '../due-work/due-work-api.ts';
export { useMessageDueWork, usePutOffDueWork, useRecordDueCall } from '../due-work/due-work-mutations.ts';
export { dueWorkQuery } from '../due-work/due-work-queries.ts';
export { offeredPrice } from '../due-work/offered-price.ts';
