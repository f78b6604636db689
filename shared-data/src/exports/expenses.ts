export {
  type ExpenseCategory,
  expenseCategories,
  expenseCategoryLabels,
} from '../expenses/expense.ts';
export { type NewBill, prepareBill } from '../expenses/expense-bill.ts';
export type { Expense, ExpenseList } from '../expenses/expenses-answers.ts';
export { fetchAllExpenses } from '../expenses/expenses-api.ts';
export { expensesCsv, expensesFileName } from '../expenses/expenses-csv.ts';
export { useCorrectExpense, useRecordExpense } from '../expenses/expenses-mutations.ts';
export { expenseBillQuery, expensesQuery } from '../expenses/expenses-queries.ts';
export { storeSinglePhoto as storeBill } from '../photos/single-photo.ts';
