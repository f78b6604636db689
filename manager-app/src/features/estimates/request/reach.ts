import type { RequestEstimate } from '@pitlane/shared-data/estimates';

/** What a link to the estimate is sent with. */
export const aboutEstimate = ({ vehicle }: RequestEstimate): string =>
  `The estimate for your car ${vehicle.registration_number}`;

/** Whether the customer has to answer an estimate that no message could bring. */
export const isUnreached = ({ closed, to_answer, reach }: RequestEstimate): boolean =>
  !closed && to_answer.lines > 0 && reach !== null && reach.problem !== null;
