import { messageFor } from '@pitlane/shared-data/data-error';
import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
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
import { DraftCustomer } from './draft-customer.tsx';
import { changesOf, fieldsOf, isChanged } from './draft-fields.ts';
import { DraftLine } from './draft-line.tsx';
import { fieldOfError, problemsOf } from './form-field.ts';
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

/** Texts, codes, rates and whom it is for; a change is sent with the version that was read. */
export function DraftForm({ draft }: { draft: InvoiceDraft }) {
  const save = useSaveDraft();
  // A refetch must not change text being typed.
  const [opened, setOpened] = useState(draft);
  const [fields, setFields] = useState(() => fieldsOf(draft));
  const isDirty = isChanged(fieldsOf(opened), fields);
  const show = (shown: InvoiceDraft) => {
    setOpened(shown);
    setFields(fieldsOf(shown));
  };
  const isOutdated = draft.version !== opened.version;
  if (!isDirty && isOutdated) show(draft);
  const { question } = useLeaveGuard(isDirty);

  const submit = async () => {
    const { request_id: requestId, version } = opened;
    const changes = changesOf(fieldsOf(opened), fields);
    try {
      show(await save.mutateAsync({ requestId, version, ...changes }));
      notify.success('Draft saved');
      return undefined;
    } catch (error) {
      const message = messageFor(error, 'Failed to save the draft');
      const field = fieldOfError(error, changes, fields.customer);
      return field === undefined ? message : { field, message };
    }
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
      <PlainForm label="Draft" check={() => problemsOf(fields)} onSubmit={submit}>
        {({ field, isPending }) => (
          <>
            <DraftCustomer
              customer={fields.customer}
              field={field}
              onChange={(customer) => setFields({ ...fields, customer })}
            />
            <Section title="Lines">
              {opened.lines.map((line, index) => (
                <DraftLine
                  key={line.position}
                  line={line}
                  fields={fields.lines[index] ?? fieldsOf(opened).lines[index] ?? { ...line, tax_code: '' }}
                  isTaxed={opened.kind === 'tax_invoice'}
                  stateTax={stateTaxLabel(opened.place_of_supply)}
                  field={field}
                  onChange={(changed) =>
                    setFields({
                      ...fields,
                      lines: fields.lines.map((each, at) => (at === index ? changed : each)),
                    })
                  }
                />
              ))}
            </Section>
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
      <Section title="Sums">
        <Sums draft={opened} />
        <IssueInvoice draft={opened} hasUnsaved={isDirty} />
      </Section>
    </Stack>
  );
}
