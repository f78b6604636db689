import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { invoiceKeys } from '../invoices-keys.ts';
import { correctExpense, recordExpense } from './expenses-api.ts';
import { expenseKeys } from './expenses-keys.ts';

/** With the till, which pays in cash. */
const changes = [expenseKeys.all, invoiceKeys.all];

export const useRecordExpense = () =>
  useDomainMutation({ send: recordExpense, changes, refreshesOnFailure: true });

export const useCorrectExpense = () =>
  useDomainMutation({ send: correctExpense, changes, refreshesOnFailure: true });
