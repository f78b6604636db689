import { formatMoney } from '@pitlane/shared-data/formats';
import type { SalaryStatistics } from '@pitlane/shared-data/salary';
import { Banknote, Calculator, CalendarDays, Users } from '@pitlane/shared-ui/icons';
import { StatCard, StatGrid } from '@pitlane/shared-ui/stat-card';

const figure = new Intl.NumberFormat('en-IN');

const payments = (count: number) => (count === 1 ? '1 payment' : `${figure.format(count)} payments`);

/** The figures over every payment, whatever is searched and filtered below. */
export function PaymentFigures({ statistics }: { statistics: SalaryStatistics }) {
  const { total_paid, total_payments, monthly_total, monthly_payments, avg_payment, unique_mechanics } =
    statistics;
  return (
    <StatGrid aria-label="All salary payments">
      <StatCard
        label="Total Paid"
        value={formatMoney(total_paid)}
        detail={payments(total_payments)}
        icon={Banknote}
      />
      <StatCard
        label="This Month"
        value={formatMoney(monthly_total)}
        detail={payments(monthly_payments)}
        icon={CalendarDays}
      />
      <StatCard
        label="Average Payment"
        value={formatMoney(avg_payment)}
        detail="Per payment"
        icon={Calculator}
      />
      <StatCard label="Mechanics Paid" value={unique_mechanics} detail="Unique mechanics" icon={Users} />
    </StatGrid>
  );
}
