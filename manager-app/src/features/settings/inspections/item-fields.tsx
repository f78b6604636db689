import type { TemplateItem } from '@pitlane/shared-data/inspections';
import { limits } from '@pitlane/shared-data/limits';
import { media, NumberField, Select, space, TextField, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import type { FieldOf } from './field-of.ts';
import { OrderButtons } from './order-buttons.tsx';
import { fieldName, type ItemForm, replaced } from './template-form.ts';

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
  item: ItemForm;
  items: readonly ItemForm[];
  onChange: (items: readonly ItemForm[]) => void;
  field: FieldOf;
}

export function ItemFields({ item, items, onChange, field }: ItemFieldsProps) {
  const { key, name, kind, unit, watchBelow, urgentBelow, labour, part } = item;
  const suggested = [part, labour].filter(Boolean).join(', ');
  const bind = (part: Parameters<typeof fieldName>[1], change: (value: never) => Partial<ItemForm>) => {
    const own = field(fieldName(key, part));
    return {
      ...own,
      onChange: (value: unknown) => {
        own.onChange();
        onChange(replaced(items, { ...item, ...change(value as never) }));
      },
    };
  };
  return (
    <Item>
      <TextField
        {...bind('name', (entered: string) => ({ name: entered }))}
        label="Item"
        value={name}
        maxLength={limits.name}
        autoComplete="off"
      />
      <Select
        label="Kind"
        options={kinds}
        value={kind}
        onChange={(chosen) =>
          onChange(replaced(items, { ...item, kind: chosen === 'measurement' ? chosen : 'condition' }))
        }
      />
      {kind === 'measurement' && (
        <>
          <TextField
            {...bind('unit', (entered: string) => ({ unit: entered }))}
            label="Unit"
            value={unit}
            maxLength={limits.code}
            autoComplete="off"
          />
          <NumberField
            {...bind('watch', (entered: number | null) => ({ watchBelow: entered }))}
            label="Watch below"
            hasSteppers={false}
            minValue={0}
            maxValue={limits.measuredValue}
            formatOptions={{ maximumFractionDigits: 2 }}
            value={watchBelow}
          />
          <NumberField
            {...bind('urgent', (entered: number | null) => ({ urgentBelow: entered }))}
            label="Urgent below"
            hasSteppers={false}
            minValue={0}
            maxValue={limits.measuredValue}
            formatOptions={{ maximumFractionDigits: 2 }}
            value={urgentBelow}
          />
        </>
      )}
      <Suggested>
        <summary>Suggested lines: {suggested || 'none'}</summary>
        <div>
          <TextField
            {...bind('part', (entered: string) => ({ part: entered }))}
            label="Suggested part"
            value={part}
            maxLength={limits.name}
            autoComplete="off"
          />
          <TextField
            {...bind('labour', (entered: string) => ({ labour: entered }))}
            label="Suggested labour"
            value={labour}
            maxLength={limits.name}
            autoComplete="off"
          />
        </div>
      </Suggested>
      <OrderButtons label={name || 'the item'} row={item} rows={items} onChange={onChange} />
    </Item>
  );
}
