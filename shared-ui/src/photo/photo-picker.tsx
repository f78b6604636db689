import { Camera } from 'lucide-react';
import type { ButtonSize } from '../button/button-style.ts';
import { FilePicker } from './file-picker.tsx';

export interface PhotoPickerProps {
  label: string;
  /** The subject, where a screen has several pickers; read out only. */
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
  return (
    <FilePicker
      label={label}
      subject={subject}
      icon={Camera}
      size={size}
      accept="image/*"
      capture="environment"
      multiple
      onPick={add}
    />
  );
}
