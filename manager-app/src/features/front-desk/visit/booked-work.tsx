import { type Bundle, bundlesQuery } from '@pitlane/shared-data/bundles';
import { formatMoney } from '@pitlane/shared-data/formats';
import type { VisitForm } from '@pitlane/shared-data/registration';
import { type Service, servicesQuery } from '@pitlane/shared-data/services';
import { QueryView, SkeletonForm, TextField, token } from '@pitlane/shared-ui/core';
import { useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type WorkChoice, WorkChoices } from './work-choices.tsx';

const Total = styled.p`
  font-weight: ${token('weight-bold')};
`;

const serviceChoice = ({ service_id, name, base_price, estimated_duration }: Service): WorkChoice => ({
  id: String(service_id),
  label: name,
  price: base_price,
  minutes: estimated_duration,
});
const bundleChoice = ({ bundle_id, name, price, minutes }: Bundle): WorkChoice => ({
  id: String(bundle_id),
  label: name,
  price,
  minutes,
});

/** The services and bundles to choose, with a filter, and the estimate of those that are chosen. */
export function BookedWork() {
  const services = useQuery(servicesQuery());
  const bundles = useQuery(bundlesQuery());
  const [filter, setFilter] = useState('');
  const { control } = useFormContext<VisitForm>();
  const [serviceIds, bundleIds] = useWatch({ control, name: ['serviceIds', 'bundleIds'] });
  const offeredServices = (services.data ?? []).map(serviceChoice);
  const offeredBundles = (bundles.data ?? []).filter(({ active }) => active).map(bundleChoice);
  const chosen = [
    ...offeredServices.filter(({ id }) => serviceIds.includes(id)),
    ...offeredBundles.filter(({ id }) => bundleIds.includes(id)),
  ];
  return (
    <QueryView
      query={services}
      failure="Failed to load services"
      pending={<SkeletonForm label="Loading services..." />}
    >
      {() => (
        <>
          <TextField label="Filter services" value={filter} onChange={setFilter} autoComplete="off" />
          <WorkChoices legend="Services" name="serviceIds" choices={offeredServices} filter={filter} />
          {offeredBundles.length > 0 && (
            <WorkChoices legend="Bundles" name="bundleIds" choices={offeredBundles} filter={filter} />
          )}
          <QueryView query={bundles} failure="Failed to load bundles" />
          <Total aria-live="polite">
            {`Estimate: ${formatMoney(chosen.reduce((sum, { price }) => sum + (price ?? 0), 0))}`}
            {chosen.some(({ price }) => price === null) && ', and lines without a price'}
          </Total>
        </>
      )}
    </QueryView>
  );
}
