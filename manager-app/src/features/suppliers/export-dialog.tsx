import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf, todayInGarage } from '@pitlane/shared-data/formats';
import * as z from '@pitlane/shared-data/schema';
import { fetchAllPurchases, purchasesCsv, purchasesFileName } from '@pitlane/shared-data/suppliers';
import { Grid, saveFile } from '@pitlane/shared-ui/core';
import { FormDateField, FormDialog, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { monthOf, periodError } from '../../period/period.ts';

const schema = z
  .object({ from: z.string(), to: z.string() })
  .check(z.byField((period) => ({ to: periodError(period) })));

/** The register of purchases of a period, for the accountant. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const client = usePortalClient();
  const form = useZodForm({ schema, defaultValues: monthOf('', '', todayInGarage()) });
  const submit = async (period: z.output<typeof schema>) => {
    try {
      const purchases = await fetchAllPurchases(client, period);
      if (purchases.length === 0) return 'There is no bill in this period';
      const file = { name: purchasesFileName(period), type: 'text/csv;charset=utf-8' };
      saveFile(purchasesCsv(purchases), file);
      notify.success(`${formatCountOf(purchases.length, 'bill')} exported`);
      onClose();
      return undefined;
    } catch (error) {
      return messageFor(error, 'Failed to export the purchases');
    }
  };
  return (
    <FormDialog
      title="Export Purchases"
      form={form}
      submitLabel="Export CSV"
      pendingLabel="Exporting..."
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Every bill of a supplier and every return by rate, with GSTIN, taxable value, CGST, SGST and IGST.
      </p>
      <Grid>
        <FormDateField name="from" label="First day" isRequired />
        <FormDateField name="to" label="Last day" isRequired />
      </Grid>
    </FormDialog>
  );
}
