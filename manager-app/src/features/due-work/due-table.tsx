import type { DueWork } from '@pitlane/shared-data/due-work';
import { formatDate, todayInGarage } from '@pitlane/shared-data/formats';
import {
  type Column,
  DataTable,
  Link,
  LinkButton,
  LongText,
  MenuButton,
  media,
  PhoneLink,
  RegistrationPlate,
  Row,
} from '@pitlane/shared-ui/core';
import { EllipsisVertical } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { CallDialog } from './call-dialog.tsx';
import { ContactsDialog } from './contacts-dialog.tsx';
import { lastContactOf, priceOf, whenDue, whyDue } from './due-words.ts';
import { PutOffDialog } from './put-off-dialog.tsx';
import { useMessageOwner, useTakeBack } from './use-due-actions.ts';

/** The plate is never cut; the model behind it is shown where the table has room for it, and on a phone. */
const WholePlate = styled.span`
  --cut-from: 8.25rem;
  display: contents;

  @media ${media.medium} and (max-width: 104.99rem) {
    && [data-cut] > small {
      display: none;
    }
  }
`;

type Action = { kind: 'call' | 'contacts' | 'put-off'; due: DueWork };

interface Acts {
  act: (action: Action) => void;
  message: (due: DueWork) => void;
  takeBack: (due: DueWork) => void;
}

/** A service is booked as such, a line of a part or in words as what the customer asks for. A document has nothing to book. */
const bookingOf = ({ registration_number, vehicle_id, service_id, work }: DueWork) =>
  paths.frontDeskBooking({
    plate: registration_number,
    vehicle: vehicle_id,
    service: service_id,
    work: service_id === null ? work : null,
  });

const subjectOf = ({ work, registration_number }: DueWork) => `${work}, ${registration_number}`;

const columnsFor = (today: string, { act, message, takeBack }: Acts): Column<DueWork>[] => [
  {
    id: 'car',
    header: 'Car',
    isKey: true,
    cell: ({ registration_number, vehicle_id, brand, model }) => (
      <WholePlate>
        <LongText detail={`${brand} ${model}`}>
          <Link href={paths.vehicle(vehicle_id)} aria-label={registration_number}>
            <RegistrationPlate>{registration_number}</RegistrationPlate>
          </Link>
        </LongText>
      </WholePlate>
    ),
  },
  {
    id: 'work',
    header: 'Work',
    isKey: true,
    isRowHeader: true,
    cell: (due) => <LongText detail={whyDue(due)}>{due.work}</LongText>,
  },
  {
    id: 'day',
    header: 'Due',
    isKey: true,
    cell: (due) =>
      due.put_off_until && due.put_off_until > today ? (
        <LongText detail={[due.put_off_reason, due.put_off_by_name].filter(Boolean).join(', ')}>
          {`Put off until ${formatDate(due.put_off_until)}`}
        </LongText>
      ) : (
        whenDue(due, today)
      ),
  },
  { id: 'price', header: 'Price', align: 'end', cell: priceOf },
  {
    id: 'owner',
    header: 'Owner',
    isKey: true,
    cell: ({ customer_id, customer_name }) => (
      <LongText>
        <Link href={paths.customerDetails(customer_id)}>{customer_name}</Link>
      </LongText>
    ),
  },
  // Apart from the name: two links below one another are too close for a thumb.
  {
    id: 'phone',
    header: 'Phone',
    isKey: true,
    isUnbroken: true,
    cell: ({ phone }) => phone && <PhoneLink phone={phone} />,
  },
  {
    id: 'contact',
    header: 'Last contact',
    cell: (due) => <LongText detail={due.last_contact?.said}>{lastContactOf(due)}</LongText>,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (due) => (
      <Row gap={1} justify="end">
        {due.kind === 'document' ? (
          <LinkButton href={paths.vehicle(due.vehicle_id)} aria-label={`Open ${subjectOf(due)}`}>
            Open
          </LinkButton>
        ) : (
          <LinkButton href={bookingOf(due)} aria-label={`Book ${subjectOf(due)}`}>
            Book
          </LinkButton>
        )}
        <MenuButton
          variant="quiet"
          icon={EllipsisVertical}
          label={`More for ${subjectOf(due)}`}
          isLabelHidden
          items={[
            { id: 'call', label: 'Call', onAction: () => act({ kind: 'call', due }) },
            { id: 'message', label: 'Send a message', onAction: () => message(due) },
            ...(due.contacts.length > 0
              ? [{ id: 'contacts', label: 'Contacts', onAction: () => act({ kind: 'contacts', due }) }]
              : []),
            { id: 'put-off', label: 'Put off', onAction: () => act({ kind: 'put-off', due }) },
            ...(due.put_off_until
              ? [{ id: 'back', label: 'No longer put off', onAction: () => takeBack(due) }]
              : []),
          ]}
        />
      </Row>
    ),
  },
];

interface DueTableProps {
  rows: readonly DueWork[];
  isRefreshing: boolean;
}

export function DueTable({ rows, isRefreshing }: DueTableProps) {
  const [action, setAction] = useState<Action | null>(null);
  const message = useMessageOwner();
  const takeBack = useTakeBack();
  const close = () => setAction(null);
  return (
    <>
      <DataTable
        label="Due work"
        columns={columnsFor(todayInGarage(), { act: setAction, message, takeBack })}
        rows={rows}
        rowKey={({ due_id }) => due_id}
        isRefreshing={isRefreshing}
      />
      {action?.kind === 'call' && <CallDialog due={action.due} onClose={close} />}
      {action?.kind === 'contacts' && <ContactsDialog due={action.due} onClose={close} />}
      {action?.kind === 'put-off' && <PutOffDialog due={action.due} onClose={close} />}
    </>
  );
}
