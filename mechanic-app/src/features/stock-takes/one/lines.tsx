import { useDrafts } from '@pitlane/shared-data/draft';
import { pageSize } from '@pitlane/shared-data/paging';
import type { StockTake } from '@pitlane/shared-data/stock-takes';
import { Button, FilterGroup, Pagination, Stack, Toolbar, useListParams } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { useWaitingCounts } from '../../../waiting-work/use-waiting-work.ts';
import { type Current, countDrafts } from './count-draft.ts';
import { countedLines, filterLines, filterOptions, lineFilters } from './counted-lines.ts';
import { Counting } from './counting.tsx';
import { LineTable } from './line-table.tsx';
import { useSaveCount } from './use-save-count.ts';

interface LinesProps {
  stockTake: StockTake;
  isManager: boolean;
}

/** The parts of a stock-take: counting them, and what came out. */
export function Lines({ stockTake, isManager }: LinesProps) {
  const isOpen = stockTake.state === 'open';
  const list = useListParams();
  const lines = countedLines(stockTake, useWaitingCounts().waiting);
  const filter = list.readOneOf('show', lineFilters) ?? (isOpen ? 'to-count' : 'differing');
  const shown = filterLines(lines, filter, list.search);
  const page = Math.min(list.page, Math.max(1, Math.ceil(shown.length / pageSize)));
  const drafts = useDrafts(countDrafts);
  const [current, setShown] = useState(() => drafts.read(stockTake.stock_take_id));
  const setCurrent = (next: Current | null) => {
    if (next) drafts.keep(stockTake.stock_take_id, next);
    else drafts.discard(stockTake.stock_take_id);
    setShown(next);
  };
  const saveCount = useSaveCount(stockTake.stock_take_id);
  return (
    <Stack>
      {isOpen && (
        <Counting
          lines={lines}
          current={current}
          setCurrent={setCurrent}
          onSave={saveCount}
          canAddParts={isManager}
          onSearch={list.searchFor}
        />
      )}
      <Toolbar>
        <FilterGroup
          label="Show"
          options={filterOptions(lines)}
          value={filter}
          onChange={(show) => list.change({ show })}
        />
        {list.search && (
          <Button
            onPress={() => list.change({ search: null })}
          >{`Show all, not only “${list.search}”`}</Button>
        )}
      </Toolbar>
      <LineTable
        lines={shown.slice((page - 1) * pageSize, page * pageSize)}
        isOpen={isOpen}
        hasValues={isManager}
        onCount={(part) => setCurrent({ part, quantity: null, isTyped: true })}
      />
      {shown.length > pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={shown.length}
          onPageChange={list.goToPage}
          label="Pages of parts"
        />
      )}
    </Stack>
  );
}
