/** A part of a day, in minutes since midnight. */
export interface Axis {
  from: number;
  to: number;
}

/** Where a block was dropped. */
export interface Drop {
  /** The id of the block. */
  id: string;
  /** The id of the lane; '' for the one of nobody. */
  lane: string;
  day: string;
  /** Minutes since midnight, at a quarter of an hour; undefined where lanes have no times. */
  minute: number | undefined;
}

const step = 15;

/** The quarter of an hour at a place of a lane, within its axis. */
export function minuteAt(x: number, lane: { left: number; width: number }, axis: Axis): number {
  const share = lane.width > 0 ? (x - lane.left) / lane.width : 0;
  const minute = axis.from + share * (axis.to - axis.from);
  return Math.min(Math.max(Math.round(minute / step) * step, axis.from), axis.to - step);
}

/** '9:30 am' of minutes since midnight. */
export const clockText = (minute: number): string =>
  `${Math.floor(minute / 60) % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${minute % 1440 < 720 ? 'am' : 'pm'}`;
