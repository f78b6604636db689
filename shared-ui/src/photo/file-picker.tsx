import type { LucideIcon } from 'lucide-react';
import type { ChangeEvent, InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { type ButtonSize, buttonStyle } from '../button/button-style.ts';
import { VisuallyHidden, visuallyHiddenStyle } from '../layout/visually-hidden.tsx';
import { media } from '../theme/media.ts';
import { token } from '../theme/token.ts';

const Label = styled.label`
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

export interface FilePickerProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'capture' | 'multiple'> {
  label: string;
  /** What the files are of, where a screen has several pickers; read out only. */
  subject?: string;
  icon: LucideIcon;
  size?: ButtonSize;
  /** Shown instead of the label while the files are sent; nothing can be chosen then. */
  pendingLabel?: string;
  isPending?: boolean;
  onPick: (files: readonly File[]) => void;
}

/** A button that chooses files of the device. */
export function FilePicker({
  label,
  subject,
  icon: Icon,
  size = 'medium',
  pendingLabel = label,
  isPending = false,
  onPick,
  ...input
}: FilePickerProps) {
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(currentTarget.files ?? [])]);
    // Choosing the same file again is a change only of an empty field.
    currentTarget.value = '';
  };
  return (
    <Label data-variant="secondary" data-size={size}>
      <Icon aria-hidden />
      <span>
        {isPending ? pendingLabel : label}
        {subject && <VisuallyHidden> of {subject}</VisuallyHidden>}
      </span>
      {/* Disabled it would lose the focus. */}
      <input
        type="file"
        {...input}
        aria-disabled={isPending || undefined}
        onClick={(event) => isPending && event.preventDefault()}
        onChange={pick}
      />
    </Label>
  );
}
