import { useEffect, useState } from 'react';
import type { PartScan, PartScanProps } from './part-scan.tsx';

/** A PartScan that is loaded where there may be a camera, else once someone is about to type: no screen waits for it. */
export function ScanWhenNeeded(props: PartScanProps) {
  const [Scan, setScan] = useState<typeof PartScan>();
  const { input } = props;
  useEffect(() => {
    const field = input.current;
    // Without a network it may fail: the search works without it, and the next focus tries again.
    const load = () =>
      void import('./part-scan.tsx').then(
        (loaded) => setScan(() => loaded.PartScan),
        () => undefined,
      );
    if ('BarcodeDetector' in window || field === document.activeElement) load();
    field?.addEventListener('focus', load);
    return () => field?.removeEventListener('focus', load);
  }, [input]);
  return Scan && <Scan {...props} />;
}
