import { type ExpenseList, expenseCategoryLabels } from '@pitlane/shared-data/expenses';
import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { StatCard, StatGrid } from '@pitlane/shared-ui/core';
import { Banknote, IndianRupee, ReceiptIndianRupee } from '@pitlane/shared-ui/icons';

/** Of all expenses that the list finds, also those of other pages. */
export const ExpenseSums = ({ sums }: Partial<Pick<ExpenseList, 'sums'>>) => (
  <StatGrid aria-label="Totals" isPending={!sums}>
    <StatCard label="Total" value={sums && formatMoneyWithPaise(sums.amount)} icon={IndianRupee} />
    <StatCard label="GST in it" value={sums && formatMoneyWithPaise(sums.tax)} icon={ReceiptIndianRupee} />
    <StatCard label="Paid in cash" value={sums && formatMoneyWithPaise(sums.cash)} icon={Banknote} />
  </StatGrid>
);

/** The same by category, below the list. */
export const CategorySums = ({ categories }: Pick<ExpenseList, 'categories'>) =>
  categories.length > 1 && (
    <p>
      {categories
        .map(({ category, amount }) => `${expenseCategoryLabels[category]}: ${formatMoneyWithPaise(amount)}`)
        .join(' · ')}
    </p>
  );
