import { FilterSelect, type ListParams, SearchField, Toolbar } from '@pitlane/shared-ui/core';
import type { ReactNode } from 'react';

interface PartFiltersProps {
  params: Pick<ListParams, 'search' | 'searchFor' | 'change'>;
  categories: readonly string[];
  category: string | undefined;
  /** Further filters. */
  children?: ReactNode;
}

/** Finds parts in a list by their text and their category. */
export const PartFilters = ({ params, categories, category, children }: PartFiltersProps) => (
  <Toolbar>
    <SearchField
      label="Search parts"
      placeholder="Name, code or category"
      value={params.search}
      onSearch={params.searchFor}
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
