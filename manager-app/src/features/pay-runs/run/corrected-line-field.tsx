import { formatMoneyWithPaise, formatShortDay } from '@pitlane/shared-data/formats';
import { payRunsQuery } from '@pitlane/shared-data/pay-runs';
import { type PayLine, payLineName, paySlipQuery } from '@pitlane/shared-data/pay-slips';
import { Select } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';

interface CorrectedLineFieldProps {
  mechanicId: string;
  errorMessage: string | undefined;
  value: string;
  onChange: (lineId: string) => void;
}

const labelOf = (line: PayLine) =>
  [payLineName(line), line.registration_number, formatMoneyWithPaise(line.amount)].filter(Boolean).join(', ');

/** Which line of the mechanic's last slip was wrong. One that cannot be loaded, or none, is said by the reason alone. */
export function CorrectedLineField({ mechanicId, errorMessage, value, onChange }: CorrectedLineFieldProps) {
  const { data: runs } = useQuery(payRunsQuery(1));
  const last = runs?.rows.find(({ state }) => state === 'approved');
  const { data: slip } = useQuery({
    ...paySlipQuery({ payRunId: last?.pay_run_id ?? 0, mechanicId }),
    enabled: last !== undefined,
  });
  const lines = slip?.lines.filter(({ line_id }) => line_id !== null) ?? [];
  return (
    <Select
      name="corrects"
      label={last ? `Line of the run until ${formatShortDay(last.last_day)}` : 'Line of an earlier run'}
      errorMessage={errorMessage}
      options={[
        { id: '', label: 'None of these' },
        ...lines.map((line) => ({ id: String(line.line_id), label: labelOf(line) })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
