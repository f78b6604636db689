import { formatDuration, formatMoney, toPaise, toRupees } from '@pitlane/shared-data/formats';
import type { Service } from '@pitlane/shared-data/services';
import { DescriptionList, token } from '@pitlane/shared-ui/core';
import { useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { styled } from 'styled-components';
import { bookedServices } from './booked-services.ts';
import type { BookingValues } from './booking-schema.ts';

const Placeholder = styled.p`
  color: ${token('text-muted')};
`;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

interface SelectedServiceProps {
  services: readonly Service[];
  /** Without one there is nothing to book. */
  isRequired: boolean;
}

export function SelectedService({ services, isRequired }: SelectedServiceProps) {
  const { control } = useFormContext<BookingValues>();
  const [serviceId, moreServices] = useWatch({ control, name: ['serviceId', 'moreServices'] });
  const [selected, ...more] = bookedServices({ serviceId, moreServices }, services);
  const all = selected ? [selected, ...more] : [];
  return (
    <div aria-live="polite">
      {selected ? (
        <DescriptionList
          items={[
            { label: 'Selected service', value: selected.name },
            ...more.map(({ name }) => ({ label: 'Further service', value: name })),
            {
              label: 'Estimated cost',
              value: formatMoney(toRupees(sum(all.map(({ base_price }) => toPaise(base_price))))),
            },
            {
              label: 'Estimated time',
              value: formatDuration(sum(all.map(({ estimated_duration }) => estimated_duration))),
            },
          ]}
        />
      ) : (
        isRequired && <Placeholder>No service selected yet</Placeholder>
      )}
    </div>
  );
}
