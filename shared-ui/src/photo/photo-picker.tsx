import { Camera } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { type ButtonStyleProps, buttonStyle } from '../button/button-style.ts';
import { visuallyHiddenStyle } from '../layout/visually-hidden.tsx';
import { token } from '../theme/token.ts';

const Label = styled.label<ButtonStyleProps>`
  ${buttonStyle}

  &:focus-within {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: ${token('focus-width')};
  }

  & > input {
    ${visuallyHiddenStyle}
  }
`;

export interface PhotoPickerProps {
  label: string;
  onPick: (files: readonly File[]) => void;
}

/** Takes photos with the camera of a phone, elsewhere chooses pictures. */
export function PhotoPicker({ label, onPick }: PhotoPickerProps) {
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(currentTarget.files ?? [])]);
    // Choosing the same file again is a change only of an empty field.
    currentTarget.value = '';
  };
  return (
    <Label $variant="secondary" $size="large">
      <Camera aria-hidden />
      {label}
      <input type="file" accept="image/*" capture="environment" multiple onChange={pick} />
    </Label>
  );
}
