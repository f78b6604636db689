import { formatDateTime, formatMoneyWithPaise, toPaise, toRupees } from '@pitlane/shared-data/formats';
import type { SalaryPayment } from '@pitlane/shared-data/salary';
import { DescriptionList } from '@pitlane/shared-ui/core';

/** The manager's adjustment of the computed salary. Computed in paise to avoid rounding errors. */
const adjustmentOf = ({ total_amount, time_based_pay, bonus_amount }: SalaryPayment) =>
  toRupees(toPaise(total_amount) - toPaise(time_based_pay) - toPaise(bonus_amount));

export function SalaryReceipt({ payment }: { payment: SalaryPayment }) {
  const adjustment = adjustmentOf(payment);
  return (
    <DescriptionList
      items={[
        { label: 'Payment', value: `#${payment.payment_id}` },
        { label: 'Paid on', value: formatDateTime(payment.payment_date) },
        { label: 'Mechanic', value: payment.mechanic_name },
        { label: 'Email', value: payment.mechanic_email ?? undefined },
        { label: 'Jobs', value: payment.jobs_included.map((id) => `#${id}`).join(', ') },
        { label: 'Time-based pay', value: formatMoneyWithPaise(payment.time_based_pay) },
        { label: 'Bonus', value: formatMoneyWithPaise(payment.bonus_amount) },
        { label: 'Adjustment', value: adjustment === 0 ? null : formatMoneyWithPaise(adjustment) },
        { label: 'Total paid', value: <strong>{formatMoneyWithPaise(payment.total_amount)}</strong> },
        { label: 'Notes', value: payment.notes },
      ]}
    />
  );
}
