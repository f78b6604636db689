import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { FieldProps } from './field-props.ts';

/** The label of a field of React Aria. */
export function AriaFieldLabel({ label, isRequired }: Pick<FieldProps, 'label' | 'isRequired'>) {
  return <Label data-required={isRequired || undefined}>{label}</Label>;
}

/** The description and the error of a field of React Aria. */
export function AriaFieldMessages({
  description,
  errorMessage,
}: Pick<FieldProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && (
        <Text slot="description" data-hint>
          {description}
        </Text>
      )}
      {errorMessage && (
        <FieldError data-error>
          <CircleAlert aria-hidden="true" />
          {errorMessage}
        </FieldError>
      )}
    </>
  );
}
