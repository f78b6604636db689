import { Button, Checkbox, media, space, TextField, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { type DayField, type DayForm, dayName } from './week.ts';

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

const fields: readonly { name: DayField; label: string }[] = [
  { name: 'opens', label: 'Opens' },
  { name: 'closes', label: 'Closes' },
  { name: 'breakFrom', label: 'Break from' },
  { name: 'breakTo', label: 'Break to' },
];

interface DayFieldsProps {
  day: DayForm;
  error: { field: DayField; message: string } | null;
  isReadOnly: boolean;
  onChange: (day: DayForm) => void;
  /** Gives its hours to all open days; undefined where there is no other. */
  onCopy: (() => void) | undefined;
}

export function DayFields({ day, error, isReadOnly, onChange, onCopy }: DayFieldsProps) {
  const name = dayName(day.weekday);
  return (
    <Day>
      <Name>{name}</Name>
      <Checkbox
        label={`Open on ${name}`}
        value={day.isOpen}
        onChange={(isOpen) => onChange({ ...day, isOpen })}
      />
      {day.isOpen &&
        fields.map(({ name: field, label }) => (
          <TextField
            key={field}
            name={`${field}-${day.weekday}`}
            label={label}
            type="time"
            value={day[field]}
            isReadOnly={isReadOnly}
            errorMessage={error?.field === field ? error.message : undefined}
            onChange={(time) => onChange({ ...day, [field]: time })}
          />
        ))}
      {onCopy && (
        <Copy>
          <Button
            variant="quiet"
            isDisabled={isReadOnly}
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
