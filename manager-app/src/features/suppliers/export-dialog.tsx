import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf, todayInGarage } from '@pitlane/shared-data/formats';
import { fetchAllPurchases, purchasesCsv, purchasesFileName } from '@pitlane/shared-data/suppliers';
import { Grid, saveFile } from '@pitlane/shared-ui/core';
import { DateField, PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { monthOf, periodError } from '../../period/period.ts';

/** The register of purchases of a period, for the accountant. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const client = usePortalClient();
  const [period, setPeriod] = useState(() => monthOf('', '', todayInGarage()));
  const submit = async () => {
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
    <PlainFormDialog<string>
      title="Export Purchases"
      check={() => ({ to: periodError(period) ?? false })}
      submitLabel="Export CSV"
      pendingLabel="Exporting..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            Every bill of a supplier and every return by rate, with GSTIN, taxable value, CGST, SGST and IGST.
          </p>
          <Grid>
            <DateField
              {...field('from')}
              label="First day"
              isRequired
              value={period.from}
              onChange={(from) => {
                field('from').onChange();
                setPeriod({ ...period, from });
              }}
            />
            <DateField
              {...field('to')}
              label="Last day"
              isRequired
              value={period.to}
              onChange={(to) => {
                field('to').onChange();
                setPeriod({ ...period, to });
              }}
            />
          </Grid>
        </>
      )}
    </PlainFormDialog>
  );
}
