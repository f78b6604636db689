import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import {
  type InvoiceDraft,
  invoiceKindLabels,
  stateTaxLabel,
  useSaveDraft,
} from '@pitlane/shared-data/invoices';
import { Banner, Button, DescriptionList, Section, Stack } from '@pitlane/shared-ui/core';
import { Form, useLeaveGuard, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useCallback, useEffect, useState } from 'react';
import { DraftTable } from '../../../draft-table/draft-table.tsx';
import { useDraftRows } from '../../../draft-table/use-draft-rows.ts';
import { DraftCustomer } from './draft-customer.tsx';
import { billToSchema, type CustomerFields, changesOf, fieldsOf } from './draft-fields.ts';
import { IssueInvoice } from './issue-invoice.tsx';

const unlessZero = (rupees: number) => (rupees === 0 ? null : formatMoneyWithPaise(rupees));

const Sums = ({
  draft: { kind, place_of_supply, total, value, cgst, sgst, igst },
}: {
  draft: InvoiceDraft;
}) => (
  <DescriptionList
    items={[
      { label: 'Kind', value: invoiceKindLabels[kind] },
      { label: 'Value', value: kind === 'tax_invoice' ? formatMoneyWithPaise(value) : null },
      { label: 'CGST', value: unlessZero(cgst) },
      { label: stateTaxLabel(place_of_supply), value: unlessZero(sgst) },
      { label: 'IGST', value: unlessZero(igst) },
      { label: 'Total', value: <strong>{formatMoneyWithPaise(total)}</strong> },
    ]}
  />
);

/** Whom it is for, sent with the version that was read, and its lines, each of which saves itself. */
export function DraftForm({ draft }: { draft: InvoiceDraft }) {
  const saving = useSaveDraft();
  // A refetch must not change text being typed.
  const [opened, setOpened] = useState(draft);
  const form = useZodForm({ schema: billToSchema, defaultValues: fieldsOf(draft) });
  const { reset, formState } = form;
  const { isDirty } = formState;
  const draftRows = useDraftRows(draft);
  const show = useCallback(
    (shown: InvoiceDraft) => {
      setOpened(shown);
      reset(fieldsOf(shown));
    },
    [reset],
  );
  useEffect(() => {
    if (!isDirty && draft.version !== opened.version) show(draft);
  }, [isDirty, draft, opened, show]);
  // A line that was saved changes the version, and not the customer.
  const isOutdated = Object.keys(changesOf(fieldsOf(opened), fieldsOf(draft))).length > 0;
  const { question } = useLeaveGuard(isDirty || draftRows.rows.isUnsaved);
  const { save } = useSave({
    send: (fields: CustomerFields) =>
      saving.mutateAsync({
        requestId: draft.request_id,
        version: isOutdated ? opened.version : draftRows.version.current,
        customer: changesOf(fieldsOf(opened), fields),
      }),
    failure: 'Failed to save the draft',
    onSaved: (saved) => {
      show(saved);
      notify.success('Draft saved');
    },
  });

  return (
    <Stack gap={6}>
      {question}
      {isDirty && isOutdated && (
        <Banner
          tone="warning"
          title="Someone else has changed this draft"
          action={<Button onPress={() => show(draft)}>Discard Mine and Show Theirs</Button>}
        >
          Your changes cannot be saved over theirs.
        </Banner>
      )}
      <Form form={form} label="Draft" onSubmit={save}>
        <DraftCustomer />
        <Button
          type="submit"
          variant={isDirty ? 'primary' : 'secondary'}
          isDisabled={!isDirty}
          isPending={formState.isSubmitting}
          pendingLabel="Saving..."
        >
          Save Draft
        </Button>
      </Form>
      <Section title="Lines">
        <DraftTable draft={draft} draftRows={draftRows} hasTaxCells />
      </Section>
      <Section title="Sums">
        <Sums draft={draft} />
        <IssueInvoice draft={draft} draftRows={draftRows} hasUnsaved={isDirty} />
      </Section>
    </Stack>
  );
}
