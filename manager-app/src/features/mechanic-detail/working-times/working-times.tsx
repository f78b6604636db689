import { workingTimesQuery } from '@pitlane/shared-data/plan';
import {
  Button,
  Card,
  CardHeader,
  Cluster,
  DescriptionList,
  QueryView,
  SkeletonCard,
} from '@pitlane/shared-ui/core';
import { CalendarPlus, Pencil } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Misfits } from '../../../misfits/misfits.tsx';
import { AbsenceDialog } from './absence-dialog.tsx';
import { Absences } from './absences.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { describeHours, weekdayName } from './working-week.ts';

/** When a mechanic works and does not, and the bookings that no longer fit. */
export function WorkingTimes({ mechanicId }: { mechanicId: string }) {
  const query = useQuery(workingTimesQuery(mechanicId));
  const [dialog, setDialog] = useState<'hours' | 'absence' | null>(null);
  return (
    <Card aria-label="Working hours">
      <CardHeader
        title="Working hours"
        end={
          query.data && (
            <Cluster gap={2}>
              <Button icon={Pencil} onPress={() => setDialog('hours')}>
                Change Hours
              </Button>
              <Button icon={CalendarPlus} onPress={() => setDialog('absence')}>
                Add Absence
              </Button>
            </Cluster>
          )
        }
      />
      <QueryView
        query={query}
        failure="Failed to load the working hours"
        pending={<SkeletonCard label="Loading the working hours..." count={1} />}
      >
        {({ hours, absences, misfits }) => (
          <>
            {hours ? (
              <DescriptionList
                layout="facts"
                items={hours.map((day) => ({ label: weekdayName(day.weekday), value: describeHours(day) }))}
              />
            ) : (
              <p>Works whenever the garage is open.</p>
            )}
            {absences.length > 0 && <Absences absences={absences} />}
            <Misfits misfits={misfits} />
            {dialog === 'hours' && <HoursDialog {...{ mechanicId, hours }} onClose={() => setDialog(null)} />}
          </>
        )}
      </QueryView>
      {dialog === 'absence' && <AbsenceDialog mechanicId={mechanicId} onClose={() => setDialog(null)} />}
    </Card>
  );
}
