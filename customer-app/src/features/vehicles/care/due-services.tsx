import type { ServiceForecast } from '@pitlane/shared-data/care';
import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import type { Role } from '@pitlane/shared-data/session';
import {
  type Column,
  DataTable,
  LinkButton,
  Section,
  StatusBadge,
  type StatusBadgeProps,
} from '@pitlane/shared-ui/core';
import { paths } from '../../../paths.ts';
import { whenDue, whyDue } from './care-words.ts';

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
  { id: 'due', header: 'Due', isKey: true, cell: whenDue },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    isKey: true,
    cell: ({ price_now }) => formatMoney(price_now),
  },
  { id: 'why', header: 'Why', cell: whyDue },
];

const bookColumn = (vehicleId: number): Column<ServiceForecast> => ({
  id: 'actions',
  header: 'Actions',
  isHeaderHidden: true,
  cell: ({ service_id, service_name, state, booked_for }) =>
    booked_for === null &&
    state !== 'later' && (
      <LinkButton
        href={paths.bookServiceFor(vehicleId, String(service_id))}
        aria-label={`Book ${service_name}`}
      >
        Book
      </LinkButton>
    ),
});

interface DueServicesProps {
  forecast: readonly ServiceForecast[];
  vehicleId: number;
  role: Role;
}

/** The services with an interval, what is due first on top; nothing without any. */
export const DueServices = ({ forecast, vehicleId, role }: DueServicesProps) =>
  forecast.length > 0 && (
    <Section
      title="Due Services"
      description="By the garage's intervals, from when each was last done and how far the car is driven."
    >
      <DataTable
        label="Services of this vehicle by when they are due"
        columns={role === 'customer' ? [...columns, bookColumn(vehicleId)] : columns}
        rows={forecast}
        rowKey={({ service_id }) => service_id}
      />
    </Section>
  );
