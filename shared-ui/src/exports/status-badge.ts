export { RequestStatusBadge, type RequestStatusBadgeProps } from '../status-badge/request-status-badge.tsx';
export { StatusBadge, type StatusBadgeProps } from '../status-badge/status-badge.tsx';
export type { Tone } from '../status-badge/tone.ts';
