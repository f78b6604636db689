import type { ReactNode } from 'react';
import { Field, FieldLabel, FieldMessages } from './field-parts.tsx';
import type { FieldProps } from './field-props.ts';
import { type FieldIds, useFieldIds } from './use-field-ids.ts';

type OwnProps = Omit<FieldProps, 'name'>;

type LabelledFieldProps<Attributes> = OwnProps &
  Attributes & {
    className?: string;
    /** Hides the label visually. */
    isLabelHidden?: boolean;
    /** Draws the control with the attributes that are not the field's own, and those that link it to its label. */
    control: (
      attributes: Omit<Attributes, keyof OwnProps> & FieldIds['control'] & { disabled?: boolean },
    ) => ReactNode;
  };

/** A control with its label above it, and its description and error below. */
export function LabelledField<Attributes extends object>({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isLabelHidden = false,
  className,
  control,
  ...attributes
}: LabelledFieldProps<Attributes>) {
  // TypeScript does not work out what remains of a generic type.
  const others = attributes as unknown as Omit<Attributes, keyof OwnProps>;
  const ids = useFieldIds({ description, errorMessage, isRequired });
  return (
    <Field className={className}>
      {!isLabelHidden && (
        <FieldLabel htmlFor={ids.control.id} isRequired={isRequired}>
          {label}
        </FieldLabel>
      )}
      {control({ ...others, ...ids.control, disabled: isDisabled })}
      <FieldMessages description={description} errorMessage={errorMessage} ids={ids} />
    </Field>
  );
}
