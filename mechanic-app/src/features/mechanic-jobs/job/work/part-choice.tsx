import { formatMoney } from '@pitlane/shared-data/formats';
import { pageSize } from '@pitlane/shared-data/paging';
import { type Part, partsQuery } from '@pitlane/shared-data/parts';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import {
  Button,
  EmptyState,
  PagedList,
  SearchField,
  Skeleton,
  Stack,
  space,
  token,
} from '@pitlane/shared-ui/core';
import { PackageX } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ScanWhenNeeded } from '../../../../part-scan/scan-when-needed.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-block-size: 16rem;
  overflow-y: auto;
  padding: 0;
  list-style: none;

  button {
    inline-size: 100%;
    justify-content: start;
    text-align: start;
  }
`;

const Chosen = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)};
  border: ${token('hairline')} solid ${token('line-control')};
  border-radius: ${token('radius')};
  overflow-wrap: anywhere;
`;

function PartSearch({ onChoose }: { onChoose: (part: Part) => void }) {
  const [{ search, page }, setParams] = useState({ search: '', page: 1 });
  const parts = useQuery(partsQuery({ search: search || undefined, sort: 'name', page }));
  const input = useRef<HTMLInputElement>(null);
  const searchFor = (next: string) => setParams({ search: next, page: 1 });
  return (
    <Stack gap={3}>
      <SearchField
        label="Search the parts by name or code"
        value={search}
        onSearch={searchFor}
        controlRef={input}
      />
      <ScanWhenNeeded input={input} onFound={onChoose} onSearch={searchFor} />
      <PagedList
        query={parts}
        params={{ page, goToPage: (next) => setParams({ search, page: next }) }}
        pageSize={pageSize}
        label="parts"
        failure="Failed to load parts"
        pending={<Skeleton label="Loading parts..." lines={4} />}
        empty={
          <EmptyState
            level={3}
            icon={PackageX}
            title="Not in the stock list"
            hint="Try another name or code, or describe it below: the manager prices it."
          />
        }
      >
        {({ rows }) => (
          <List role="list" aria-label="Parts">
            {rows.map((part) => (
              <li key={part.id}>
                <Button size="large" onPress={() => onChoose(part)}>
                  {part.part_name} · {part.part_code} · {sayQuantity(part.current_stock, part.stock_unit)} ·{' '}
                  {formatMoney(part.price)}
                </Button>
              </li>
            ))}
          </List>
        )}
      </PagedList>
    </Stack>
  );
}

interface PartChoiceProps {
  part: Part | null;
  onChoose: (part: Part | null) => void;
}

/** A part of the catalogue. */
export function PartChoice({ part, onChoose }: PartChoiceProps) {
  if (!part) return <PartSearch onChoose={onChoose} />;
  return (
    <Chosen>
      <span>
        {part.part_name} · {formatMoney(part.price)}
      </span>
      <Button size="large" onPress={() => onChoose(null)}>
        Change part
      </Button>
    </Chosen>
  );
}
