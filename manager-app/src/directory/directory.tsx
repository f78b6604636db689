import { type Page, pageSize } from '@pitlane/shared-data/paging';
import {
  type Column,
  DataTable,
  EmptyState,
  ListSummary,
  PagedList,
  type PageQuery,
  SkeletonTable,
  type SortedListParams,
  type SummaryFigure,
} from '@pitlane/shared-ui/core';
import { SearchX, Users } from '@pitlane/shared-ui/icons';

export interface DirectoryProps<Row extends object, Data extends Page<Row>> {
  /** Plural noun for the rows, such as 'customers'. */
  people: string;
  query: PageQuery<Data>;
  params: Pick<SortedListParams<string>, 'page' | 'goToPage' | 'sort' | 'sortBy'>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowHref: (row: Row) => string;
  /** The hint of the empty state. */
  emptyHint: string;
  /** Whether a search or filter is applied. */
  isFiltered: boolean;
  /** Additional figures in the footer. */
  figures?: (data: Data) => readonly SummaryFigure[];
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A paged, sortable table of people whose rows link to their details. */
export function Directory<Row extends object, Data extends Page<Row>>({
  people,
  query,
  params,
  columns,
  rowKey,
  rowHref,
  emptyHint,
  isFiltered,
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
      empty={<EmptyState icon={isFiltered ? SearchX : Users} title={`No ${people} found`} hint={emptyHint} />}
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
