import { type CarType, carTypesQuery } from '@pitlane/shared-data/car-types';
import { useSearchText } from '@pitlane/shared-ui/list-address';
import { SearchField } from '@pitlane/shared-ui/search-field';
import { Select } from '@pitlane/shared-ui/select';
import { media, space } from '@pitlane/shared-ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { bodyTypeLabel } from './body-type-label.ts';
import { every, type useModelFilter } from './use-model-filter.ts';

const Bar = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: end;

  @media ${media.medium} {
    grid-template-columns: 2fr 1fr 1fr;
  }
`;

const searchLabel = 'Search services by brand or model...';

const choices = (all: string, values: readonly string[], label: (value: string) => string) => [
  { id: every, label: all },
  ...[...new Set(values)].sort().map((value) => ({ id: value, label: label(value) })),
];

const itself = (text: string) => text;
const none: readonly CarType[] = [];

/** Search, brand and category of the models. The choices come from all models, whatever is shown. */
export function ModelFilters({ filter, narrow }: ReturnType<typeof useModelFilter>) {
  const { data: all = none } = useQuery(carTypesQuery());
  const search = useCallback((text: string) => narrow('search', text), [narrow]);
  const [text, setText] = useSearchText(filter.search ?? '', search);
  return (
    <Bar role="search">
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        isLabelHidden
        value={text}
        onChange={setText}
      />
      <Select
        label="Brand"
        options={choices(
          'All Brands',
          all.map(({ brand }) => brand),
          itself,
        )}
        value={filter.brand ?? every}
        onChange={(brand) => narrow('brand', brand)}
      />
      <Select
        label="Category"
        options={choices(
          'All Categories',
          all.map(({ body_type }) => body_type),
          bodyTypeLabel,
        )}
        value={filter.bodyType ?? every}
        onChange={(bodyType) => narrow('category', bodyType)}
      />
    </Bar>
  );
}
