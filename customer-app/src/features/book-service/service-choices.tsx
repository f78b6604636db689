import type { Service } from '@pitlane/shared-data/services';
import { FilterGroup, space, token } from '@pitlane/shared-ui/core';
import { useFormContext } from '@pitlane/shared-ui/forms';
import { CircleAlert } from '@pitlane/shared-ui/icons';
import { type RefObject, useId, useState } from 'react';
import { styled } from 'styled-components';
import { chosenService } from '../../service/service-choice.ts';
import type { BookingValues } from './booking-schema.ts';
import { categoryOptions, shownCategory } from './category-filter.ts';
import { DescribeProblem } from './describe-problem.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { allCategories, type BookingParams } from './use-booking-params.ts';

const Group = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space(3)};
  font-size: ${token('text-xl')};
  font-weight: ${token('weight-bold')};
`;

const Choices = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  color: ${token('danger')};

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`;

interface ServiceChoicesProps {
  services: readonly Service[];
  params: BookingParams;
  /** Takes the service that is booked with a description of what is wrong. */
  described: RefObject<string | null>;
}

export function ServiceChoices({ services, params, described }: ServiceChoicesProps) {
  const { formState } = useFormContext<BookingValues>();
  const errorId = useId();
  const message = formState.errors.serviceId?.message;
  const category = shownCategory(params, services);
  // The service that the page was opened with is listed first, to be seen without scrolling.
  const [openedWith] = useState(() => chosenService(params.service, services)?.service_id);
  const isFirst = ({ service_id }: Service) => Number(service_id === openedWith);
  const sorted = services.toSorted((one, other) => isFirst(other) - isFirst(one));
  const shown = sorted.filter((service) => category === allCategories || service.category === category);
  return (
    <Group
      role="radiogroup"
      aria-describedby={message && errorId}
      aria-invalid={Boolean(message)}
      aria-required={params.lineId === null}
    >
      <Legend>Available Services</Legend>
      <DescribeProblem
        services={services}
        onChoose={(serviceId) => {
          described.current = serviceId;
          params.chooseService(serviceId);
        }}
      />
      <FilterGroup
        label="Category"
        options={categoryOptions(services)}
        value={category}
        onChange={params.chooseCategory}
      />
      {message && (
        <ErrorText id={errorId}>
          <CircleAlert aria-hidden="true" />
          {message}
        </ErrorText>
      )}
      <Choices>
        {shown.map((service) => (
          <ServiceChoice key={service.service_id} service={service} onChoose={params.chooseService} />
        ))}
      </Choices>
    </Group>
  );
}
