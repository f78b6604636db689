import { formatDuration, formatMoney } from '@pitlane/shared-data/formats';
import type { VisitForm } from '@pitlane/shared-data/registration';
import { type Service, servicesQuery } from '@pitlane/shared-data/services';
import { Banner, Checkbox, QueryView, SkeletonForm, space, TextField, token } from '@pitlane/shared-ui/core';
import { useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

const Choices = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: 0;
  border: 0;

  [data-choices] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: ${space(1)} ${space(4)};
    max-block-size: 12rem;
    overflow-y: auto;
  }
`;

const Total = styled.p`
  font-weight: ${token('weight-bold')};
`;

const contains = (text: string) => (service: Service) =>
  service.name.toLowerCase().includes(text.trim().toLowerCase());

/** The services to choose, with a filter, and the estimate of those that are chosen. */
export function BookedServices() {
  const query = useQuery(servicesQuery());
  const [filter, setFilter] = useState('');
  const errorId = useId();
  const { control, setValue, formState } = useFormContext<VisitForm>();
  const chosen = useWatch({ control, name: 'serviceIds' });
  const error = formState.errors.serviceIds?.message;
  const choose = (id: string, isAdded: boolean) =>
    setValue('serviceIds', isAdded ? [...chosen, id] : chosen.filter((other) => other !== id), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  return (
    <QueryView
      query={query}
      failure="Failed to load services"
      pending={<SkeletonForm label="Loading services..." />}
    >
      {(services) => (
        <Choices aria-describedby={error ? errorId : undefined}>
          <legend>Services</legend>
          <TextField label="Filter services" value={filter} onChange={setFilter} autoComplete="off" />
          <div data-choices="">
            {services
              .filter((service) => contains(filter)(service) || chosen.includes(String(service.service_id)))
              .map(({ service_id, name, base_price, estimated_duration }) => (
                <Checkbox
                  key={service_id}
                  label={name}
                  description={`${formatMoney(base_price)}, ${formatDuration(estimated_duration)}`}
                  value={chosen.includes(String(service_id))}
                  onChange={(isAdded) => choose(String(service_id), isAdded)}
                />
              ))}
          </div>
          {error && (
            <div id={errorId}>
              <Banner tone="danger">{error}</Banner>
            </div>
          )}
          <Total aria-live="polite">
            Estimate:{' '}
            {formatMoney(
              services
                .filter(({ service_id }) => chosen.includes(String(service_id)))
                .reduce((sum, { base_price }) => sum + base_price, 0),
            )}
          </Total>
        </Choices>
      )}
    </QueryView>
  );
}
