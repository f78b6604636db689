import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { garageSettingsQuery } from '@pitlane/shared-data/garage';
import type { Period } from '@pitlane/shared-data/invoices';
import { useSingleFlight } from '@pitlane/shared-data/mutation';
import { fetchVouchers, ledgersXml, tallyFileName, vouchersXml } from '@pitlane/shared-data/tally';
import { Button, Section, Stack, saveFile } from '@pitlane/shared-ui/core';
import { Download } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQueryClient } from '@tanstack/react-query';

const files = { ledgers: ledgersXml, vouchers: vouchersXml };
const labels = { ledgers: 'Ledgers for Tally (XML)', vouchers: 'Vouchers for Tally (XML)' };
const names = ['ledgers', 'vouchers'] as const;

/** Invoices, credit notes, payments and expenses of the period, for Tally. */
export function TallyFiles({ period }: { period: Period }) {
  const client = usePortalClient();
  const queries = useQueryClient();
  const { mutate, isPending } = useSingleFlight({
    mutationFn: async (_: (typeof names)[number]) => {
      const { state_code } = await queries.query(garageSettingsQuery());
      return fetchVouchers(client, period, state_code);
    },
    onSuccess: (vouchers, file) => {
      if (vouchers.length === 0) {
        notify.failure('There is no invoice, payment or expense in this period');
        return;
      }
      saveFile(files[file](vouchers), { name: tallyFileName(file, period), type: 'application/xml' });
      notify.success(
        file === 'ledgers' ? 'Ledgers exported' : `${formatCountOf(vouchers.length, 'voucher')} exported`,
      );
    },
    onError: (error) => notify.failure(messageFor(error, 'Failed to export for Tally')),
  });
  return (
    <Section
      title="Tally"
      description="Every invoice, credit note, payment and expense of the period as a voucher. In Tally, import the ledgers first (Import, Masters), then the vouchers (Import, Transactions)."
    >
      <Stack gap={3} align="start">
        {names.map((file) => (
          <Button key={file} icon={Download} isDisabled={isPending} onPress={() => mutate(file)}>
            {labels[file]}
          </Button>
        ))}
      </Stack>
    </Section>
  );
}
