import { formatCountOf } from '@pitlane/shared-data/formats';
import {
  type ClockCorrection,
  type ClockEntry,
  hoursQuery,
  lastDays,
  periodNames,
  periodOptions,
  useLiveWorkshop,
} from '@pitlane/shared-data/hours';
import {
  Button,
  EmptyState,
  FilterGroup,
  FilterSelect,
  LinkButton,
  Page,
  PageHeader,
  QueryView,
  Section,
  SkeletonTable,
  Stack,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { Clock, Plus, Timer, TriangleAlert } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { CorrectionTable } from './correction-table.tsx';
import { EntryTable } from './entry-table.tsx';
import { MechanicTable } from './mechanic-table.tsx';
import { OnClockTable } from './on-clock-table.tsx';

const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog.tsx')).CorrectionDialog,
}));
const ClockOnDialog = lazy(async () => ({ default: (await import('./clock-on-dialog.tsx')).ClockOnDialog }));
const RefuseDialog = lazy(async () => ({ default: (await import('./refuse-dialog.tsx')).RefuseDialog }));

/** What was clocked, who works on what, and what mechanics ask to correct. */
export function Component() {
  useLiveWorkshop();
  const list = useListParams();
  const period = list.readOneOf('period', periodNames) ?? 'week';
  const only = list.read('mechanic');
  const query = useQuery(hoursQuery({ ...lastDays(period), mechanicId: only || undefined }));
  const correctionTable = useRef<HTMLDivElement>(null);
  const waiting = query.data?.corrections.filter(({ state }) => state === 'open').length ?? 0;
  const [refused, setRefused] = useState<(ClockCorrection & { entry: ClockEntry | null }) | null>(null);
  const [asked, setAsked] = useState<{ entry?: ClockEntry } | null>(null);
  const [isClocking, setClocking] = useState(false);
  return (
    <Page>
      <PageHeader
        title="Hours"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={
          <>
            <LinkButton icon={Timer} href={paths.soldHours}>
              Sold and Clocked
            </LinkButton>
            <Button icon={Clock} onPress={() => setClocking(true)}>
              Put on the Clock
            </Button>
            <Button icon={Plus} onPress={() => setAsked({})}>
              Add Entry
            </Button>
          </>
        }
      />
      <QueryView
        query={query}
        failure="Failed to load the hours"
        pending={<SkeletonTable label="Loading the hours..." columns={5} />}
      >
        {({ on_clock, corrections, mechanics, entries, total }) => (
          <Stack gap={5}>
            <Stack gap={2}>
              <Toolbar>
                <FilterGroup
                  label="Period"
                  options={periodOptions}
                  value={period}
                  onChange={(chosen) => list.change({ period: chosen === 'week' ? null : chosen })}
                />
                <FilterSelect
                  label="Mechanic"
                  allLabel="All mechanics"
                  values={mechanics.map(({ mechanic_id }) => mechanic_id)}
                  labelOf={(id) => mechanics.find(({ mechanic_id }) => mechanic_id === id)?.name ?? ''}
                  value={only}
                  onChange={(mechanic) => list.change({ mechanic })}
                />
                {waiting > 0 && (
                  <Button
                    icon={TriangleAlert}
                    onPress={() => correctionTable.current?.querySelector('button')?.focus()}
                  >
                    {`${formatCountOf(waiting, 'correction')} to decide`}
                  </Button>
                )}
              </Toolbar>
              {entries.length === 0 ? (
                <EmptyState icon={Clock} title="Nothing clocked on these days" />
              ) : (
                <EntryTable
                  {...{ entries, total }}
                  isRefreshing={query.isPlaceholderData}
                  onCorrect={(entry) => setAsked({ entry })}
                />
              )}
            </Stack>
            {corrections.length > 0 && (
              <div ref={correctionTable}>
                <Section title="Corrections">
                  <CorrectionTable corrections={corrections} onRefuse={setRefused} />
                </Section>
              </div>
            )}
            <Section title="Clocked and sold">
              <MechanicTable
                mechanics={mechanics.filter(({ mechanic_id }) => !only || mechanic_id === only)}
                isRefreshing={query.isPlaceholderData}
              />
            </Section>
            <Section title="On the clock now">
              <OnClockTable entries={on_clock} />
            </Section>
          </Stack>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {asked && query.data && (
          <CorrectionDialog
            entry={asked.entry}
            mechanics={query.data.mechanics}
            mechanicId={only || undefined}
            onClose={() => setAsked(null)}
          />
        )}
        {isClocking && query.data && (
          <ClockOnDialog mechanics={query.data.mechanics} onClose={() => setClocking(false)} />
        )}
        {refused && <RefuseDialog correction={refused} onClose={() => setRefused(null)} />}
      </Suspense>
    </Page>
  );
}
