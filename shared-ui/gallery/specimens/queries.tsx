import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  FilterSelect,
  Grid,
  ListSummary,
  PagedList,
  Pagination,
  type QueryLike,
  QueryView,
  SearchField,
  SkeletonTable,
  Stack,
} from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { Specimen, Wide } from './specimen.tsx';

const colours = ['Blue', 'Red', 'White'];
const vehicles = Array.from({ length: 45 }, (_, index) => ({
  plate: `MH 12 AB ${1001 + index}`,
  colour: colours[index % colours.length] as string,
}));
const columns: Column<(typeof vehicles)[number]>[] = [
  { id: 'plate', header: 'Registration', cell: ({ plate }) => plate },
  { id: 'colour', header: 'Colour', cell: ({ colour }) => colour },
];

const idle = { data: undefined, error: null, isFetching: false, isPlaceholderData: false, refetch: () => {} };
const error = { message: "The garage's server cannot be reached. Check your connection and try again." };
const pageSize = 5;

const states: [string, QueryLike<string[]>][] = [
  ['pending', idle],
  ['failed', { ...idle, error }],
  ['after a failed refresh', { ...idle, data: ['Swift, Baleno'], error }],
  ['empty', { ...idle, data: [] }],
];

function SearchedList() {
  const [{ search, colour, page }, setParams] = useState({ search: '', colour: '', page: 1 });
  const found = vehicles.filter(
    (vehicle) => vehicle.plate.includes(search) && (!colour || vehicle.colour === colour),
  );
  const rows = found.slice((page - 1) * pageSize, page * pageSize);
  return (
    <Stack>
      <Grid align="end">
        <SearchField
          label="Search vehicles"
          value={search}
          onSearch={(text) => setParams({ search: text, colour, page: 1 })}
        />
        <FilterSelect
          label="Colour"
          allLabel="All Colours"
          values={colours}
          value={colour}
          onChange={(chosen) => setParams({ search, colour: chosen ?? '', page: 1 })}
        />
      </Grid>
      <PagedList
        query={{ ...idle, data: { rows, total: found.length } }}
        params={{ page, goToPage: (next) => setParams({ search, colour, page: next }) }}
        pageSize={pageSize}
        label="vehicles"
        failure="Failed to load vehicles"
        pending={<SkeletonTable />}
        empty={<EmptyState title="No vehicles found" hint="Try another search." />}
        summary={(data) => (
          <ListSummary
            shown={data.rows.length}
            total={data.total}
            noun="vehicles"
            figures={[{ label: 'In the garage', value: 12 }]}
          />
        )}
      >
        {(data) => (
          <DataTable label="Vehicles" columns={columns} rows={data.rows} rowKey={({ plate }) => plate} />
        )}
      </PagedList>
    </Stack>
  );
}

/** The states of a query, and a list that combines the parts. */
export function Queries() {
  const [page, setPage] = useState(3);
  return (
    <Specimen title="Queries and lists">
      {states.map(([state, query]) => (
        <Wide key={state} of={`QueryView ${state}`}>
          <QueryView
            query={query}
            failure="Failed to load vehicles"
            pending={<SkeletonTable label="Loading vehicles..." rows={2} />}
            empty={<EmptyState title="No Vehicles Found" action={<Button>Add Your First Vehicle</Button>} />}
          >
            {(names) => <p>{names}</p>}
          </QueryView>
        </Wide>
      ))}
      <Wide of="PagedList with SearchField, FilterSelect and ListSummary">
        <SearchedList />
      </Wide>
      <Wide of="Pagination">
        <Pagination label="Pages of parts" page={page} pageSize={10} total={1234} onPageChange={setPage} />
      </Wide>
    </Specimen>
  );
}
