import { formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import type { SalaryPayment } from '@pitlane/shared-data/salary';
import { DescriptionList } from '@pitlane/shared-ui/description-list';

const always = { paise: 'always' } as const;

/** What the manager added to or took from the computed salary, in whole paise so that no rounding error shows. */
const adjustmentOf = ({ total_amount, time_based_pay, bonus_amount }: SalaryPayment) =>
  (Math.round(total_amount * 100) - Math.round(time_based_pay * 100) - Math.round(bonus_amount * 100)) / 100;

/** A salary as it was recorded. */
export function SalaryReceipt({ payment }: { payment: SalaryPayment }) {
  const adjustment = adjustmentOf(payment);
  return (
    <DescriptionList
      items={[
        { label: 'Payment', value: `#${payment.payment_id}` },
        { label: 'Paid on', value: formatDateTime(payment.payment_date) },
        { label: 'Mechanic', value: payment.mechanic_name },
        { label: 'Email', value: payment.mechanic_email },
        { label: 'Jobs', value: payment.jobs_included.map((id) => `#${id}`).join(', ') },
        { label: 'Time-based pay', value: formatMoney(payment.time_based_pay, always) },
        { label: 'Bonus', value: formatMoney(payment.bonus_amount, always) },
        { label: 'Adjustment', value: adjustment === 0 ? null : formatMoney(adjustment, always) },
        { label: 'Total paid', value: <strong>{formatMoney(payment.total_amount, always)}</strong> },
        { label: 'Notes', value: payment.notes },
      ]}
    />
  );
}
