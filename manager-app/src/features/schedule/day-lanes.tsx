import { dayInGarage, minuteInGarage } from '@pitlane/shared-data/formats';
import {
  axisOf,
  type ScheduleBlock as Block,
  layOutLane,
  type Schedule,
  type ScheduleDay,
} from '@pitlane/shared-data/schedule';
import { Lanes } from '@pitlane/shared-ui/schedule';
import { MechanicLane, NobodyLane } from './day-lane.tsx';
import type { MoveBlock } from './use-schedule-move.ts';

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
    return { lane, placed: layOutLane(own, day, hours) };
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
      <NobodyLane {...{ day, onOpen }} blocks={nobody} />
      {rows.map(({ lane, placed }) => (
        <MechanicLane
          key={lane.mechanic_id}
          {...{ lane, day, placed, axis, onOpen }}
          now={hasNow ? minute : undefined}
        />
      ))}
    </Lanes>
  );
}
