import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { useSingleFlight } from '@pitlane/shared-data/mutation';
import { fetchFigureRows, figureCsv, figureFileName, type Period } from '@pitlane/shared-data/reports';
import { Button, saveFile } from '@pitlane/shared-ui/core';
import { Download } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';

/** All rows of a figure as CSV. */
export function ExportRows({ figure, period }: { figure: string; period: Period }) {
  const client = usePortalClient();
  const exportCsv = useSingleFlight({
    mutationFn: () => fetchFigureRows(client, figure, period),
    onSuccess: (found) => {
      const { rows } = found;
      if (rows.length === 0) {
        notify.failure('There is no row in this period');
        return;
      }
      const name = figureFileName(figure, period);
      saveFile(figureCsv(found), { name, type: 'text/csv;charset=utf-8' });
      notify.success(`${formatCountOf(rows.length, 'row')} exported`);
    },
    onError: (error) => notify.failure(messageFor(error, 'Failed to export the rows')),
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
