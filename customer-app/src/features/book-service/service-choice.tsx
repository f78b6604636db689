import { formatDuration, formatMoney } from '@pitlane/shared-data/formats';
import type { Service } from '@pitlane/shared-data/services';
import { radioStyle, space, token } from '@pitlane/shared-ui/core';
import { useFormContext } from '@pitlane/shared-ui/forms';
import { Clock, Tag } from '@pitlane/shared-ui/icons';
import { useId } from 'react';
import { styled } from 'styled-components';
import { categoryLabels } from '../../service/category-labels.ts';
import type { BookingValues } from './booking-schema.ts';

const Tile = styled.label`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: ${space(1)} ${space(3)};
  padding: ${space(4)};
  background: ${token('surface-raised')};
  border: ${token('stroke')} solid ${token('line')};
  border-radius: ${token('radius')};
  cursor: pointer;

  &:hover {
    background: ${token('surface-hover')};
  }

  &:has(input:checked) {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
  }

  &:has(input:focus-visible) {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: 2px;
  }
`;

const Radio = styled.input`
  ${radioStyle}

  &:focus-visible {
    outline: none;
  }
`;

const Name = styled.span`
  font-weight: ${token('weight-medium')};
`;

const Price = styled.span`
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
`;

const Details = styled.span`
  grid-column: 2 / -1;
  display: grid;
  gap: ${space(2)};
  font-size: ${token('text-sm')};
  color: ${token('text-muted')};
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`;

interface ServiceChoiceProps {
  service: Service;
  onChoose: (serviceId: string) => void;
}

export function ServiceChoice({ service, onChoose }: ServiceChoiceProps) {
  const { register, clearErrors } = useFormContext<BookingValues>();
  const ids = { name: useId(), details: useId() };
  return (
    <Tile>
      <Radio
        type="radio"
        value={String(service.service_id)}
        aria-labelledby={ids.name}
        aria-describedby={ids.details}
        {...register('serviceId', {
          // All radios share the last registered handler, so the value is read from the event.
          onChange: ({ target }) => {
            clearErrors('serviceId');
            onChoose(target.value);
          },
        })}
      />
      <Name id={ids.name}>{service.name}</Name>
      <Price>{formatMoney(service.base_price)}</Price>
      <Details id={ids.details}>
        <span>{service.description}</span>
        <Facts>
          <Fact>
            <Clock aria-hidden="true" />
            {formatDuration(service.estimated_duration)}
          </Fact>
          <Fact>
            <Tag aria-hidden="true" />
            {categoryLabels[service.category]}
          </Fact>
        </Facts>
      </Details>
    </Tile>
  );
}
