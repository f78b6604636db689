import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { space } from '../theme/token.ts';
import { CameraButton } from './camera-button.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};

  & > :first-child {
    flex: 1 1 12rem;
  }
`;

export interface ScanFieldProps {
  label: string;
  description?: ReactNode;
  errorMessage?: string;
  /** What the button beside the field does with what is typed, such as 'Find'. */
  submitLabel: string;
  /** A code that was scanned with a keyboard wedge or the camera, or typed and entered. */
  onScan: (code: string) => void;
  autoFocus?: boolean;
}

/** A field for codes: scanners type into it and press Enter; the camera reads them where the browser can. */
export function ScanField({ submitLabel, onScan, ...field }: ScanFieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const scan = useRef(onScan);
  const enter = useRef(() => {});
  scan.current = onScan;
  enter.current = () => {
    const code = typed.trim();
    setTyped('');
    if (code) onScan(code);
    input.current?.focus();
  };
  useEffect(() => {
    const control = input.current;
    // A form around it is not submitted by the Enter of a scanner.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      enter.current();
    };
    // A code that was scanned while no field had the focus.
    const onElsewhere = (event: Event) => {
      if (event instanceof CustomEvent) scan.current(event.detail);
    };
    control?.toggleAttribute('data-scan', true);
    control?.addEventListener('keydown', onKeyDown);
    control?.addEventListener('scan', onElsewhere);
    return () => {
      control?.removeEventListener('keydown', onKeyDown);
      control?.removeEventListener('scan', onElsewhere);
    };
  }, []);
  return (
    <Line>
      <TextField
        {...field}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
        controlRef={input}
      />
      <Button onPress={() => enter.current()}>{submitLabel}</Button>
      <CameraButton onScan={onScan} />
    </Line>
  );
}
