import { Ban, CircleCheck, CircleDashed, Clock, UserCheck, Wrench } from 'lucide-react';
import { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';

type Look = Required<Pick<StatusBadgeProps, 'tone' | 'icon'>>;

const looks = new Map<string, Look>([
  ['pending', { tone: 'warning', icon: Clock }],
  ['approved', { tone: 'info', icon: UserCheck }],
  ['in_progress', { tone: 'info', icon: Wrench }],
  ['completed', { tone: 'success', icon: CircleCheck }],
  ['cancelled', { tone: 'neutral', icon: Ban }],
]);

/** For a status added by a later release of the backend. */
const unknownLook: Look = { tone: 'neutral', icon: CircleDashed };

export interface RequestStatusBadgeProps {
  /** 'in_progress' and 'in-progress' are the same status. */
  status: string;
  /** The visible text. */
  label: string;
}

/** The status of a service request or job. */
export function RequestStatusBadge({ status, label }: RequestStatusBadgeProps) {
  return <StatusBadge {...(looks.get(status.replace('-', '_')) ?? unknownLook)}>{label}</StatusBadge>;
}
