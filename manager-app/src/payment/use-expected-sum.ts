import { DataError } from '@pitlane/shared-data/data-error';
import { useState } from 'react';

/**
 * A sum, in rupees, as it was when a dialog opened: a colleague's entry that arrives below the typed amount is easily
 * overlooked. Once the server's refusal has told of the change, the next try expects the new sum.
 * @param readDetail the new sum from the detail of that refusal.
 */
export function useExpectedSum(opened: number, readDetail: (detail: string) => number) {
  const [expected, setExpected] = useState(opened);
  const acceptChange = (error: unknown) => {
    if (error instanceof DataError && error.kind === 'changed' && error.detail) {
      setExpected(readDetail(error.detail));
    }
  };
  return { expected, acceptChange };
}

/** `paid` of the balance that is such a refusal's detail. */
export const readPaid = (detail: string): number => JSON.parse(detail).paid;
