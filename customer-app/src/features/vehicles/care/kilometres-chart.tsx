import type { OdometerReading } from '@pitlane/shared-data/care';
import { formatCount, formatDate, formatKilometres } from '@pitlane/shared-data/formats';
import { BarChart } from '@pitlane/shared-ui/charts';

const format = (kilometres: number) => formatKilometres(kilometres) ?? '';

/** From the oldest of these readings on; default export, for lazy loading. */
export default function KilometresChart({ readings }: { readings: readonly OdometerReading[] }) {
  return (
    <BarChart
      label="Kilometres"
      bars={readings.toReversed().map(({ read_at, kilometres }, place) => ({
        name: `${place + 1}. ${formatDate(read_at)}`,
        tick: formatDate(read_at),
        value: kilometres,
      }))}
      format={format}
      // Without the unit, which the title says: there is room for seven digits.
      formatTick={formatCount}
    />
  );
}
