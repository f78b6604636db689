import { formatShortDay } from '@pitlane/shared-data/formats';
import {
  type ScheduleBlock as Block,
  describeDay,
  describeLane,
  type Schedule,
} from '@pitlane/shared-data/schedule';
import { WeekLanes } from '@pitlane/shared-ui/schedule';
import { DrawnBlock } from './drawn-block.tsx';
import type { MoveBlock } from './use-schedule-move.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const titleOf = (day: string) =>
  `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${formatShortDay(day)}`;

interface WeekViewProps {
  schedule: Schedule;
  /** The chosen mechanic, '' for all. */
  only: string;
  move: MoveBlock;
  onOpen: (block: Block) => void;
}

/** A week: each mechanic's work of each day, as high as it is long. */
export function WeekView({ schedule: { days, lanes, blocks }, only, move, onOpen }: WeekViewProps) {
  const drawn = (day: string, mechanicId: string | null) =>
    blocks
      .filter((block) => block.day === day && block.mechanic_id === mechanicId)
      .map((block) => <DrawnBlock key={block.request_id} {...{ block, onOpen }} />);
  const shown = only ? lanes.filter(({ mechanic_id }) => mechanic_id === only) : lanes;
  return (
    <WeekLanes
      label="Week"
      onDrop={(drop) => move.drop(drop, blocks)}
      days={days.map((day) => {
        const { text, tone } = describeDay(day);
        return { day: day.day, title: titleOf(day.day), load: text, tone };
      })}
      lanes={[
        {
          id: '',
          title: 'Nobody',
          cells: days.map(({ day, closed }) => ({
            day,
            title: titleOf(day),
            load: '',
            isShaded: closed !== null,
            children: drawn(day, null),
          })),
        },
        ...shown.map(({ mechanic_id, name, days: own }) => ({
          id: mechanic_id,
          title: name,
          cells: own.map((lane) => {
            const isClosed = days.find(({ day }) => day === lane.day)?.closed != null;
            const { text, tone } = describeLane(lane);
            return {
              day: lane.day,
              title: titleOf(lane.day),
              isShaded: lane.minutes === 0,
              ...(isClosed && lane.booked === 0 ? { load: '' } : { load: text, tone }),
              children: drawn(lane.day, mechanic_id),
            };
          }),
        })),
      ]}
    />
  );
}
