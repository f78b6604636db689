import type { OdometerReading } from '@pitlane/shared-data/care';
import { formatCount, formatDate, formatKilometres } from '@pitlane/shared-data/formats';
import { TimeChart } from '@pitlane/shared-ui/charts';

const format = (kilometres: number) => formatKilometres(kilometres) ?? '';
const formatDay = (at: number) => formatDate(new Date(at));

/** From the oldest of these readings on; default export, for lazy loading. */
export default function KilometresChart({ readings }: { readings: readonly OdometerReading[] }) {
  return (
    <TimeChart
      label="Kilometres"
      points={readings
        .toReversed()
        .map(({ read_at, kilometres }) => ({ at: Date.parse(read_at), value: kilometres }))}
      formatDay={formatDay}
      format={format}
      // Without the unit, which the title says: there is room for seven digits.
      formatTick={formatCount}
    />
  );
}
