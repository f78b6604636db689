import type { EstimateLine } from '@pitlane/shared-data/estimates';

export interface LineRowProps {
  line: EstimateLine;
  /** All of the request. */
  lines: readonly EstimateLine[];
  isClosed: boolean;
  /** A change of this decided line waits for an answer. */
  isBeingReplaced: boolean;
}
