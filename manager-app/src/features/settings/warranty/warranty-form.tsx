import { currentOf, useSave } from '@pitlane/shared-data/forms';
import { useSaveWarrantyTerms, type WarrantyTerms } from '@pitlane/shared-data/repeats';
import { Button, Grid, Section, Stack } from '@pitlane/shared-ui/core';
import {
  ChangedDialog,
  Form,
  FormActions,
  FormNumberField,
  useLeaveGuard,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import {
  entryOf,
  mostDays,
  mostKilometres,
  termsOf,
  type WarrantyEntry,
  warrantyFields,
  warrantySchema,
} from './warranty-schema.ts';

const kinds = [
  { kind: 'work', title: 'Work', what: 'work' },
  { kind: 'part', title: 'Parts', what: 'parts' },
] as const;

/** For how long the garage stands for what it did, by days and kilometres. */
export function WarrantyForm({ terms }: { terms: WarrantyTerms }) {
  // A refetch must not change what the form is compared with.
  const [opened, setOpened] = useState(terms);
  const mutation = useSaveWarrantyTerms();
  const form = useZodForm({ schema: warrantySchema, defaultValues: entryOf(opened) });
  const { save, conflict } = useSave({
    opened,
    send: (values: WarrantyEntry, { expected }) =>
      mutation.mutateAsync({ values: termsOf(values), expected }),
    current: currentOf('save_warranty_terms'),
    failure: 'Failed to save the warranty',
    onSaved: (saved) => {
      setOpened(saved);
      form.reset(entryOf(saved));
      notify.success('Warranty saved');
    },
  });
  const { question } = useLeaveGuard(form.formState.isDirty);
  return (
    <>
      {question}
      <Form form={form} label="Warranty" onSubmit={save}>
        <ChangedDialog subject="the warranty" fields={warrantyFields} conflict={conflict} />
        <Stack gap={8}>
          <p>
            The warranty ends with the days or the kilometres, whichever comes first; 0 is no such limit, and
            0 for both no warranty. Booking and check-in say when something is still within it.
          </p>
          {kinds.map(({ kind, title, what }) => (
            <Section key={kind} title={title}>
              <Grid>
                <FormNumberField
                  name={`${kind}_days`}
                  label={`Days for ${what}`}
                  isRequired
                  minValue={0}
                  maxValue={mostDays}
                />
                <FormNumberField
                  name={`${kind}_kilometres`}
                  label={`Kilometres for ${what}`}
                  isRequired
                  hasSteppers={false}
                  minValue={0}
                  maxValue={mostKilometres}
                />
              </Grid>
            </Section>
          ))}
        </Stack>
        <FormActions>
          <Button type="submit" variant="primary" isPending={mutation.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
