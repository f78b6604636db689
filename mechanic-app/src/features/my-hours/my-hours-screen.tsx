import {
  type ClockEntry,
  lastDays,
  myHoursQuery,
  periodNames,
  periodOptions,
  useLiveWorkshop,
} from '@pitlane/shared-data/hours';
import {
  Button,
  FilterGroup,
  LinkButton,
  PageHeader,
  QueryView,
  Section,
  SkeletonCard,
  Stack,
  useListParams,
} from '@pitlane/shared-ui/core';
import { CalendarDays, Plus, Timer } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { WorkshopPage } from '../../workshop-page/workshop-page.tsx';
import { ClockChoices } from './clock-choices.tsx';
import { EntryList } from './entry-list.tsx';
import { HourFigures } from './hour-figures.tsx';
import { OpenClock } from './open-clock.tsx';

const CorrectionDialog = lazy(async () => ({
  default: (await import('../../clock-correction/correction-dialog.tsx')).CorrectionDialog,
}));

/** The mechanic's own clock: what runs, what can be clocked, and what was. */
export function Component() {
  useLiveWorkshop();
  const list = useListParams();
  const period = list.readOneOf('period', periodNames) ?? 'week';
  const query = useQuery(myHoursQuery(lastDays(period)));
  const [asked, setAsked] = useState<{ entry?: ClockEntry } | null>(null);
  return (
    <WorkshopPage>
      <PageHeader
        title="My Hours"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={
          <>
            <LinkButton icon={CalendarDays} href={paths.attendance}>
              Attendance
            </LinkButton>
            <LinkButton icon={Timer} href={paths.soldHours}>
              Sold and Clocked
            </LinkButton>
          </>
        }
      />
      <QueryView
        query={query}
        failure="Failed to load your hours"
        pending={<SkeletonCard label="Loading your hours..." count={3} />}
      >
        {({ open, jobs, entries, corrections, sums }) => (
          <Stack gap={5}>
            <OpenClock entry={open} onCorrect={() => open && setAsked({ entry: open })} />
            <ClockChoices open={open} jobs={jobs} />
            <Section
              title="Clocked"
              actions={
                <Button icon={Plus} onPress={() => setAsked({})}>
                  Missing Entry
                </Button>
              }
            >
              <FilterGroup
                label="Period"
                options={periodOptions}
                value={period}
                onChange={(chosen) => list.change({ period: chosen === 'week' ? null : chosen })}
              />
              <HourFigures sums={sums} />
              <EntryList
                {...{ entries, corrections }}
                isRefreshing={query.isPlaceholderData}
                onCorrect={(entry) => setAsked({ entry })}
              />
            </Section>
          </Stack>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {asked && <CorrectionDialog entry={asked.entry} onClose={() => setAsked(null)} />}
      </Suspense>
    </WorkshopPage>
  );
}
