import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import {
  type InvoiceDraft,
  invoiceKindLabels,
  stateTaxLabel,
  useSaveDraft,
} from '@pitlane/shared-data/invoices';
import { Banner, Button, DescriptionList, PlainForm, Section, Stack } from '@pitlane/shared-ui/core';
import { useLeaveGuard } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { DraftTable } from '../../../draft-table/draft-table.tsx';
import { useDraftRows } from '../../../draft-table/use-draft-rows.ts';
import { DraftCustomer } from './draft-customer.tsx';
import { changesOf, fieldsOf } from './draft-fields.ts';
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
  const save = useSaveDraft();
  // A refetch must not change text being typed.
  const [opened, setOpened] = useState(draft);
  const [fields, setFields] = useState(() => fieldsOf(draft));
  const draftRows = useDraftRows(draft);
  const changes = changesOf(fieldsOf(opened), fields);
  const isDirty = Object.keys(changes).length > 0;
  const show = (shown: InvoiceDraft) => {
    setOpened(shown);
    setFields(fieldsOf(shown));
  };
  if (!isDirty && draft.version !== opened.version) show(draft);
  // A line that was saved changes the version, and not the customer.
  const isOutdated = Object.keys(changesOf(fieldsOf(opened), fieldsOf(draft))).length > 0;
  const { question } = useLeaveGuard(isDirty || draftRows.rows.isUnsaved);

  const submit = async () => {
    const version = isOutdated ? opened.version : draftRows.version.current;
    const sent = save.mutateAsync({ requestId: draft.request_id, version, customer: changes });
    return sendForm(sent, 'Failed to save the draft', (saved) => {
      show(saved);
      notify.success('Draft saved');
    });
  };

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
      <PlainForm<string>
        label="Draft"
        check={() => ({ name: !fields.name.trim() && 'Please enter a name' })}
        onSubmit={submit}
      >
        {({ field, isPending }) => (
          <>
            <DraftCustomer customer={fields} field={field} onChange={setFields} />
            <Button
              type="submit"
              variant={isDirty ? 'primary' : 'secondary'}
              isDisabled={!isDirty}
              isPending={isPending}
              pendingLabel="Saving..."
            >
              Save Draft
            </Button>
          </>
        )}
      </PlainForm>
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
