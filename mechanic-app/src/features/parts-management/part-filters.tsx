import { FilterSelect, type ListParams, SearchField, Toolbar } from '@pitlane/shared-ui/core';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ScanWhenNeeded } from '../../part-scan/scan-when-needed.tsx';
import { paths } from '../../paths.ts';

interface PartFiltersProps {
  params: Pick<ListParams, 'search' | 'searchFor' | 'change'>;
  categories: readonly string[];
  category: string | undefined;
  /** Further filters. */
  children?: ReactNode;
}

/** Finds parts in a list by their text and their category; a number that is scanned or entered opens its part. */
export function PartFilters({ params, categories, category, children }: PartFiltersProps) {
  const search = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  return (
    <Toolbar>
      <SearchField
        label="Search parts"
        placeholder="Name or code"
        value={params.search}
        onSearch={params.searchFor}
        controlRef={search}
      />
      <ScanWhenNeeded
        input={search}
        onFound={({ id }) => void navigate(paths.part(id))}
        onSearch={params.searchFor}
        size="medium"
      />
      <FilterSelect
        label="Category"
        allLabel="All Categories"
        values={categories}
        value={category}
        onChange={(chosen) => params.change({ category: chosen })}
      />
      {children}
    </Toolbar>
  );
}
