import { type DueWork, lastContactOf, putOffOf, useDueActions } from '@pitlane/shared-data/due-work';
import { formatCount, todayInGarage } from '@pitlane/shared-data/formats';
import {
  type Column,
  Link,
  LinkButton,
  LongText,
  media,
  PhoneLink,
  RegistrationPlate,
  Row,
  SelectableTable,
  Stack,
  useSelection,
  Whole,
} from '@pitlane/shared-ui/core';
import { DueActions } from '@pitlane/shared-ui/due-work';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { useSeveral } from '../../several/use-several.tsx';
import { DueOfSeveral } from './due-of-several.tsx';
import { priceOf, whenDue, whyDue } from './due-words.ts';

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

/** A service is booked as such, a line of a part or in words as what the customer asks for. A document has nothing to book. */
const bookingOf = ({ registration_number, vehicle_id, service_id, work }: DueWork) =>
  paths.frontDeskBooking({
    plate: registration_number,
    vehicle: vehicle_id,
    service: service_id,
    work: service_id === null ? work : null,
  });

const subjectOf = ({ work, registration_number }: DueWork) => `${work}, ${registration_number}`;

const Menu = ({ due }: { due: DueWork }) => <DueActions {...useDueActions(due)} />;

function Day({ due, today }: { due: DueWork; today: string }) {
  const putOff = putOffOf(due, today);
  return putOff ? <LongText detail={putOff.detail}>{putOff.text}</LongText> : whenDue(due, today);
}

const columnsFor = (today: string): Column<DueWork>[] => [
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
    cell: (due) => <Day due={due} today={today} />,
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
    cell: ({ phone }) =>
      phone && (
        <Whole>
          <PhoneLink phone={phone} />
        </Whole>
      ),
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
        <Menu due={due} />
      </Row>
    ),
  },
];

interface DueTableProps {
  rows: readonly DueWork[];
  isRefreshing: boolean;
}

const keyOf = ({ due_id }: DueWork) => due_id;

/** What is due; the owners of several rows are written to, or the rows put off, at once. */
export function DueTable({ rows, isRefreshing }: DueTableProps) {
  const selection = useSelection(rows, { keyOf });
  const several = useSeveral({ selection, keyOf, nameOf: subjectOf });
  return (
    <Stack gap={3}>
      {several.outcomes}
      <SelectableTable
        label="Due work"
        selection={selection}
        nameOf={subjectOf}
        countText={(count) => `${formatCount(count)} due`}
        actions={<DueOfSeveral chosen={selection.chosen} several={several} />}
        columns={columnsFor(todayInGarage())}
        rows={rows}
        rowKey={keyOf}
        isRefreshing={isRefreshing}
      />
    </Stack>
  );
}
