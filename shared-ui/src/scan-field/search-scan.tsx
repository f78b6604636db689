import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ButtonSize } from '../button/button-style.ts';
import { CameraButton } from './camera-button.tsx';

export interface SearchScanProps {
  /** The field of a search, into which scanners type too. */
  input: RefObject<HTMLInputElement | null>;
  /** A code that was scanned with a keyboard wedge or the camera, or typed and entered. */
  onScan: (code: string) => void;
  /** Of the button of the camera. */
  size?: ButtonSize;
}

/** Beside a search: reports what is entered there, as scanners do, and what the camera reads where the browser can. */
export function SearchScan({ input, onScan, size }: SearchScanProps) {
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    // A form around it is not submitted by the Enter of a scanner.
    event.preventDefault();
    const code = input.current?.value.trim();
    if (code) onScan(code);
  });
  useEffect(() => {
    const control = input.current;
    const listener = (event: KeyboardEvent) => onEnter(event);
    control?.addEventListener('keydown', listener);
    return () => control?.removeEventListener('keydown', listener);
  }, [input]);
  return <CameraButton isOnce size={size} onScan={onScan} />;
}
