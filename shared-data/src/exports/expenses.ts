export { storeSinglePhoto as storeBill } from '../foundation/pictures/single-photo.ts';
export {
  type ExpenseCategory,
  expenseCategories,
  expenseCategoryLabels,
} from '../invoices/expenses/expense.ts';
export { type NewBill, prepareBill } from '../invoices/expenses/expense-bill.ts';
export type { Expense, ExpenseList } from '../invoices/expenses/expenses-answers.ts';
export { fetchAllExpenses } from '../invoices/expenses/expenses-api.ts';
export { expensesCsv, expensesFileName } from '../invoices/expenses/expenses-csv.ts';
export { useCorrectExpense, useRecordExpense } from '../invoices/expenses/expenses-mutations.ts';
export { expenseBillQuery, expensesQuery } from '../invoices/expenses/expenses-queries.ts';
