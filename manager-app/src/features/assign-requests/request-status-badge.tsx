import { type RequestStatus, statusLabel } from '@pitlane/shared-data/requests';
import { Ban, CircleCheck, Clock, UserCheck, Wrench } from '@pitlane/shared-ui/icons';
import { StatusBadge } from '@pitlane/shared-ui/status-badge';

const looks = {
  pending: { tone: 'warning', icon: Clock },
  approved: { tone: 'info', icon: UserCheck },
  in_progress: { tone: 'info', icon: Wrench },
  completed: { tone: 'success', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: Ban },
} as const;

/** The state of a service request, in words, colour and sign. */
export function RequestStatusBadge({ status }: { status: RequestStatus }) {
  return <StatusBadge {...looks[status]}>{statusLabel(status)}</StatusBadge>;
}
