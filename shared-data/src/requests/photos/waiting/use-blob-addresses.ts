import { useEffect, useState } from 'react';
import { readBlob } from './stored-blobs.ts';
import type { WaitingPhoto } from './waiting-photos.ts';

/** The addresses of the waiting pictures in this page, by path. */
export function useBlobAddresses(person: string | null, waiting: readonly WaitingPhoto[]) {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const paths = waiting.map(({ photo }) => photo.path).join();
  useEffect(() => {
    let isCurrent = true;
    const made = new Map<string, string>();
    const read = async () => {
      for (const path of paths ? paths.split(',') : []) {
        const blob = person && (await readBlob(person, path).catch(() => undefined));
        if (blob && isCurrent) made.set(path, URL.createObjectURL(blob));
      }
      if (isCurrent) setAddresses(made);
    };
    if (paths) void read();
    return () => {
      isCurrent = false;
      // Those that still wait are shown with their old address until the new one is there.
      setTimeout(() => {
        for (const address of made.values()) URL.revokeObjectURL(address);
      }, 5000);
    };
  }, [person, paths]);
  return addresses;
}
