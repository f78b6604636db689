import { TextField } from '@pitlane/shared-ui/core';
import { useState } from 'react';

interface CellFieldProps {
  name: string;
  label: string;
  isRequired: boolean | undefined;
  before: string;
  /** Shown until the value is changed. */
  error: string | undefined;
}

/** A cell of the row. */
export function CellField({ name, label, isRequired, before, error }: CellFieldProps) {
  const [value, setValue] = useState(before);
  return (
    <TextField
      name={name}
      label={label}
      isRequired={isRequired}
      value={value}
      autoFocus={error !== undefined}
      autoComplete="off"
      errorMessage={value === before ? error : undefined}
      onChange={setValue}
    />
  );
}
