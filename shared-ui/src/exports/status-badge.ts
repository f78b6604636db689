export { StatusBadge, type StatusBadgeProps } from '../status-badge/status-badge.tsx';
export type { Tone } from '../status-badge/tone.ts';
