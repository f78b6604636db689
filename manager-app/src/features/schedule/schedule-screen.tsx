import { dayInGarage } from '@pitlane/shared-data/formats';
import {
  describeDay,
  type Schedule,
  type ScheduleBlock,
  type SchedulePlace,
  scheduleQuery,
  useLiveWorkshop,
} from '@pitlane/shared-data/schedule';
import {
  A4Landscape,
  Page,
  PageHeader,
  QueryView,
  SkeletonTable,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { paths } from '../../paths.ts';
import { DayLanes } from './day-lanes.tsx';
import { LateRequests } from './late-requests.tsx';
import { PrintButton, ScheduleTools } from './schedule-tools.tsx';
import { shownDays, views } from './shown-days.ts';
import { useScheduleMove, withMove } from './use-schedule-move.ts';
import { WeekView } from './week-view.tsx';

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }));

interface Asked {
  block: ScheduleBlock;
  place: SchedulePlace;
}

interface ShownDaysProps {
  schedule: Schedule;
  view: (typeof views)[number];
  only: string;
  ask: (asked: Asked) => void;
  onOpen: (block: ScheduleBlock) => void;
}

/** The lanes, apart from the rest of the screen, which a block that is moved does not change. */
function ShownDays({ schedule: kept, view, only, ask, onOpen }: ShownDaysProps) {
  const move = useScheduleMove((block, place) => ask({ block, place }));
  const schedule = withMove(kept, move.pending);
  const [day] = schedule.days;
  if (view === 'week') return <WeekView {...{ schedule, only, move, onOpen }} />;
  return day && <DayLanes {...{ schedule, day, only, move, onOpen }} />;
}

/** What each mechanic does on a day or in a week, and what nobody does yet. */
export function Component() {
  const list = useListParams();
  const view = list.readOneOf('view', views) ?? 'day';
  const shown = shownDays(view, list.read('day'));
  useLiveWorkshop();
  const query = useQuery(scheduleQuery(shown.days));
  const [asked, setAsked] = useState<Asked | null>(null);
  // Always the same, so that blocks are drawn again only when they change.
  const open = useCallback((pressed: ScheduleBlock) => {
    // What goes on from a day before is moved from where it begins.
    const day = pressed.continues ? dayInGarage(pressed.scheduled_date) : pressed.day;
    const block = { ...pressed, day };
    setAsked({ block, place: { day, starts: block.starts, mechanicId: block.mechanic_id } });
  }, []);
  const only = list.read('mechanic');
  return (
    <Page>
      <A4Landscape />
      <PageHeader
        title="Schedule"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={<PrintButton />}
      />
      <ScheduleTools
        {...{ view, shown, only }}
        lanes={query.data?.lanes ?? []}
        load={view === 'day' && query.data?.days[0] ? describeDay(query.data.days[0]) : undefined}
        onChange={list.change}
      />
      <QueryView
        query={query}
        failure="Failed to load the schedule"
        pending={<SkeletonTable label="Loading the schedule..." rows={8} columns={4} />}
      >
        {(data) => (
          <>
            <ShownDays schedule={data} {...{ view, only, ask: setAsked }} onOpen={open} />
            {data.total > data.blocks.length && (
              <p>{`The first ${data.blocks.length} of ${data.total} requests are shown.`}</p>
            )}
            <LateRequests late={data.late} onOpen={open} />
          </>
        )}
      </QueryView>
      <Suspense fallback={null}>{asked && <PlanDialog {...asked} onClose={() => setAsked(null)} />}</Suspense>
    </Page>
  );
}
