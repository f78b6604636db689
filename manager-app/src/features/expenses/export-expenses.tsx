import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { expensesCsv, expensesFileName, fetchAllExpenses } from '@pitlane/shared-data/expenses';
import { formatCountOf } from '@pitlane/shared-data/formats';
import type { Period } from '@pitlane/shared-data/invoices';
import { useSingleFlight } from '@pitlane/shared-data/mutation';
import { Button, saveFile } from '@pitlane/shared-ui/core';
import { Download } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';

/** All expenses of the period, whatever the search, for the accountant. */
export function ExportExpenses({ period }: { period: Period }) {
  const client = usePortalClient();
  const exportCsv = useSingleFlight({
    mutationFn: () => fetchAllExpenses(client, period),
    onSuccess: (expenses) => {
      if (expenses.length === 0) {
        notify.failure('There is no expense in this period');
        return;
      }
      saveFile(expensesCsv(expenses), { name: expensesFileName(period), type: 'text/csv;charset=utf-8' });
      notify.success(`${formatCountOf(expenses.length, 'expense')} exported`);
    },
    onError: (error) => notify.failure(messageFor(error, 'Failed to export the expenses')),
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
