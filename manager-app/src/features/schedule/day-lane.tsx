import { formatDuration } from '@pitlane/shared-data/formats';
import {
  type ScheduleBlock as Block,
  describeLane,
  type LaneDay,
  minutesOf,
  type PlacedBlock,
  type Schedule,
  type ScheduleDay,
} from '@pitlane/shared-data/schedule';
import { Lane } from '@pitlane/shared-ui/schedule';
import { memo } from 'react';
import { DrawnBlock } from './drawn-block.tsx';

interface Axis {
  from: number;
  to: number;
}

/** The parts of an axis in which a mechanic does not work, the break included. */
function shadesOf({ starts, ends }: LaneDay, { break_from, break_to }: ScheduleDay, axis: Axis): Axis[] {
  if (!starts || !ends) return [axis];
  return [
    { from: axis.from, to: minutesOf(starts) },
    ...(break_from && break_to ? [{ from: minutesOf(break_from), to: minutesOf(break_to) }] : []),
    { from: minutesOf(ends), to: axis.to },
  ].filter(({ from, to }) => to > from);
}

interface LaneProps {
  day: ScheduleDay;
  onOpen: (block: Block) => void;
}

interface NobodyLaneProps extends LaneProps {
  blocks: readonly Block[];
}

/** The work of a day that nobody does yet. */
export const NobodyLane = memo(function NobodyLane({ day, blocks, onOpen }: NobodyLaneProps) {
  const minutes = blocks.reduce((sum, block) => sum + block.minutes, 0);
  const hasWork = blocks.length > 0;
  return (
    <Lane
      id=""
      day={day.day}
      title="Nobody"
      load={hasWork ? `${blocks.length} to assign, ${formatDuration(minutes)}` : 'All assigned'}
      tone={hasWork ? 'warning' : 'neutral'}
    >
      {blocks.map((block) => (
        <DrawnBlock key={block.request_id} {...{ block, onOpen }} />
      ))}
    </Lane>
  );
}, isAlike);

interface MechanicLaneProps extends LaneProps {
  lane: Schedule['lanes'][number];
  placed: readonly PlacedBlock[];
  axis: Axis;
  /** Minutes since midnight; undefined where it is another day. */
  now: number | undefined;
}

/** A mechanic's day with the work at its times. */
export const MechanicLane = memo(function MechanicLane(props: MechanicLaneProps) {
  const { lane, day, placed, axis, now, onOpen } = props;
  const hours = lane.days.find((one) => one.day === day.day);
  const load = hours && describeLane(hours);
  return (
    <Lane
      id={lane.mechanic_id}
      day={day.day}
      title={lane.name}
      load={load?.text ?? ''}
      tone={load?.tone ?? 'neutral'}
      rows={Math.max(...placed.map(({ row }) => row + 1), 1)}
      shades={hours ? shadesOf(hours, day, axis) : []}
      now={now}
    >
      {placed.map((one) => (
        <DrawnBlock key={one.block.request_id} {...one} onOpen={onOpen} />
      ))}
    </Lane>
  );
}, isAlike);

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether two values are the same, or made of the same down to a depth: lists of blocks and their places are made anew for
 * each drawing, while days, lanes and blocks stay the same until they change.
 */
function isAlike(one: object, other: object, depth = 2): boolean {
  const [before, after] = [Object.entries(one), Object.entries(other)];
  return (
    before.length === after.length &&
    before.every(([key, value], index) => {
      const [otherKey, next] = after[index] ?? [];
      if (key !== otherKey) return false;
      return (
        value === next || (depth > 0 && isPlain(value) && isPlain(next) && isAlike(value, next, depth - 1))
      );
    })
  );
}
