import { searchKey } from '@pitlane/shared-data/formats';
import { FilterGroup, type ListParams, SearchField, Toolbar } from '@pitlane/shared-ui/core';

const offers = [
  { id: 'all', label: 'All' },
  { id: 'active', label: 'On offer' },
  { id: 'retired', label: 'Retired' },
] as const;

/** Search and status of a list of the catalogue. */
export function CatalogueFilter({ params, searchLabel }: { params: ListParams; searchLabel: string }) {
  return (
    <Toolbar>
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        value={params.search}
        onSearch={params.searchFor}
      />
      <FilterGroup
        label="Status"
        options={offers}
        value={params.readOneOf('status', ['active', 'retired']) ?? 'all'}
        onChange={(status) => params.change({ status: status === 'all' ? null : status })}
      />
    </Toolbar>
  );
}

/** The rows that the search and the status leave. */
export function filterCatalogue<Row extends { active: boolean }>(
  rows: readonly Row[],
  params: ListParams,
  nameOf: (row: Row) => string,
): Row[] {
  const status = params.readOneOf('status', ['active', 'retired']);
  const search = searchKey(params.search);
  return rows.filter(
    (row) =>
      (status === undefined || row.active === (status === 'active')) &&
      searchKey(nameOf(row)).includes(search),
  );
}
