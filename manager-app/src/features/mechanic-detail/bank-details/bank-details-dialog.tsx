import { tidyText } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { type BankAccount, bankAccountQuery, useSaveBankAccount } from '@pitlane/shared-data/pay-runs';
import { Button, Dialog, QueryView, Skeleton, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface BankDetailsProps {
  mechanicId: string;
  name: string;
  onClose: () => void;
}

const titleOf = (name: string) => `Bank Details of ${name}`;

function BankDetailsForm({ mechanicId, name, read, onClose }: BankDetailsProps & { read: BankAccount }) {
  // What is saved replaces what was seen, whatever is read again in between.
  const [opened] = useState(read);
  const save = useSaveBankAccount();
  const [account, setAccount] = useState({
    account_name: opened.account_name ?? '',
    account_number: opened.account_number ?? '',
    ifsc: opened.ifsc ?? '',
  });
  const submit = () => {
    const tidied = {
      account_name: tidyText(account.account_name),
      account_number: account.account_number.trim(),
      ifsc: account.ifsc.trim(),
    };
    return sendForm(
      save.mutateAsync({ mechanicId, ...tidied, expected: opened }),
      'Failed to save the bank details',
      ({ account_number }) => {
        notify.success(account_number === null ? 'Bank details removed' : 'Bank details saved');
        onClose();
      },
    );
  };
  return (
    <PlainFormDialog<keyof BankAccount>
      title={titleOf(name)}
      check={() => ({})}
      submitLabel="Save"
      pendingLabel="Saving..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => {
        const bind = (key: keyof BankAccount) => ({
          ...field(key),
          autoComplete: 'off',
          spellCheck: false,
          value: account[key],
          onChange: (entered: string) => {
            field(key).onChange();
            setAccount((now) => ({ ...now, [key]: entered }));
          },
        });
        return (
          <>
            <p>Pay runs are paid to it. Only managers with the right to pay see it; all empty removes it.</p>
            <TextField
              {...bind('account_name')}
              label="Name on the account"
              maxLength={limits.personName}
              autoFocus
            />
            <TextField {...bind('account_number')} label="Account number" inputMode="numeric" />
            <TextField {...bind('ifsc')} label="IFSC" placeholder="HDFC0001234" hasCapitals />
          </>
        );
      }}
    </PlainFormDialog>
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
