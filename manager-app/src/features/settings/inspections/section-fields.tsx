import { limits } from '@pitlane/shared-data/limits';
import { Button, Row, space, token } from '@pitlane/shared-ui/core';
import { FormTextField, useFieldArray, useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { Plus } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { ItemFields } from './item-fields.tsx';
import { OrderButtons, type OrderButtonsProps } from './order-buttons.tsx';
import { newItem, type TemplateForm } from './template-form.ts';

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
  index: number;
  count: number;
  sections: OrderButtonsProps['rows'];
}

export function SectionFields({ index, count, sections }: SectionFieldsProps) {
  const { control } = useFormContext<TemplateForm>();
  const path = `sections.${index}` as const;
  const name = useWatch({ control, name: `${path}.name` });
  const { fields, append, ...items } = useFieldArray({ control, name: `${path}.items` });
  const place = index + 1;
  return (
    <Box>
      <legend>Section {place}</legend>
      <FormTextField<TemplateForm>
        name={`${path}.name`}
        label="Section"
        maxLength={limits.name}
        autoComplete="off"
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers, a browser may not announce a list */}
      <ol role="list">
        {fields.map(({ id }, itemIndex) => (
          <ItemFields
            key={id}
            path={`${path}.items.${itemIndex}`}
            index={itemIndex}
            count={fields.length}
            items={items}
          />
        ))}
      </ol>
      <Row justify="space-between">
        <Button
          icon={Plus}
          aria-label={`Add item to ${name || `section ${place}`}`}
          onPress={() => append(newItem, { shouldFocus: false })}
        >
          Add item
        </Button>
        <OrderButtons
          label={name ? `section ${name}` : `section ${place}`}
          index={index}
          count={count}
          rows={sections}
        />
      </Row>
    </Box>
  );
}
