import { formatCountOf, formatMoney } from '@pitlane/shared-data/formats';
import type { SalaryStatistics } from '@pitlane/shared-data/salary';
import { StatCard, StatGrid } from '@pitlane/shared-ui/core';
import { Banknote, Calculator, CalendarDays, Users } from '@pitlane/shared-ui/icons';

const money = (rupees?: number) => (rupees === undefined ? undefined : formatMoney(rupees));

/** Figures of all payments, independent of search and filter. */
export function PaymentFigures({ statistics }: { statistics?: SalaryStatistics }) {
  return (
    <StatGrid aria-label="All salary payments" isPending={!statistics}>
      <StatCard
        label="Total Paid"
        value={money(statistics?.total_paid)}
        detail={formatCountOf(statistics?.total_payments ?? 0, 'payment')}
        icon={Banknote}
      />
      <StatCard
        label="This Month"
        value={money(statistics?.monthly_total)}
        detail={formatCountOf(statistics?.monthly_payments ?? 0, 'payment')}
        icon={CalendarDays}
      />
      <StatCard
        label="Average Payment"
        value={money(statistics?.avg_payment)}
        detail="Per payment"
        icon={Calculator}
      />
      <StatCard
        label="Mechanics Paid"
        value={statistics?.unique_mechanics}
        detail="Unique mechanics"
        icon={Users}
      />
    </StatGrid>
  );
}
