import type { CustomerOverview } from '@pitlane/shared-data/customers';
import { balanceItems } from '@pitlane/shared-data/invoices';
import {
  CardGrid,
  DescriptionList,
  EmptyState,
  Section,
  Stack,
  StatCard,
  StatGrid,
} from '@pitlane/shared-ui/core';
import { Car, CircleCheck, Wrench } from '@pitlane/shared-ui/icons';
import { CustomerProfile } from './customer-profile.tsx';
import { CustomerRequests } from './customer-requests.tsx';
import { ServicedVehicleCard } from './serviced-vehicle-card.tsx';

export function CustomerDetails({
  overview: { customer, vehicles, balance, counts },
}: {
  overview: CustomerOverview;
}) {
  return (
    <Stack gap={3}>
      <CustomerProfile customer={customer} />
      <DescriptionList layout="facts" items={balanceItems(balance, 'staff')} />
      <StatGrid aria-label="Vehicles and services">
        <StatCard label="Vehicles" value={counts.vehicles} icon={Car} />
        <StatCard label="Total Services" value={counts.total_services} icon={Wrench} />
        <StatCard label="Completed" value={counts.completed} icon={CircleCheck} />
      </StatGrid>
      <Section title="Vehicles">
        {vehicles.length === 0 ? (
          <EmptyState icon={Car} title="No vehicles" hint="This customer has not added a vehicle yet." />
        ) : (
          <CardGrid aria-label="Vehicles">
            {vehicles.map((vehicle) => (
              <li key={vehicle.vehicle_id}>
                <ServicedVehicleCard vehicle={vehicle} />
              </li>
            ))}
          </CardGrid>
        )}
      </Section>
      <CustomerRequests customerId={customer.customer_id} />
    </Stack>
  );
}
