import type { Page } from '@pitlane/shared-data/paging';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { SearchX, Users } from '@pitlane/shared-ui/icons';
import { SkeletonTable } from '@pitlane/shared-ui/skeleton';
import { type Column, DataTable } from '@pitlane/shared-ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListFigures } from '../list-address/list-figures.tsx';
import { PagedList } from '../list-address/paged-list.tsx';
import { useExistingPage } from '../list-address/use-existing-page.ts';
import { QueryView } from '../query-view/query-view.tsx';
import type { DirectoryAddress } from './use-directory-address.ts';

export type DirectoryProps<Row extends object, Data extends Page<Row>> = {
  /** Who is listed, such as 'customers'. */
  people: string;
  query: UseQueryResult<Data>;
  address: Pick<DirectoryAddress, 'page' | 'turnTo' | 'sort' | 'sortBy'>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowHref: (row: Row) => string;
  /** Why there may be nobody: what to try where the list was narrowed, else what is the case. */
  emptyHint: string;
  /** Whether a search or a filter is in force. */
  isNarrowed: boolean;
  /** Figures beside how many are shown. One `span` each. */
  figures?: (data: Data) => ReactNode;
};

const figure = new Intl.NumberFormat('en-IN');

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One page of people, in an order, each row leading to the details; with all the states of the question for it. */
export function Directory<Row extends object, Data extends Page<Row>>({
  people,
  query,
  address: { page, turnTo, sort, sortBy },
  columns,
  rowKey,
  rowHref,
  emptyHint,
  isNarrowed,
  figures,
}: DirectoryProps<Row, Data>) {
  useExistingPage(query, { page, turnTo });
  return (
    <QueryView
      query={query}
      failure={`Failed to load ${people}`}
      pending={<SkeletonTable label={`Loading ${people}...`} columns={columns.length} />}
    >
      {(data) =>
        data.total === 0 ? (
          <EmptyState icon={isNarrowed ? SearchX : Users} title={`No ${people} found`} hint={emptyHint} />
        ) : (
          <PagedList
            label={people}
            page={page}
            total={data.total}
            onPageChange={turnTo}
            figures={
              <ListFigures role="status">
                <span>{`Showing ${data.rows.length} of ${figure.format(data.total)} ${people}`}</span>
                {figures?.(data)}
              </ListFigures>
            }
          >
            <DataTable
              label={capitalised(people)}
              columns={columns}
              rows={data.rows}
              rowKey={rowKey}
              rowHref={rowHref}
              sort={sort}
              onSortChange={sortBy}
              isRefreshing={query.isPlaceholderData}
            />
          </PagedList>
        )
      }
    </QueryView>
  );
}
