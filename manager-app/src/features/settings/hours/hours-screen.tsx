import { openingDaysQuery } from '@pitlane/shared-data/garage';
import { misfitsQuery } from '@pitlane/shared-data/plan';
import { QueryView, Section, SkeletonForm } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Misfits } from '../../../misfits/misfits.tsx';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { Bays } from './bays.tsx';
import { ClosedDays } from './closed-days.tsx';
import { DropOffTimes } from './drop-off-times.tsx';
import { FullDays } from './full-days.tsx';
import { OpeningHoursForm } from './opening-hours-form.tsx';

function OpeningHoursSection() {
  return (
    <Section title="Opening hours" description="Times are in the garage's time zone.">
      <QueryView
        query={useQuery(openingDaysQuery())}
        failure="Failed to load the opening hours"
        pending={<SkeletonForm label="Loading the opening hours..." fields={7} />}
      >
        {({ week }) => <OpeningHoursForm week={week} />}
      </QueryView>
    </Section>
  );
}

/** The bookings that a shorter day, a closed one or a bay less leaves without room: asked for once something was saved. */
function WhatNoLongerFits() {
  return (
    <QueryView query={useQuery(misfitsQuery())} failure="Failed to load what no longer fits" pending={null}>
      {(found) => <Misfits misfits={found} />}
    </QueryView>
  );
}

export function Component() {
  const { isFetched, dataUpdatedAt } = useQuery(openingDaysQuery());
  const [openedAt, setOpenedAt] = useState<number>();
  if (isFetched && openedAt === undefined) setOpenedAt(dataUpdatedAt);
  return (
    <SettingsPage title="Hours and Bays">
      <OpeningHoursSection />
      {/* The form above would move them when it comes. */}
      {isFetched && (
        <>
          {dataUpdatedAt !== openedAt && <WhatNoLongerFits />}
          <ClosedDays />
          <Bays />
          <FullDays />
          <DropOffTimes />
        </>
      )}
    </SettingsPage>
  );
}
