import { Button, media, space, token } from '@pitlane/shared-ui/core';
import { FormCheckbox, FormTextField, useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { styled } from 'styled-components';
import { dayName, type WeekForm } from './week.ts';

const Day = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  align-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: ${space(3)} 0;
  border: 0;
  border-block-end: ${token('hairline')} solid ${token('line')};

  & > :first-of-type {
    grid-column: 1 / -1;
  }

  @media ${media.wide} {
    grid-template-columns: 13rem repeat(4, minmax(0, 1fr));
    min-block-size: 6.5rem;

    & > :first-of-type {
      grid-column: 1;
      margin-block-start: 1.75rem;
    }
  }
`;

const Copy = styled.div`
  grid-column: 1 / -1;
`;

/** The name of the day is on the checkbox, which sighted people read first. */
const Name = styled.legend`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const fields = [
  { name: 'opens', label: 'Opens' },
  { name: 'closes', label: 'Closes' },
  { name: 'breakFrom', label: 'Break from' },
  { name: 'breakTo', label: 'Break to' },
] as const;

interface DayFieldsProps {
  index: number;
  /** Gives its hours to all open days; undefined where there is no other. */
  onCopy: (() => void) | undefined;
}

export function DayFields({ index, onCopy }: DayFieldsProps) {
  const { control, formState } = useFormContext<WeekForm>();
  const { weekday, isOpen } = useWatch({ control, name: `week.${index}` });
  const name = dayName(weekday);
  return (
    <Day>
      <Name>{name}</Name>
      <FormCheckbox<WeekForm> name={`week.${index}.isOpen`} label={`Open on ${name}`} />
      {isOpen &&
        fields.map((field) => (
          <FormTextField<WeekForm>
            key={field.name}
            name={`week.${index}.${field.name}`}
            label={field.label}
            type="time"
          />
        ))}
      {onCopy && (
        <Copy>
          <Button
            variant="quiet"
            isDisabled={formState.isSubmitting}
            aria-label={`Copy to all working days: the hours of ${name}`}
            onPress={onCopy}
          >
            Copy to all working days
          </Button>
        </Copy>
      )}
    </Day>
  );
}
