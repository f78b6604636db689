import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { useSingleFlight } from '@pitlane/shared-data/mutation';
import {
  fetchAllSalaryPayments,
  type SalaryPaymentFilter,
  salaryCsv,
  salaryCsvFileName,
} from '@pitlane/shared-data/salary';
import { Button, saveFile } from '@pitlane/shared-ui/core';
import { Download } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';

interface ExportPaymentsProps {
  /** Reads the filter when the export starts, with a search that is still being typed. */
  readFilter: () => SalaryPaymentFilter;
  isDisabled: boolean;
}

/** Exports all pages of the filtered payments. */
export function ExportPayments({ readFilter, isDisabled }: ExportPaymentsProps) {
  const client = usePortalClient();
  const exportCsv = useSingleFlight({
    mutationFn: () => fetchAllSalaryPayments(client, readFilter()),
    onSuccess: (payments) =>
      saveFile(salaryCsv(payments), { name: salaryCsvFileName(new Date()), type: 'text/csv;charset=utf-8' }),
    onError: (error) => notify.failure(messageFor(error, 'Failed to fetch payment history')),
  });
  return (
    <Button
      icon={Download}
      isDisabled={isDisabled}
      isPending={exportCsv.isPending}
      pendingLabel="Exporting..."
      onPress={() => exportCsv.mutate()}
    >
      Export CSV
    </Button>
  );
}
