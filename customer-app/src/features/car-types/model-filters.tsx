import { type CarType, carTypesQuery } from '@pitlane/shared-data/car-types';
import { FilterSelect, type ListParams, media, SearchField, space } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { bodyTypeLabel } from './body-type-label.ts';

const Bar = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: end;

  @media ${media.medium} {
    grid-template-columns: 2fr 1fr 1fr;
  }
`;

const searchLabel = 'Search services by brand or model...';

const distinct = (values: readonly string[]) => [...new Set(values)].sort();

const none: readonly CarType[] = [];

/** The options come from all models, not only from those shown. */
export function ModelFilters({ params }: { params: ListParams }) {
  const { data: all = none } = useQuery(carTypesQuery());
  return (
    <Bar role="search">
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        isLabelHidden
        value={params.search}
        onSearch={params.searchFor}
      />
      <FilterSelect
        label="Brand"
        allLabel="All Brands"
        values={distinct(all.map(({ brand }) => brand))}
        value={params.read('brand')}
        onChange={(brand) => params.change({ brand })}
      />
      <FilterSelect
        label="Category"
        allLabel="All Categories"
        values={distinct(all.map(({ body_type }) => body_type))}
        value={params.read('category')}
        onChange={(category) => params.change({ category })}
        labelOf={bodyTypeLabel}
      />
    </Bar>
  );
}
