import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { type BankAccount, bankAccountQuery, useSaveBankAccount } from '@pitlane/shared-data/pay-runs';
import * as z from '@pitlane/shared-data/schema';
import { Button, Dialog, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { FormDialog, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface BankDetailsProps {
  mechanicId: string;
  name: string;
  onClose: () => void;
}

const titleOf = (name: string) => `Bank Details of ${name}`;

const schema = z.object({ account_name: z.tidied(), account_number: z.tidied(), ifsc: z.tidied() });

function BankDetailsForm({ mechanicId, name, read, onClose }: BankDetailsProps & { read: BankAccount }) {
  // What is saved replaces what was seen, whatever is read again in between.
  const [opened] = useState(read);
  const saving = useSaveBankAccount();
  const form = useZodForm({
    schema,
    defaultValues: {
      account_name: opened.account_name ?? '',
      account_number: opened.account_number ?? '',
      ifsc: opened.ifsc ?? '',
    },
  });
  const { save } = useSave({
    send: (account: z.output<typeof schema>) =>
      saving.mutateAsync({ mechanicId, ...account, expected: opened }),
    failure: 'Failed to save the bank details',
    onSaved: ({ account_number }) => {
      notify.success(account_number === null ? 'Bank details removed' : 'Bank details saved');
      onClose();
    },
  });
  const code = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <FormDialog
      title={titleOf(name)}
      form={form}
      submitLabel="Save"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <p>Pay runs are paid to it. Only managers with the right to pay see it; all empty removes it.</p>
      <FormTextField
        {...code}
        name="account_name"
        label="Name on the account"
        maxLength={limits.personName}
        autoFocus
      />
      <FormTextField {...code} name="account_number" label="Account number" inputMode="numeric" />
      <FormTextField {...code} name="ifsc" label="IFSC" placeholder="HDFC0001234" hasCapitals />
    </FormDialog>
  );
}

/** Where a mechanic is paid: read when it is asked for, and forgotten afterwards. */
export function BankDetailsDialog(props: BankDetailsProps) {
  const query = useQuery(bankAccountQuery(props.mechanicId));
  if (query.data) return <BankDetailsForm {...props} read={query.data} />;
  return (
    <Dialog
      title={titleOf(props.name)}
      isOpen
      onOpenChange={props.onClose}
      actions={<Button onPress={props.onClose}>Close</Button>}
    >
      <QueryView
        query={query}
        failure="Failed to load the bank details"
        pending={<Skeleton label="Loading the bank details..." lines={3} />}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}
