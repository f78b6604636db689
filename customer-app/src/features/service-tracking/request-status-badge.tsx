import { type RequestStatus, statusLabel, toRequestStatus } from '@pitlane/shared-data/requests';
import {
  Ban,
  CalendarCheck,
  CircleCheck,
  CircleDashed,
  type IconComponent,
  Wrench,
} from '@pitlane/shared-ui/icons';
import { StatusBadge, type Tone } from '@pitlane/shared-ui/status-badge';

interface Look {
  tone: Tone;
  icon: IconComponent;
}

const looks: Record<RequestStatus, Look> = {
  pending: { tone: 'warning', icon: CircleDashed },
  approved: { tone: 'info', icon: CalendarCheck },
  in_progress: { tone: 'info', icon: Wrench },
  completed: { tone: 'success', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: Ban },
};

/** A state that a later release adds is shown in its own words. */
const unknownLook: Look = { tone: 'neutral', icon: CircleDashed };

/** Where a request stands, in words, icon and tone. Both spellings of 'in progress' are one state. */
export function RequestStatusBadge({ status }: { status: string }) {
  const known = toRequestStatus(status);
  const { tone, icon } = known ? looks[known] : unknownLook;
  return (
    <StatusBadge tone={tone} icon={icon}>
      {statusLabel(status)}
    </StatusBadge>
  );
}
