import { usePortalClient } from '@pitlane/shared-data/client';
import { checkAllRows, type ImportCheck, importKeys } from '@pitlane/shared-data/imports';
import { useSingleFlight } from '@pitlane/shared-data/mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Checks all rows of an import with these settings. `read` counts the rows that are read. */
export function useCheck() {
  const portal = usePortalClient();
  const queryClient = useQueryClient();
  const [read, setRead] = useState(0);
  const check = useSingleFlight({
    mutationFn: (settings: ImportCheck) => {
      setRead(0);
      return checkAllRows(portal, settings, setRead);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importKeys.all }),
  });
  return { ...check, read };
}
