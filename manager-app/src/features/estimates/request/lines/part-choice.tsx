import { formatMoney } from '@pitlane/shared-data/formats';
import { formatStock, type Part, partsQuery } from '@pitlane/shared-data/parts';
import { QueryView, SearchField, Select, Skeleton, Stack } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface PartChoiceProps {
  part: Part | null;
  onChoose: (part: Part | null) => void;
}

/** A part of the catalogue, or none. A search narrows the choice. */
export function PartChoice({ part, onChoose }: PartChoiceProps) {
  const [search, setSearch] = useState('');
  const query = useQuery(partsQuery({ search: search || undefined, sort: 'name', page: 1 }));
  return (
    <Stack gap={3}>
      <SearchField label="Search the parts by name or code" value={search} onSearch={setSearch} />
      <QueryView
        query={query}
        failure="Failed to load parts"
        pending={<Skeleton label="Loading parts..." lines={2} />}
      >
        {({ rows }) => {
          const offered = part && !rows.some(({ id }) => id === part.id) ? [part, ...rows] : rows;
          return (
            <Select
              label="Part"
              placeholder="Not in the catalogue"
              options={offered.map(({ id, part_name, part_code, price, current_stock, stock_unit }) => ({
                id: String(id),
                label: `${part_name} · ${part_code} · ${formatMoney(price)} · ${formatStock(current_stock, stock_unit)}`,
              }))}
              value={part ? String(part.id) : ''}
              onChange={(chosen) => onChoose(offered.find(({ id }) => String(id) === chosen) ?? null)}
            />
          );
        }}
      </QueryView>
    </Stack>
  );
}
