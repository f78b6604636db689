import { formatCountOf, formatDate } from '@pitlane/shared-data/formats';
import { pageSize } from '@pitlane/shared-data/paging';
import { type FigureRows, figureRowsQuery, formatFigure, type Period } from '@pitlane/shared-data/reports';
import {
  A4Page,
  EmptyState,
  NotFound,
  Page,
  PagedList,
  PageHeader,
  QueryView,
  ScreenOnly,
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
import { preparedAt } from '../report-sheet.ts';
import { ExportRows } from './export-rows.tsx';
import { FigureRowsTable } from './figure-rows-table.tsx';
import { Trend } from './trend.tsx';

interface HeadProps {
  figure: FigureRows;
  period: Period;
  /** The figure is that of other days, or another, until its own is there. */
  isPending: boolean;
}

function Head({ figure, period, isPending }: HeadProps) {
  const { name, value, facts, formula, prepared_at } = figure;
  const days = `${formatDate(period.from)} to ${formatDate(period.to)}`;
  return (
    <Stack gap={2}>
      <StatGrid aria-label="Figure">
        <StatCard
          label={name}
          value={isPending ? undefined : formatFigure(figure, value)}
          detail={isPending ? days : `${days}, ${formatCountOf(facts, 'row')}`}
        />
      </StatGrid>
      <p>{prepared_at && !isPending ? `${formula} ${preparedAt(prepared_at)}` : formula}</p>
    </Stack>
  );
}

const isOf = ({ figure, from_day, to_day }: FigureRows, wanted: string, { from, to }: Period) =>
  figure === wanted && from_day === from && to_day === to;

const NoFigure = () => (
  <NotFound
    title="Figure not found"
    hint="The reports list all figures."
    back={{ href: paths.reports, label: 'Reports' }}
  />
);

/** A figure of the reports: its formula, its trend and all its rows. */
function FigureView({ figure }: { figure: string }) {
  const list = useListParams();
  const { period } = reportPeriod(list);
  const query = useQuery(figureRowsQuery({ figure, ...period, page: list.page }));
  const { data } = query;
  const pending = <SkeletonTable label="Loading the rows..." columns={4} />;
  return (
    <Page>
      <A4Page />
      <ScreenOnly>
        <PageHeader
          title={data?.name ?? 'Figure'}
          back={{ href: paths.reports, label: 'Reports' }}
          actions={<ExportRows figure={figure} period={period} />}
        />
      </ScreenOnly>
      <Stack>
        <ScreenOnly>
          <ReportFilters list={list} />
        </ScreenOnly>
        {data ? (
          <>
            <Head figure={data} period={period} isPending={!isOf(data, figure, period)} />
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
            <Trend figure={data} period={period} />
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
