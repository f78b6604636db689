import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/arrangement.tsx';
import { FormTextField } from './text-fields.tsx';

interface PlateFields extends Record<string, unknown> {
  registration_number: string;
}

export interface FormPlateFieldProps {
  description?: string;
  isRequired?: boolean;
  /** What is probably meant in place of a mistyped number; null for any other. */
  suggest: (plate: string) => string | null;
}

/** `registration_number` of a form. It may stay as it is typed: a number that is probably meant is asked about. */
export function FormPlateField({ suggest, ...rest }: FormPlateFieldProps) {
  const { control, setValue, setFocus } = useFormContext<PlateFields>();
  const meant = suggest(useWatch({ control, name: 'registration_number' }) ?? '');
  return (
    <Stack gap={1}>
      <FormTextField<PlateFields>
        {...rest}
        name="registration_number"
        label="Registration number"
        hasCapitals
        autoComplete="off"
        spellCheck="false"
      />
      <div role="status">
        {meant && (
          <Button
            variant="quiet"
            onPress={() => {
              setValue('registration_number', meant, { shouldDirty: true });
              setFocus('registration_number');
            }}
          >
            Letter O: is it {meant}?
          </Button>
        )}
      </div>
    </Stack>
  );
}
