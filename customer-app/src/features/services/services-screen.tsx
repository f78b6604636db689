import { servicesQuery } from '@pitlane/shared-data/services';
import {
  CardGrid,
  EmptyState,
  FadeIn,
  FilterGroup,
  Page,
  PageHeader,
  QueryView,
  SkeletonCard,
} from '@pitlane/shared-ui/core';
import { Wrench } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CatalogueCard } from './catalogue-card.tsx';
import { type CatalogueFilter, catalogueFilters, servicesOf, toCatalogueFilter } from './catalogue-filter.ts';
import { CustomService } from './custom-service.tsx';

/** The garage's own catalogue. It can be used as soon as it is there, and fades in over a second. */
export function Component() {
  const services = useQuery(servicesQuery());
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = toCatalogueFilter(searchParams.get('category'));
  const choose = (next: CatalogueFilter) =>
    setSearchParams(next === 'all' ? {} : { category: next }, { preventScrollReset: true });
  return (
    <Page>
      <PageHeader title="Our Services" description="What we do, what it costs and how long it takes." />
      <FilterGroup label="Category" options={catalogueFilters} value={filter} onChange={choose} />
      <QueryView
        query={services}
        failure="Failed to load services"
        pending={<SkeletonCard label="Loading services..." count={6} />}
        empty={<EmptyState icon={Wrench} title="No services found" hint="Please ask at the garage." />}
      >
        {(all) => (
          <FadeIn>
            <CardGrid aria-label="Services">
              {servicesOf(filter, all).map((service) => (
                <li key={service.service_id}>
                  <CatalogueCard service={service} />
                </li>
              ))}
            </CardGrid>
          </FadeIn>
        )}
      </QueryView>
      {/* Below the list, which may be longer or shorter than what holds its place. */}
      {!services.isPending && <CustomService />}
    </Page>
  );
}
