import { formatCountOf, formatMoneyWithPaise, toPaise, toRupees } from '@pitlane/shared-data/formats';
import {
  isPayable,
  type PayRun,
  transfersCsv,
  transfersCsvFileName,
  transfersQuery,
} from '@pitlane/shared-data/pay-runs';
import { Banner, Button, Dialog, QueryView, Skeleton, Stack, saveFile } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';

interface BankFileDialogProps {
  run: PayRun;
  onClose: () => void;
}

/** The transfers of a run as a file for the bank, and who is not in it. */
export function BankFileDialog({ run, onClose }: BankFileDialogProps) {
  const query = useQuery(transfersQuery(run.pay_run_id));
  const payable = query.data?.filter(isPayable) ?? [];
  const missing = query.data?.filter((transfer) => !isPayable(transfer)) ?? [];
  const total = toRupees(payable.reduce((paise, transfer) => paise + toPaise(transfer.total), 0));
  const save = () =>
    saveFile(transfersCsv(run, payable), {
      name: transfersCsvFileName(run),
      type: 'text/csv;charset=utf-8',
    });
  return (
    <Dialog
      title="File for the Bank"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button variant="primary" isDisabled={payable.length === 0} onPress={save}>
            Save CSV
          </Button>
        </>
      }
    >
      <QueryView
        query={query}
        failure="Failed to load the transfers"
        pending={<Skeleton label="Loading the transfers..." lines={2} />}
      >
        {() => (
          <Stack>
            {missing.length > 0 && (
              <Banner tone="warning" title="Without bank details, and not in the file">
                {missing.map(({ mechanic_name, total: due }) => (
                  <p key={mechanic_name}>{`${mechanic_name}: ${formatMoneyWithPaise(due)}`}</p>
                ))}
              </Banner>
            )}
            <p>
              {formatCountOf(payable.length, 'transfer')} of {formatMoneyWithPaise(total)} in all. The account
              of a mechanic is under Bank Details of their page.
            </p>
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}
