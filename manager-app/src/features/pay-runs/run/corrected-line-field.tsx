import { formatMoneyWithPaise, formatShortDay } from '@pitlane/shared-data/formats';
import { payRunsQuery } from '@pitlane/shared-data/pay-runs';
import { type PayLine, payLineName, paySlipQuery } from '@pitlane/shared-data/pay-slips';
import { FormSelect } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';

const labelOf = (line: PayLine) =>
  [payLineName(line), line.registration_number, formatMoneyWithPaise(line.amount)].filter(Boolean).join(', ');

/** Which line of the mechanic's last slip was wrong. One that cannot be loaded, or none, is said by the reason alone. */
export function CorrectedLineField({ mechanicId }: { mechanicId: string }) {
  const { data: runs } = useQuery(payRunsQuery(1));
  const last = runs?.rows.find(({ state }) => state === 'approved');
  const { data: slip } = useQuery({
    ...paySlipQuery({ payRunId: last?.pay_run_id ?? 0, mechanicId }),
    enabled: last !== undefined,
  });
  const lines = slip?.lines.filter(({ line_id }) => line_id !== null) ?? [];
  return (
    <FormSelect
      name="corrects"
      label={last ? `Line of the run until ${formatShortDay(last.last_day)}` : 'Line of an earlier run'}
      options={[
        { id: '', label: 'None of these' },
        ...lines.map((line) => ({ id: String(line.line_id), label: labelOf(line) })),
      ]}
    />
  );
}
