import { CardGrid, FadeIn, FilterGroup, Page, PageHeader } from '@pitlane/shared-ui/core';
import { useSearchParams } from 'react-router';
import { catalogue } from '../../service/catalogue.ts';
import { CatalogueCard } from './catalogue-card.tsx';
import { type CatalogueFilter, catalogueFilters, entriesOf, toCatalogueFilter } from './catalogue-filter.ts';
import { CustomService } from './custom-service.tsx';

/** Spec section 2, Our Services; design ruling 3 for the fade-in. */
export function Component() {
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = toCatalogueFilter(searchParams.get('category'));
  const choose = (next: CatalogueFilter) =>
    setSearchParams(next === 'all' ? {} : { category: next }, { preventScrollReset: true });
  return (
    <Page>
      <PageHeader title="Our Services" description="What we do, what it costs and how long it takes." />
      <FilterGroup label="Category" options={catalogueFilters} value={filter} onChange={choose} />
      <FadeIn>
        <CardGrid aria-label="Services">
          {entriesOf(filter, catalogue).map((entry) => (
            <li key={entry.id}>
              <CatalogueCard entry={entry} />
            </li>
          ))}
        </CardGrid>
        <CustomService />
      </FadeIn>
    </Page>
  );
}
