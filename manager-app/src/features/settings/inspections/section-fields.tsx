import { limits } from '@pitlane/shared-data/limits';
import { Button, Row, space, TextField, token } from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import type { FieldOf } from './field-of.ts';
import { ItemFields } from './item-fields.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { fieldName, newItem, replaced, type SectionForm } from './template-form.ts';

const Box = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: ${space(4)};
  border: ${token('hairline')} solid ${token('line-strong')};
  border-radius: ${token('radius')};

  & > legend {
    padding-inline: ${space(2)};
    font-weight: ${token('weight-bold')};
  }

  & > ol {
    margin-block: ${space(4)};
    padding: 0;
    list-style: none;
  }
`;

interface SectionFieldsProps {
  section: SectionForm;
  sections: readonly SectionForm[];
  onChange: (sections: readonly SectionForm[]) => void;
  field: FieldOf;
}

export function SectionFields({ section, sections, onChange, field }: SectionFieldsProps) {
  const { key, name, items } = section;
  const place = sections.indexOf(section) + 1;
  const own = field(fieldName(key, 'name'));
  const change = (changed: Partial<SectionForm>) => onChange(replaced(sections, { ...section, ...changed }));
  return (
    <Box>
      <legend>Section {place}</legend>
      <TextField
        {...own}
        label="Section"
        value={name}
        maxLength={limits.name}
        autoComplete="off"
        onChange={(entered) => {
          own.onChange();
          change({ name: entered });
        }}
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers, a browser may not announce a list */}
      <ol role="list">
        {items.map((item) => (
          <ItemFields
            key={item.key}
            item={item}
            items={items}
            onChange={(changed) => change({ items: changed })}
            field={field}
          />
        ))}
      </ol>
      <Row justify="space-between">
        <Button
          icon={Plus}
          aria-label={`Add item to ${name || `section ${place}`}`}
          onPress={() => change({ items: [...items, newItem()] })}
        >
          Add item
        </Button>
        <OrderButtons
          label={name ? `section ${name}` : `section ${place}`}
          row={section}
          rows={sections}
          onChange={onChange}
        />
      </Row>
    </Box>
  );
}
