import { ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonSize } from '../button/button-style.ts';
import { canReadCodes } from './bar-codes.ts';

const CameraDialog = lazy(async () => ({ default: (await import('./camera-dialog.tsx')).CameraDialog }));

interface CameraButtonProps {
  onScan: (code: string) => void;
  /** Closes the camera at the first code. */
  isOnce?: boolean;
  size?: ButtonSize;
}

/** Opens the camera, which reads codes; nothing where the browser cannot. */
export function CameraButton({ onScan, isOnce = false, size }: CameraButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!canReadCodes()) return null;
  const scan = (code: string) => {
    if (isOnce) setOpen(false);
    onScan(code);
  };
  return (
    <>
      <Button icon={ScanBarcode} size={size} onPress={() => setOpen(true)}>
        Camera
      </Button>
      {isOpen && (
        <Suspense>
          <CameraDialog onScan={scan} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
