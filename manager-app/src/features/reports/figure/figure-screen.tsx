import { formatCountOf, formatDate } from '@pitlane/shared-data/formats';
import { pageSize } from '@pitlane/shared-data/paging';
import { type FigureRows, figureRowsQuery, formatFigure, type Period } from '@pitlane/shared-data/reports';
import {
  EmptyState,
  NotFound,
  Page,
  PagedList,
  PageHeader,
  QueryView,
  Section,
  SkeletonTable,
  Stack,
  StatCard,
  StatGrid,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { reportPeriod } from '../address-period.ts';
import { ReportFilters } from '../report-filters.tsx';
import { Course } from './course.tsx';
import { ExportRows } from './export-rows.tsx';
import { FigureRowsTable } from './figure-rows-table.tsx';

function Head({ figure, period }: { figure: FigureRows; period: Period }) {
  const { name, value, facts, formula } = figure;
  return (
    <Stack gap={2}>
      <StatGrid aria-label="Figure">
        <StatCard
          label={name}
          value={formatFigure(figure, value)}
          detail={`${formatDate(period.from)} to ${formatDate(period.to)}, ${formatCountOf(facts, 'row')}`}
        />
      </StatGrid>
      <p>{formula}</p>
    </Stack>
  );
}

const NoFigure = () => (
  <NotFound
    title="Figure not found"
    hint="The reports list all figures."
    back={{ href: paths.reports, label: 'Reports' }}
  />
);

/** A figure of the reports: its formula, its course and all its rows. */
function FigureView({ figure }: { figure: string }) {
  const list = useListParams();
  const { period } = reportPeriod(list);
  const query = useQuery(figureRowsQuery({ figure, ...period, page: list.page }));
  const { data } = query;
  const pending = <SkeletonTable label="Loading the rows..." columns={4} />;
  return (
    <Page>
      <PageHeader
        title={data?.name ?? 'Figure'}
        back={{ href: paths.reports, label: 'Reports' }}
        actions={<ExportRows figure={figure} period={period} />}
      />
      <Stack>
        <ReportFilters list={list} />
        {data ? (
          <>
            <Head figure={data} period={period} />
            <Section title="Rows">
              <PagedList
                query={query}
                params={list}
                pageSize={pageSize}
                label="rows"
                failure="Failed to load the rows"
                pending={pending}
                empty={<EmptyState title="No rows in this period" hint="Choose other days." />}
              >
                {(page) => <FigureRowsTable figure={page} isRefreshing={query.isPlaceholderData} />}
              </PagedList>
            </Section>
            <Course figure={data} period={period} />
          </>
        ) : (
          <QueryView
            query={query}
            failure="Failed to load the figure"
            pending={pending}
            notFound={<NoFigure />}
          />
        )}
      </Stack>
    </Page>
  );
}

/** Keys of figures are words; others are not asked for. */
const isKey = (text: string) => /^[a-z_]{1,40}$/.test(text);

export function Component() {
  const { figure = '' } = useParams();
  return isKey(figure) ? (
    <FigureView figure={figure} />
  ) : (
    <Page>
      <NoFigure />
    </Page>
  );
}
