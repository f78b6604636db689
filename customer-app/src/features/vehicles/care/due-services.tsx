import type { ServiceForecast } from '@pitlane/shared-data/care';
import type { DueWork } from '@pitlane/shared-data/due-work';
import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import type { Role } from '@pitlane/shared-data/session';
import {
  type Column,
  DataTable,
  LinkButton,
  LongText,
  Section,
  StatusBadge,
  type StatusBadgeProps,
} from '@pitlane/shared-ui/core';
import { paths } from '../../../paths.ts';
import { whenDue, whyDue } from './care-words.ts';
import { managerColumns } from './manager-columns.tsx';

const states: Record<ServiceForecast['state'], { tone: StatusBadgeProps['tone']; label: string }> = {
  over: { tone: 'danger', label: 'Overdue' },
  due: { tone: 'warning', label: 'Due soon' },
  later: { tone: 'info', label: 'Later' },
};

const columns: Column<ServiceForecast>[] = [
  { id: 'service', header: 'Service', isRowHeader: true, cell: ({ service_name }) => service_name },
  {
    id: 'state',
    header: 'Status',
    isKey: true,
    cell: ({ state, booked_for }) =>
      booked_for ? (
        <StatusBadge tone="success">{`Booked for ${formatDate(booked_for)}`}</StatusBadge>
      ) : (
        <StatusBadge tone={states[state].tone}>{states[state].label}</StatusBadge>
      ),
  },
  { id: 'due', header: 'Due', isKey: true, isUnbroken: true, cell: whenDue },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    isKey: true,
    cell: ({ price_now }) => formatMoney(price_now),
  },
];

const whyColumn: Column<ServiceForecast> = { id: 'why', header: 'Why', cell: whyDue };

/** A table of staff with a column of its own for the reason would be wider than a screen. */
const staffColumns = columns.map((column) =>
  column.isRowHeader
    ? {
        ...column,
        cell: (forecast: ServiceForecast) => (
          <LongText detail={whyDue(forecast)}>{forecast.service_name}</LongText>
        ),
      }
    : column,
);

const isToBook = ({ state, booked_for }: ServiceForecast) => booked_for === null && state !== 'later';

const bookColumn = (vehicleId: number): Column<ServiceForecast> => ({
  id: 'actions',
  header: 'Actions',
  isHeaderHidden: true,
  isKey: isToBook,
  cell: (forecast) =>
    isToBook(forecast) && (
      <LinkButton
        href={paths.bookServiceFor(vehicleId, String(forecast.service_id))}
        aria-label={`Book ${forecast.service_name}`}
      >
        Book
      </LinkButton>
    ),
});

function columnsOf({ vehicleId, role, due }: Omit<DueServicesProps, 'forecast'>) {
  if (role === 'customer') return [...columns, whyColumn, bookColumn(vehicleId)];
  if (role === 'mechanic') return staffColumns;
  const dueOf = (forecast: ServiceForecast) =>
    isToBook(forecast)
      ? due.find(({ kind, service_id }) => kind === 'service' && service_id === forecast.service_id)
      : undefined;
  return [...staffColumns, ...managerColumns(dueOf)];
}

interface DueServicesProps {
  forecast: readonly ServiceForecast[];
  vehicleId: number;
  role: Role;
  /** For a manager, to act on it. */
  due: readonly DueWork[];
}

/** The services with an interval, what is due first on top; nothing without any. */
export const DueServices = ({ forecast, ...shown }: DueServicesProps) =>
  forecast.length > 0 && (
    <Section
      title="Due Services"
      description="By the garage's intervals, from when each was last done and how far the car is driven."
    >
      <DataTable
        label="Services of this vehicle by when they are due"
        columns={columnsOf(shown)}
        rows={forecast}
        rowKey={({ service_id }) => service_id}
      />
    </Section>
  );
