import { mediansQuery, type Report, reportQuery } from '@pitlane/shared-data/reports';
import {
  A4Page,
  EmptyState,
  Page,
  PageHeader,
  QueryView,
  ScreenOnly,
  Section,
  SkeletonTable,
  Stack,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { paths } from '../../paths.ts';
import { reportPeriod } from './address-period.ts';
import { FigureTable } from './figure-table.tsx';
import { Formulas } from './formulas.tsx';
import { PaperGroup, PaperHead } from './paper.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportPdf } from './report-pdf.tsx';
import { daysOf, preparedAt } from './report-sheet.ts';
import { byTopic, isWithoutJobs } from './topics.ts';
import { JobsTrend, MarginTrend, ReceivablesTrend } from './trends.tsx';

/** 'Before: 1 Oct 2026 to 28 Oct 2026. Year before: …' */
function comparedWith({ before, year_before, prepared_at }: Report) {
  const compared = `Before: ${daysOf(before)}. Year before: ${daysOf(year_before)}.`;
  return prepared_at ? `${compared} ${preparedAt(prepared_at)}` : compared;
}

/** The figures of a period beside the one before and the year before. */
export function Component() {
  const list = useListParams();
  const { period } = reportPeriod(list);
  const query = useQuery(reportQuery(period));
  const isRefreshing = query.isPlaceholderData;
  // After the figures, which do not wait for them.
  const medians = useQuery({ ...mediansQuery(period), enabled: query.isSuccess && !isRefreshing });
  const foundMedians = medians.isPlaceholderData ? undefined : medians.data?.figures;
  const pending = <SkeletonTable label="Loading the figures..." columns={6} rows={12} />;
  return (
    <Page>
      <A4Page />
      <ScreenOnly>
        <PageHeader
          title="Reports"
          back={{ href: paths.dashboard, label: 'Dashboard' }}
          actions={
            <ReportPdf
              // Nothing of two periods on one page.
              report={isRefreshing ? undefined : query.data}
              medians={foundMedians}
            />
          }
        />
      </ScreenOnly>
      <PaperHead title="Report" days={daysOf({ from_day: period.from, to_day: period.to })} />
      <Stack>
        <ScreenOnly>
          <ReportFilters list={list} />
        </ScreenOnly>
        <QueryView query={query} failure="Failed to load the figures" pending={pending}>
          {(report) => (
            <Stack>
              {isRefreshing ? <p role="status">Loading the figures...</p> : <p>{comparedWith(report)}</p>}
              {!isRefreshing && isWithoutJobs(report.figures) && (
                <EmptyState title="No jobs yet in this period" hint="Choose other days." />
              )}
              {byTopic(report.figures, medians.isError ? [] : foundMedians).map(
                ({ topic, label, figures }) => (
                  <Fragment key={topic}>
                    <PaperGroup>
                      <Section title={label}>
                        <FigureTable {...{ label, figures, period, isRefreshing }} />
                        <ScreenOnly>
                          <Formulas label={label} figures={figures} />
                        </ScreenOnly>
                      </Section>
                    </PaperGroup>
                    {topic === 'money' && report.trend && (
                      <MarginTrend trend={report.trend} isRefreshing={isRefreshing} />
                    )}
                    {topic === 'money' && <PaymentMethods figures={figures} isRefreshing={isRefreshing} />}
                    {topic === 'money' && <ReceivablesTrend period={period} isRefreshing={isRefreshing} />}
                    {topic === 'jobs' && report.trend && (
                      <JobsTrend trend={report.trend} isRefreshing={isRefreshing} />
                    )}
                  </Fragment>
                ),
              )}
              <QueryView query={medians} failure="Failed to load the medians" />
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Page>
  );
}
