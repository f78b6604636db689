import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import {
  fetchGstr1Tables,
  type Gstr1Table,
  gstr1TableCsv,
  gstr1TableFileName,
  gstr1TableLabels,
  type Period,
} from '@pitlane/shared-data/invoices';
import { useSingleFlight } from '@pitlane/shared-data/mutation';
import { Button, Section, Stack, saveFile } from '@pitlane/shared-ui/core';
import { Download } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';

const tables: Gstr1Table[] = ['at', 'atadj', 'hsn'];

/** The tables of the return that sum up the period, a file each. */
export function Tables({ period }: { period: Period }) {
  const client = usePortalClient();
  const { mutate, isPending } = useSingleFlight({
    mutationFn: async (table: Gstr1Table) => gstr1TableCsv(table, await fetchGstr1Tables(client, period)),
    onSuccess: (csv, table) => {
      if (csv === null) {
        notify.failure('There is nothing in this table for the period');
        return;
      }
      saveFile(csv, { name: gstr1TableFileName(table, period), type: 'text/csv;charset=utf-8' });
      notify.success('Table exported');
    },
    onError: (error) => notify.failure(messageFor(error, 'Failed to export the table')),
  });
  return (
    <Section title="Tables of the period" description="As the sheets at, atadj and hsn of the offline tool.">
      <Stack gap={3} align="start">
        {tables.map((table) => (
          <Button key={table} icon={Download} isDisabled={isPending} onPress={() => mutate(table)}>
            {gstr1TableLabels[table]}
          </Button>
        ))}
      </Stack>
    </Section>
  );
}
