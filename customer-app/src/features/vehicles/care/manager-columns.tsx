import { type DueWork, lastContactOf, putOffOf } from '@pitlane/shared-data/due-work';
import { todayInGarage } from '@pitlane/shared-data/formats';
import { type Column, LinkButton, LongText, Row, ScreenOnly } from '@pitlane/shared-ui/core';
import { lazy, Suspense } from 'react';
import { paths } from '../../../paths.ts';

const DueMenu = lazy(() => import('./due-menu.tsx'));

function Contact({ due }: { due: DueWork }) {
  const putOff = putOffOf(due, todayInGarage());
  return putOff ? (
    <LongText detail={putOff.detail}>{putOff.text}</LongText>
  ) : (
    <LongText detail={due.last_contact?.said}>{lastContactOf(due)}</LongText>
  );
}

/** As the list of due work books it: a service as such, a line of a part or in words as what the customer asks for. */
function Book({
  due: { work, registration_number: plate, vehicle_id: vehicle, service_id },
}: {
  due: DueWork;
}) {
  const asked = { plate, vehicle, service: service_id, work: service_id === null ? work : null };
  return (
    <LinkButton href={paths.frontDeskBooking(asked)} aria-label={`Book ${work}`}>
      Book
    </LinkButton>
  );
}

/** What managers were told about due work and do about it, as in the list of all due work. */
export const managerColumns = <Listed,>(
  dueOf: (row: Listed) => DueWork | undefined,
): readonly Column<Listed>[] => [
  {
    id: 'contact',
    header: 'Last contact',
    cell: (row) => {
      const due = dueOf(row);
      return due && <Contact due={due} />;
    },
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    isKey: (row) => dueOf(row) !== undefined,
    cell: (row) => {
      const due = dueOf(row);
      return due && <DueSteps due={due} />;
    },
  },
];

/** Booking, where there is something to book, and the menu. */
export const DueSteps = ({ due }: { due: DueWork }) => (
  <ScreenOnly>
    <Row gap={1} justify="end">
      {due.kind !== 'document' && <Book due={due} />}
      <Suspense>
        <DueMenu due={due} />
      </Suspense>
    </Row>
  </ScreenOnly>
);
