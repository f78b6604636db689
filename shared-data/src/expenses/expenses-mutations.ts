import { invoiceKeys } from '../invoices/invoices-keys.ts';
import { useDomainMutation } from '../mutation/use-domain-mutation.ts';
import { correctExpense, recordExpense } from './expenses-api.ts';
import { expenseKeys } from './expenses-keys.ts';

/** With the till, which pays in cash. */
const changes = [expenseKeys.all, invoiceKeys.all];

export const useRecordExpense = () =>
  useDomainMutation({ send: recordExpense, changes, refreshesOnFailure: true });

export const useCorrectExpense = () =>
  useDomainMutation({ send: correctExpense, changes, refreshesOnFailure: true });
