import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf, todayInGarage } from '@pitlane/shared-data/formats';
import { useSingleFlight } from '@pitlane/shared-data/mutation';
import { fetchAllTurns, turnsCsv, turnsFileName } from '@pitlane/shared-data/part-turns';
import { Button, saveFile } from '@pitlane/shared-ui/core';
import { Download } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';

/** All parts, whatever the search. */
export function ExportTurns() {
  const client = usePortalClient();
  const exportCsv = useSingleFlight({
    mutationFn: () => fetchAllTurns(client),
    onSuccess: (turns) => {
      saveFile(turnsCsv(turns), { name: turnsFileName(todayInGarage()), type: 'text/csv;charset=utf-8' });
      notify.success(`${formatCountOf(turns.length, 'part')} exported`);
    },
    onError: (error) => notify.failure(messageFor(error, 'Failed to export the parts')),
  });
  return (
    <Button
      icon={Download}
      isPending={exportCsv.isPending}
      pendingLabel="Exporting..."
      onPress={() => exportCsv.mutate()}
    >
      Export CSV
    </Button>
  );
}
