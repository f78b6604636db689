import type { VehicleCare } from '@pitlane/shared-data/care';
import { formatDate, formatKilometres } from '@pitlane/shared-data/formats';
import { pageSize } from '@pitlane/shared-data/paging';
import type { Role } from '@pitlane/shared-data/session';
import {
  fuelLabels,
  type VehicleRecord,
  type VehicleVisit,
  vehicleName,
} from '@pitlane/shared-data/vehicles';
import {
  Card,
  CardHeader,
  DescriptionList,
  EmptyState,
  FuelLabel,
  Pagination,
  type QueryLike,
  QueryView,
  RegistrationPlate,
  ScreenOnly,
  Section,
  Stack,
} from '@pitlane/shared-ui/core';
import { History } from '@pitlane/shared-ui/icons';
import { useTargetCard } from '../../navigation/use-target-card.ts';
import { DeferredWork } from './care/deferred-work.tsx';
import { DueServices } from './care/due-services.tsx';
import { Kilometres } from './care/kilometres.tsx';
import { YearlyCosts } from './care/yearly-costs.tsx';
import { Documents } from './documents/documents.tsx';
import { OwnerCard } from './owner-card.tsx';
import { VisitTable } from './visit-table.tsx';

interface VehicleSheetProps {
  record: VehicleRecord;
  care: QueryLike<VehicleCare>;
  role: Role;
  /** The page of the history. */
  page: number;
  /** The whole history while it is printed. */
  printed: readonly VehicleVisit[] | undefined;
  onPageChange: (page: number) => void;
  isRefreshing: boolean;
}

const historyDescriptions: Record<Role, string | undefined> = {
  customer: 'Your requests. What was done before you had the car is in its service book.',
  mechanic: 'Your jobs on this vehicle.',
  manager: undefined,
};

export function VehicleSheet({
  record,
  care,
  role,
  page,
  printed,
  onPageChange,
  isRefreshing,
}: VehicleSheetProps) {
  useTargetCard(care.data ? ['due'] : []);
  const { vehicle, owner, years, history } = record;
  const vehicleId = vehicle.vehicle_id;
  return (
    <Stack gap={6}>
      <Card aria-labelledby="vehicle-name">
        <CardHeader
          id="vehicle-name"
          title={vehicleName(vehicle)}
          detail={vehicle.year}
          end={<RegistrationPlate>{vehicle.registration_number}</RegistrationPlate>}
        />
        <DescriptionList
          layout="stacked"
          items={[
            { label: 'Colour', value: vehicle.color },
            {
              label: 'Fuel type',
              value: <FuelLabel fuel={vehicle.fuel_type} label={fuelLabels[vehicle.fuel_type]} />,
            },
            { label: 'Kilometres', value: formatKilometres(vehicle.km_driven) },
            {
              label: 'Last oil change',
              value: vehicle.last_oil_change && formatDate(vehicle.last_oil_change),
            },
            { label: 'VIN', value: vehicle.vin },
            { label: 'Engine number', value: vehicle.engine_number },
            { label: 'Chassis number', value: vehicle.chassis_number },
            { label: 'Added', value: formatDate(vehicle.created_at) },
          ]}
        />
      </Card>
      {owner && <OwnerCard owner={owner} />}
      <QueryView query={care} failure="Failed to load what is due">
        {({ forecast, deferred, documents, due_work }) => (
          <div id="due" tabIndex={-1}>
            <Stack gap={6}>
              <DueServices {...{ forecast, role, vehicleId, due: due_work ?? [] }} />
              <DeferredWork {...{ lines: deferred, role, vehicleId, due: due_work ?? [] }} />
              {documents && <Documents {...{ documents, vehicleId, due: due_work ?? [] }} />}
            </Stack>
          </div>
        )}
      </QueryView>
      <Section title="Service History" description={historyDescriptions[role]}>
        {history.rows.length === 0 && page === 1 ? (
          <EmptyState
            icon={History}
            title="No services yet"
            hint={
              role === 'customer'
                ? 'You have not booked anything for this vehicle yet.'
                : 'Nothing has been booked for this vehicle.'
            }
          />
        ) : (
          <>
            <VisitTable visits={printed ?? history.rows} role={role} isRefreshing={isRefreshing} />
            <ScreenOnly>
              <Pagination
                label="Pages of the service history"
                page={page}
                pageSize={pageSize}
                total={history.total}
                onPageChange={onPageChange}
              />
            </ScreenOnly>
          </>
        )}
      </Section>
      {years && <YearlyCosts years={years} />}
      {care.data && <Kilometres care={care.data} vehicleId={vehicleId} />}
    </Stack>
  );
}
