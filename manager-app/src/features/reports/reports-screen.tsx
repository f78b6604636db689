import { formatDateTime } from '@pitlane/shared-data/formats';
import { mediansQuery, type Report, reportQuery } from '@pitlane/shared-data/reports';
import {
  EmptyState,
  Page,
  PageHeader,
  QueryView,
  Section,
  SkeletonTable,
  Stack,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { reportPeriod } from './address-period.ts';
import { FigureTable } from './figure-table.tsx';
import { Formulas } from './formulas.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportPdf } from './report-pdf.tsx';
import { daysOf } from './report-sheet.ts';
import { byTopic, isWithoutJobs } from './topics.ts';

/** 'Before: 1 Oct 2026 to 28 Oct 2026. Year before: …' */
function comparedWith({ before, year_before, prepared_at }: Report) {
  const compared = `Before: ${daysOf(before)}. Year before: ${daysOf(year_before)}.`;
  return prepared_at ? `${compared} Past days as of ${formatDateTime(prepared_at)}.` : compared;
}

/** The figures of a period beside the one before and the year before. */
export function Component() {
  const list = useListParams();
  const { period } = reportPeriod(list);
  const query = useQuery(reportQuery(period));
  const medians = useQuery(mediansQuery(period));
  const isRefreshing = query.isPlaceholderData;
  const pending = <SkeletonTable label="Loading the figures..." columns={6} rows={12} />;
  return (
    <Page>
      <PageHeader
        title="Reports"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={<ReportPdf report={query.data} medians={medians.data?.figures} />}
      />
      <Stack>
        <ReportFilters list={list} />
        <QueryView query={query} failure="Failed to load the figures" pending={pending}>
          {(report) =>
            // Their rows are among those of the means, which would move.
            medians.isPending ? (
              pending
            ) : (
              <Stack>
                <p>{comparedWith(report)}</p>
                {isWithoutJobs(report.figures) && (
                  <EmptyState
                    title="No jobs yet in this period"
                    hint="Choose other days, or come back after the first job."
                  />
                )}
                {byTopic(report.figures, medians.data?.figures ?? []).map(({ topic, label, figures }) => (
                  <Section key={topic} title={label}>
                    <FigureTable {...{ label, figures, period, isRefreshing }} />
                    <Formulas label={label} figures={figures} />
                  </Section>
                ))}
                <QueryView query={medians} failure="Failed to load the medians" />
              </Stack>
            )
          }
        </QueryView>
      </Stack>
    </Page>
  );
}
