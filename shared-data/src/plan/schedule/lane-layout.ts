import type { LaneDay, ScheduleBlock, ScheduleDay } from './schedule-answers.ts';

/** A block of a lane, in minutes of the day. */
export interface PlacedBlock {
  block: ScheduleBlock;
  from: number;
  to: number;
  /** Blocks at one time are below each other: 0 is the first row. */
  row: number;
}

/** What has no minutes yet is drawn as long as a short job. */
const shortest = 30;

/** Minutes since midnight of '09:30:00' or '09:30'. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** '09:30' of minutes since midnight. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** '9:30 am' of minutes since midnight. */
export const formatClock = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${minutes % 1440 < 720 ? 'am' : 'pm'}`;

type Hours = Pick<ScheduleDay, 'opens' | 'closes' | 'break_from' | 'break_to'>;

/** When work of so many minutes is done that begins at a time: later by the break, if it is in between. */
function endOf(from: number, minutes: number, { break_from, break_to }: Hours): number {
  const end = from + Math.max(minutes, shortest);
  if (!break_from || !break_to || minutesOf(break_from) < from || minutesOf(break_from) >= end) return end;
  return end + minutesOf(break_to) - minutesOf(break_from);
}

/** Nothing begins within the break. */
function afterBreak(from: number, { break_from, break_to }: Hours): number {
  const isWithin = break_from && break_to && from >= minutesOf(break_from) && from < minutesOf(break_to);
  return isWithin ? minutesOf(break_to) : from;
}

/** Puts each block into the first row where nothing is at its time. */
function inRows(blocks: readonly Omit<PlacedBlock, 'row'>[]): PlacedBlock[] {
  const ends: number[] = [];
  return [...blocks]
    .sort((one, other) => one.from - other.from || one.block.request_id - other.block.request_id)
    .map((placed) => {
      const free = ends.findIndex((end) => end <= placed.from);
      const row = free < 0 ? ends.length : free;
      ends[row] = placed.to;
      return { ...placed, row };
    });
}

/**
 * The blocks of a mechanic's day at their times: those with a planned start on it at it, the others one after the other, each in the
 * first gap that is long enough.
 */
export function layOutLane(
  blocks: readonly ScheduleBlock[],
  day: Hours,
  lane: Pick<LaneDay, 'starts'> | undefined,
): PlacedBlock[] {
  const first = minutesOf(lane?.starts ?? day.opens ?? '09:00');
  const placed: Omit<PlacedBlock, 'row'>[] = blocks.flatMap((block) => {
    if (block.starts === null || block.continues) return [];
    const from = minutesOf(block.starts);
    return [{ block, from, to: endOf(from, block.minutes, day) }];
  });
  for (const block of blocks.filter(({ starts, continues }) => starts === null || continues)) {
    const from = [first, ...placed.map(({ to }) => to)]
      .filter((time) => time >= first)
      .map((time) => afterBreak(time, day))
      .sort((one, other) => one - other)
      .find((time) => {
        const end = endOf(time, block.minutes, day);
        return placed.every((other) => other.to <= time || other.from >= end);
      });
    const start = from ?? first;
    placed.push({ block, from: start, to: endOf(start, block.minutes, day) });
  }
  return inRows(placed);
}

/** Whole hours from the opening to the closing time, or beyond where work does not fit. */
export function axisOf(day: Hours, placed: readonly PlacedBlock[]): { from: number; to: number } {
  const opens = minutesOf(day.opens ?? '09:00');
  const closes = minutesOf(day.closes ?? '18:00');
  return {
    from: Math.floor(Math.min(opens, ...placed.map(({ from }) => from)) / 60) * 60,
    to: Math.min(Math.ceil(Math.max(closes, ...placed.map(({ to }) => to)) / 60) * 60, 24 * 60),
  };
}

/** Times of a lane at which so many minutes fit before it closes, at quarters of an hour. */
export function freeStarts(
  minutes: number,
  placed: readonly PlacedBlock[],
  day: Hours,
  lane: Pick<LaneDay, 'starts' | 'ends'>,
): string[] {
  if (!lane.starts || !lane.ends) return [];
  const starts: string[] = [];
  const last = minutesOf(lane.ends);
  for (let time = Math.ceil(minutesOf(lane.starts) / 15) * 15; time < last; time += 15) {
    const end = endOf(time, minutes, day);
    const isFree = placed.every((other) => other.to <= time || other.from >= end);
    if (end <= last && isFree && afterBreak(time, day) === time) starts.push(clockOf(time));
  }
  return starts;
}
