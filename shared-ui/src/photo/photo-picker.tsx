import { Camera } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { type ButtonSize, type ButtonStyleProps, buttonStyle } from '../button/button-style.ts';
import { VisuallyHidden, visuallyHiddenStyle } from '../layout/visually-hidden.tsx';
import { media } from '../theme/media.ts';
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

  @media ${media.print} {
    display: none;
  }
`;

export interface PhotoPickerProps {
  label: string;
  /** What is photographed, where a screen has several pickers; read out only. */
  subject?: string;
  size?: ButtonSize;
  /** Keeps a picture, or rejects with a sentence for people. */
  onAdd: (file: File) => Promise<unknown>;
  onFailure: (message: string) => void;
}

/** Takes photos with the camera of a phone, elsewhere chooses pictures. */
export function PhotoPicker({ label, subject, size = 'large', onAdd, onFailure }: PhotoPickerProps) {
  const add = async (files: readonly File[]) => {
    for (const file of files) await onAdd(file).catch((error: Error) => onFailure(error.message));
  };
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void add([...(currentTarget.files ?? [])]);
    // Choosing the same file again is a change only of an empty field.
    currentTarget.value = '';
  };
  return (
    <Label $variant="secondary" $size={size}>
      <Camera aria-hidden />
      <span>
        {label}
        {subject && <VisuallyHidden> of {subject}</VisuallyHidden>}
      </span>
      <input type="file" accept="image/*" capture="environment" multiple onChange={pick} />
    </Label>
  );
}
