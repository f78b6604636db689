import { todayInGarage } from '@pitlane/shared-data/formats';
import { attendanceQuery, type ClockEntry, useLiveWorkshop } from '@pitlane/shared-data/hours';
import { useSession } from '@pitlane/shared-data/session';
import {
  A4Page,
  NotFound,
  PageHeader,
  QueryView,
  ScreenOnly,
  SkeletonTable,
  Stack,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { WorkshopPage } from '../../workshop-page/workshop-page.tsx';
import { AttendanceSheet } from './attendance-sheet.tsx';
import { AttendanceTools, SheetActions } from './attendance-tools.tsx';

const DayDialog = lazy(async () => ({ default: (await import('./day-dialog.tsx')).DayDialog }));
const CorrectionDialog = lazy(async () => ({
  default: (await import('../../clock-correction/correction-dialog.tsx')).CorrectionDialog,
}));

/** A month of a mechanic: first and last clock of each day, absences and closed days. */
export function Component() {
  useLiveWorkshop();
  const list = useListParams();
  const isManager = useSession().account?.role === 'manager';
  const entered = list.read('month');
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(entered) ? `${entered}-01` : todayInGarage();
  const mechanicId = list.read('mechanic') || undefined;
  const query = useQuery(attendanceQuery({ month, ...(isManager && { mechanicId }) }));
  const [shownDay, showDay] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ entry?: ClockEntry; day?: string } | null>(null);
  const back = { href: isManager ? paths.clockedHours : paths.hours, label: 'Hours' };
  const day = query.data?.days.find((one) => one.day === shownDay);
  return (
    <WorkshopPage>
      <A4Page />
      <Stack>
        <ScreenOnly>
          <PageHeader title="Attendance" back={back} actions={<SheetActions sheet={query.data} />} />
        </ScreenOnly>
        <AttendanceTools
          month={month}
          mechanics={isManager ? (query.data?.mechanics ?? []) : null}
          mechanicId={query.data?.mechanic_id ?? ''}
          onChange={list.change}
        />
        <QueryView
          query={query}
          failure="Failed to load the sheet"
          pending={<SkeletonTable label="Loading the sheet..." rows={12} columns={6} />}
          notFound={<NotFound title="Mechanic not found" hint="Choose another one." back={back} />}
        >
          {(sheet) => (
            <AttendanceSheet sheet={sheet} isRefreshing={query.isPlaceholderData} onShowDay={showDay} />
          )}
        </QueryView>
      </Stack>
      <Suspense fallback={null}>
        {day && query.data && (
          <DayDialog
            day={day}
            corrections={query.data.corrections}
            onCorrect={(entry) => {
              showDay(null);
              setAsked(entry ? { entry } : { day: day.day });
            }}
            onClose={() => showDay(null)}
          />
        )}
        {asked && (
          <CorrectionDialog
            {...asked}
            mechanicId={isManager ? query.data?.mechanic_id : undefined}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </WorkshopPage>
  );
}
