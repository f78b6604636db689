import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { addDays, formatCountOf, todayInGarage } from '@pitlane/shared-data/formats';
import { fetchAllGstr1Rows, gstr1Csv, gstr1FileName } from '@pitlane/shared-data/invoices';
import * as z from '@pitlane/shared-data/schema';
import { Button, Grid, Page, PageHeader, saveFile } from '@pitlane/shared-ui/core';
import { Form, FormDateField, useWatch, useZodForm } from '@pitlane/shared-ui/forms';
import { Download } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { paths } from '../../../paths.ts';
import { Tables } from './tables.tsx';
import { TallyFiles } from './tally-files.tsx';

/** The month before a day's, for which the return is due next. */
function lastMonth(today: string) {
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

const schema = z.object({ from: z.string(), to: z.string() }).check(
  z.byField(({ from, to }) => ({
    from: !from && 'Please select a day',
    to: (!to && 'Please select a day') || (to < from && 'The last day is before the first'),
  })),
);

/** The accountant's file of a period. */
export function Component() {
  const client = usePortalClient();
  const form = useZodForm({ schema, defaultValues: lastMonth(todayInGarage()) });
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] });
  const period = { from, to };
  const submit = async (asked: typeof period) => {
    try {
      const rows = await fetchAllGstr1Rows(client, asked);
      if (rows.length === 0) return 'No tax invoice or credit note was issued in this period';
      saveFile(gstr1Csv(rows), { name: gstr1FileName(asked), type: 'text/csv;charset=utf-8' });
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
      <Form form={form} label="Export GSTR-1" onSubmit={submit}>
        <Grid>
          <FormDateField name="from" label="First day" isRequired />
          <FormDateField name="to" label="Last day" isRequired />
        </Grid>
        <Button
          type="submit"
          variant="primary"
          icon={Download}
          isPending={form.formState.isSubmitting}
          pendingLabel="Exporting..."
        >
          Export CSV
        </Button>
      </Form>
      <Tables period={period} />
      <TallyFiles period={period} />
    </Page>
  );
}
