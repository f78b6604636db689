import type { RequestStatus } from '@pitlane/shared-data/requests';
import type { Tone } from '@pitlane/shared-ui/status-badge';

const tones: Record<RequestStatus, Tone> = {
  pending: 'neutral',
  approved: 'info',
  in_progress: 'warning',
  completed: 'success',
  cancelled: 'danger',
};

/** The colour beside a job's status; the words say the same. */
export const statusTone = (status: RequestStatus): Tone => tones[status];
