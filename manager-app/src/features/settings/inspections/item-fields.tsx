import type { TemplateItem } from '@pitlane/shared-data/inspections';
import { limits } from '@pitlane/shared-data/limits';
import { media, space, token } from '@pitlane/shared-ui/core';
import {
  FormNumberField,
  FormSelect,
  FormTextField,
  useFormContext,
  useWatch,
} from '@pitlane/shared-ui/forms';
import { styled } from 'styled-components';
import { OrderButtons, type OrderButtonsProps } from './order-buttons.tsx';
import type { TemplateForm } from './template-form.ts';

const Item = styled.li`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
  align-items: start;
  padding-block: ${space(3)};
  border-block-start: ${token('hairline')} solid ${token('line')};

  & > :nth-child(-n + 2) {
    grid-column: 1 / -1;
  }

  & > :last-child {
    grid-column: 1 / -1;
    justify-self: end;
  }

  @media ${media.medium} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto;

    & > :nth-child(-n + 2) {
      grid-column: auto;
    }

    & > :last-child {
      grid-area: 1 / 6;
      margin-block-start: 1.75rem;
    }
  }
`;

const Suggested = styled.details`
  grid-column: 1 / -1;

  & > summary {
    min-block-size: ${token('target')};
    align-content: center;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & > div {
    display: grid;
    gap: ${space(3)};
    padding-block-end: ${space(2)};

    @media ${media.medium} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const kinds: { id: TemplateItem['kind']; label: string }[] = [
  { id: 'condition', label: 'Condition' },
  { id: 'measurement', label: 'Measurement' },
];

interface ItemFieldsProps {
  path: `sections.${number}.items.${number}`;
  index: number;
  count: number;
  items: OrderButtonsProps['rows'];
}

export function ItemFields({ path, index, count, items }: ItemFieldsProps) {
  const { control } = useFormContext<TemplateForm>();
  const { name, kind, suggested_part, suggested_labour } = useWatch({ control, name: path });
  const suggested = [suggested_part, suggested_labour].filter(Boolean).join(', ');
  const limit = {
    hasSteppers: false,
    minValue: 0,
    maxValue: limits.measuredValue,
    formatOptions: { maximumFractionDigits: 2 },
  };
  const named = { maxLength: limits.name, autoComplete: 'off' };
  return (
    <Item>
      <FormTextField<TemplateForm> {...named} name={`${path}.name`} label="Item" />
      <FormSelect<TemplateForm> name={`${path}.kind`} label="Kind" options={kinds} />
      {kind === 'measurement' && (
        <>
          <FormTextField<TemplateForm>
            name={`${path}.unit`}
            label="Unit"
            maxLength={limits.code}
            autoComplete="off"
          />
          <FormNumberField<TemplateForm> {...limit} name={`${path}.watch_below`} label="Watch below" />
          <FormNumberField<TemplateForm> {...limit} name={`${path}.urgent_below`} label="Urgent below" />
        </>
      )}
      <Suggested>
        <summary>Suggested lines: {suggested || 'none'}</summary>
        <div>
          <FormTextField<TemplateForm> {...named} name={`${path}.suggested_part`} label="Suggested part" />
          <FormTextField<TemplateForm>
            {...named}
            name={`${path}.suggested_labour`}
            label="Suggested labour"
          />
        </div>
      </Suggested>
      <OrderButtons label={name || 'the item'} index={index} count={count} rows={items} />
    </Item>
  );
}
