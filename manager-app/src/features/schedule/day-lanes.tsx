import { dayInGarage, formatDuration, minuteInGarage } from '@pitlane/shared-data/formats';
import {
  axisOf,
  type ScheduleBlock as Block,
  describeLane,
  type LaneDay,
  layOutLane,
  minutesOf,
  type Schedule,
  type ScheduleDay,
} from '@pitlane/shared-data/schedule';
import { Lane, Lanes } from '@pitlane/shared-ui/schedule';
import { DrawnBlock } from './drawn-block.tsx';
import type { MoveBlock } from './use-schedule-move.ts';

type Axis = ReturnType<typeof axisOf>;

/** The parts of an axis in which a mechanic does not work, the break included. */
function shadesOf({ starts, ends }: LaneDay, { break_from, break_to }: ScheduleDay, axis: Axis): Axis[] {
  if (!starts || !ends) return [axis];
  return [
    { from: axis.from, to: minutesOf(starts) },
    ...(break_from && break_to ? [{ from: minutesOf(break_from), to: minutesOf(break_to) }] : []),
    { from: minutesOf(ends), to: axis.to },
  ].filter(({ from, to }) => to > from);
}

interface DayLanesProps {
  schedule: Schedule;
  day: ScheduleDay;
  /** The chosen mechanic, '' for all. */
  only: string;
  move: MoveBlock;
  onOpen: (block: Block) => void;
}

/** A day: a lane for nobody, and one for each mechanic with the work at its times. */
export function DayLanes({ schedule: { lanes, blocks, now }, day, only, move, onOpen }: DayLanesProps) {
  const shown = only ? lanes.filter(({ mechanic_id }) => mechanic_id === only) : lanes;
  const today = blocks.filter((block) => block.day === day.day);
  const rows = shown.map((lane) => {
    const hours = lane.days.find((one) => one.day === day.day);
    const own = today.filter(({ mechanic_id }) => mechanic_id === lane.mechanic_id);
    return { lane, hours, placed: layOutLane(own, day, hours) };
  });
  const axis = axisOf(
    day,
    rows.flatMap(({ placed }) => placed),
  );
  const nobody = today.filter(({ mechanic_id }) => mechanic_id === null);
  const minute = minuteInGarage(now);
  // Before opening and after closing there is no place for it.
  const hasNow = dayInGarage(now) === day.day && minute >= axis.from && minute <= axis.to;
  return (
    <Lanes axis={axis} onDrop={(drop) => move.drop(drop, today)}>
      <Lane
        id=""
        day={day.day}
        title="Nobody"
        load={
          nobody.length > 0
            ? `${nobody.length} to assign, ${formatDuration(nobody.reduce((sum, { minutes }) => sum + minutes, 0))}`
            : 'All assigned'
        }
        tone={nobody.length > 0 ? 'warning' : 'neutral'}
      >
        {nobody.map((block) => (
          <DrawnBlock key={block.request_id} {...{ block, onOpen }} />
        ))}
      </Lane>
      {rows.map(({ lane, hours, placed }) => {
        const load = hours && describeLane(hours);
        return (
          <Lane
            key={lane.mechanic_id}
            id={lane.mechanic_id}
            day={day.day}
            title={lane.name}
            load={load?.text ?? ''}
            tone={load?.tone ?? 'neutral'}
            rows={Math.max(...placed.map(({ row }) => row + 1), 1)}
            shades={hours ? shadesOf(hours, day, axis) : []}
            now={hasNow ? minute : undefined}
          >
            {placed.map((one) => (
              <DrawnBlock key={one.block.request_id} {...one} onOpen={onOpen} />
            ))}
          </Lane>
        );
      })}
    </Lanes>
  );
}
