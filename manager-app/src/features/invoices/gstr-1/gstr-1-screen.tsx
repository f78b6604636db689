import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { addDays, formatCountOf, todayInGarage } from '@pitlane/shared-data/formats';
import { fetchAllGstr1Rows, gstr1Csv, gstr1FileName } from '@pitlane/shared-data/invoices';
import { Button, Grid, Page, PageHeader, PlainForm, saveFile } from '@pitlane/shared-ui/core';
import { DateField } from '@pitlane/shared-ui/forms';
import { Download } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { Tables } from './tables.tsx';
import { TallyFiles } from './tally-files.tsx';

/** The month before a day's, for which the return is due next. */
function lastMonth(today: string) {
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** The accountant's file of a period. */
export function Component() {
  const client = usePortalClient();
  const [period, setPeriod] = useState(() => lastMonth(todayInGarage()));
  const { from, to } = period;
  const check = () => ({
    from: !from && 'Please select a day',
    to: (!to && 'Please select a day') || (to < from && 'The last day is before the first'),
  });
  const submit = async () => {
    try {
      const rows = await fetchAllGstr1Rows(client, period);
      if (rows.length === 0) return 'No tax invoice or credit note was issued in this period';
      saveFile(gstr1Csv(rows), { name: gstr1FileName(period), type: 'text/csv;charset=utf-8' });
      notify.success(`${formatCountOf(rows.length, 'row')} exported`);
      return undefined;
    } catch (error) {
      return messageFor(error, 'Failed to export GSTR-1');
    }
  };
  return (
    <Page width="form">
      <PageHeader
        title="Export GSTR-1"
        description="Every tax invoice and credit note of a period, by rate, for the accountant, and the tables that sum it up. Bills of supply are not in it."
        back={{ href: paths.invoices, label: 'Invoices' }}
      />
      <PlainForm label="Export GSTR-1" check={check} onSubmit={submit}>
        {({ field, isPending }) => (
          <>
            <Grid>
              <DateField
                {...field('from')}
                label="First day"
                isRequired
                value={from}
                onChange={(day) => {
                  field('from').onChange();
                  setPeriod({ from: day, to });
                }}
              />
              <DateField
                {...field('to')}
                label="Last day"
                isRequired
                value={to}
                onChange={(day) => {
                  field('to').onChange();
                  setPeriod({ from, to: day });
                }}
              />
            </Grid>
            <Button
              type="submit"
              variant="primary"
              icon={Download}
              isPending={isPending}
              pendingLabel="Exporting..."
            >
              Export CSV
            </Button>
          </>
        )}
      </PlainForm>
      <Tables period={period} />
      <TallyFiles period={period} />
    </Page>
  );
}
