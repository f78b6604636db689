import { type Page, pageSize } from '@pitlane/shared-data/paging';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { SearchX, Users } from '@pitlane/shared-ui/icons';
import type { SortedListParams } from '@pitlane/shared-ui/list-params';
import { ListSummary, PagedList, type PageQuery, type SummaryFigure } from '@pitlane/shared-ui/paged-list';
import { SkeletonTable } from '@pitlane/shared-ui/skeleton';
import { type Column, DataTable } from '@pitlane/shared-ui/table';

export interface DirectoryProps<Row extends object, Data extends Page<Row>> {
  /** Who is listed, such as 'customers'. */
  people: string;
  query: PageQuery<Data>;
  params: Pick<SortedListParams<string>, 'page' | 'goToPage' | 'sort' | 'sortBy'>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowHref: (row: Row) => string;
  /** Why there may be nobody: what to try where the list was narrowed, else what is the case. */
  emptyHint: string;
  /** Whether a search or a filter is in force. */
  isNarrowed: boolean;
  /** Figures beside how many are shown. */
  figures?: (data: Data) => readonly SummaryFigure[];
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One page of people, in an order, each row leading to the details; with all the states of the question for it. */
export function Directory<Row extends object, Data extends Page<Row>>({
  people,
  query,
  params,
  columns,
  rowKey,
  rowHref,
  emptyHint,
  isNarrowed,
  figures,
}: DirectoryProps<Row, Data>) {
  return (
    <PagedList
      query={query}
      params={params}
      pageSize={pageSize}
      label={people}
      failure={`Failed to load ${people}`}
      pending={<SkeletonTable label={`Loading ${people}...`} columns={columns.length} />}
      empty={<EmptyState icon={isNarrowed ? SearchX : Users} title={`No ${people} found`} hint={emptyHint} />}
      summary={(data) => (
        <ListSummary shown={data.rows.length} total={data.total} noun={people} figures={figures?.(data)} />
      )}
    >
      {({ rows }) => (
        <DataTable
          label={capitalised(people)}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          rowHref={rowHref}
          sort={params.sort}
          onSortChange={params.sortBy}
          isRefreshing={query.isPlaceholderData}
        />
      )}
    </PagedList>
  );
}
