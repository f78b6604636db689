import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import {
  fetchAllSalaryPayments,
  type SalaryPaymentFilter,
  salaryCsv,
  salaryCsvFileName,
} from '@pitlane/shared-data/salary';
import { Button } from '@pitlane/shared-ui/button';
import { Download } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notification';
import { useMutation } from '@tanstack/react-query';

function download(text: string, fileName: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves every payment that fits the filter, of all pages, as a CSV file. */
export function ExportPayments({ filter, isDisabled }: { filter: SalaryPaymentFilter; isDisabled: boolean }) {
  const client = usePortalClient();
  const save = useMutation({
    mutationFn: () => fetchAllSalaryPayments(client, filter),
    onSuccess: (payments) => download(salaryCsv(payments), salaryCsvFileName(new Date())),
    onError: (error) => notify.failure(messageFor(error, 'Failed to fetch payment history')),
  });
  return (
    <Button
      icon={Download}
      isDisabled={isDisabled}
      isPending={save.isPending}
      pendingLabel="Exporting..."
      onPress={() => save.mutate()}
    >
      Export CSV
    </Button>
  );
}
