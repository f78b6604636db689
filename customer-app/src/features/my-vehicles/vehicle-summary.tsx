import { summariseVehicles, type Vehicle } from '@pitlane/shared-data/vehicles';
import { StatCard, StatGrid } from '@pitlane/shared-ui/core';
import { Calendar, Car, Fuel, Tag } from '@pitlane/shared-ui/icons';

export function VehicleSummary({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { total, brands, averageYear, fuelTypes } = summariseVehicles(vehicles);
  return (
    <StatGrid aria-label="Summary of your vehicles">
      <StatCard label="Total Vehicles" value={total} icon={Car} />
      <StatCard label="Brands" value={brands} icon={Tag} />
      <StatCard label="Average Year" value={averageYear} icon={Calendar} />
      <StatCard label="Fuel Types" value={fuelTypes} icon={Fuel} />
    </StatGrid>
  );
}
