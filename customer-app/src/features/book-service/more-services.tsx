import { formatDuration, formatMoney } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import type { Service } from '@pitlane/shared-data/services';
import { Checkbox, space, token } from '@pitlane/shared-ui/core';
import { useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { styled } from 'styled-components';
import type { BookingValues } from './booking-schema.ts';

const Choices = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    min-block-size: ${token('target')};
    color: ${token('accent-text')};
    font-weight: ${token('weight-medium')};
    cursor: pointer;
  }

  fieldset {
    display: grid;
    gap: ${space(2)};
    min-inline-size: 0;
    padding: 0;
    border: 0;
  }
`;

/** Further services of the same booking; offered once the first one is selected. */
export function MoreServices({ services }: { services: readonly Service[] }) {
  const { control, setValue } = useFormContext<BookingValues>();
  const [serviceId, chosen] = useWatch({ control, name: ['serviceId', 'moreServices'] });
  const others = services.filter(({ service_id }) => String(service_id) !== serviceId);
  if (!serviceId || others.length === 0) return null;
  const isFull = chosen.length >= limits.bookedServices - 1;
  return (
    <Choices>
      <summary>Add another service</summary>
      <fieldset aria-label="Further services">
        {others.map(({ service_id, name, base_price, estimated_duration }) => {
          const id = String(service_id);
          const isChosen = chosen.includes(id);
          return (
            <Checkbox
              key={id}
              label={name}
              description={`${formatMoney(base_price)}, ${formatDuration(estimated_duration)}`}
              value={isChosen}
              isDisabled={isFull && !isChosen}
              onChange={(isAdded) =>
                setValue('moreServices', isAdded ? [...chosen, id] : chosen.filter((other) => other !== id), {
                  shouldDirty: true,
                })
              }
            />
          );
        })}
      </fieldset>
    </Choices>
  );
}
