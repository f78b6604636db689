import { customersQuery, type ListedCustomer } from '@pitlane/shared-data/customers';
import { messageFor } from '@pitlane/shared-data/data-error';
import { type ServiceBook, usePassVehicleTo } from '@pitlane/shared-data/service-books';
import { Button, Dialog, QueryView, RadioGroup, SearchField, Skeleton, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WhatGoesAlong } from './what-goes-along.tsx';

const searchLabel = 'Find the new owner';

/** People share names: the phone number, else the email, tells them apart. */
const labelOf = ({ name, phone, email }: ListedCustomer) => [name, phone ?? email].filter(Boolean).join(', ');

interface NewOwnerDialogProps {
  vehicleId: number;
  owner: ServiceBook['owner'];
  onClose: () => void;
}

/** A manager chooses the customer who has bought the car. */
export function NewOwnerDialog({ vehicleId, owner, onClose }: NewOwnerDialogProps) {
  // Whom the dialog was opened about, though the page behind it is read again.
  const [{ customer_id: ownerId, name: ownerName }] = useState(owner);
  const [search, setSearch] = useState('');
  const [chosenId, setChosenId] = useState('');
  const customers = useQuery(customersQuery({ search, page: 1 }));
  // A customer can be chosen before the search is sent. One who is no longer listed is not chosen.
  const chosen = customers.data?.rows.find(({ customer_id }) => customer_id === chosenId);
  const pass = usePassVehicleTo();
  const passTo = ({ customer_id: customerId, name }: ListedCustomer) =>
    pass.mutate(
      { vehicleId, ownerId, customerId },
      {
        onSuccess: () => {
          notify.success(`This car was passed on to ${name}`);
          onClose();
        },
        onError: (error) => notify.failure(messageFor(error, 'Failed to pass on the car')),
      },
    );
  return (
    <Dialog
      isOpen
      title="Pass On to a Customer"
      onOpenChange={onClose}
      isDismissable={!pass.isPending}
      actions={
        <>
          <Button isDisabled={pass.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={!chosen}
            isPending={pass.isPending}
            pendingLabel="Passing on..."
            onPress={() => chosen && passTo(chosen)}
          >
            Pass On
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>Owner until now: {ownerName}</p>
        <WhatGoesAlong isOwn={false} />
        <SearchField
          label={searchLabel}
          placeholder="Name, phone or email"
          value={search}
          onSearch={setSearch}
          findsStarts
        />
        <QueryView
          query={customers}
          failure="Failed to search"
          pending={<Skeleton label="Searching..." lines={3} />}
        >
          {({ rows, total }) =>
            rows.length === 0 ? (
              <p role="status">
                No customer found. Add them at the front desk, or make a code for them to enter.
              </p>
            ) : (
              <RadioGroup
                label="New owner"
                description={total > rows.length ? 'More people match. Type more to find them.' : undefined}
                options={rows.map((row) => ({ id: row.customer_id, label: labelOf(row) }))}
                value={chosen?.customer_id ?? ''}
                onChange={setChosenId}
              />
            )
          }
        </QueryView>
      </Stack>
    </Dialog>
  );
}
