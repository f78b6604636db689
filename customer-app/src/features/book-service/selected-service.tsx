import { formatDuration, formatMoney } from '@pitlane/shared-data/formats';
import type { Service } from '@pitlane/shared-data/services';
import { DescriptionList, token } from '@pitlane/shared-ui/core';
import { useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { styled } from 'styled-components';
import type { BookingValues } from './booking-schema.ts';

const Placeholder = styled.p`
  color: ${token('text-muted')};
`;

export function SelectedService({ services }: { services: readonly Service[] }) {
  const { control } = useFormContext<BookingValues>();
  const serviceId = useWatch({ control, name: 'serviceId' });
  const selected = services.find(({ service_id }) => String(service_id) === serviceId);
  return (
    <div aria-live="polite">
      {selected ? (
        <DescriptionList
          items={[
            { label: 'Selected service', value: selected.name },
            { label: 'Estimated cost', value: formatMoney(selected.base_price) },
            { label: 'Estimated time', value: formatDuration(selected.estimated_duration) },
          ]}
        />
      ) : (
        <Placeholder>No service selected yet</Placeholder>
      )}
    </div>
  );
}
