import { expenseCategories, expenseCategoryLabels } from '@pitlane/shared-data/expenses';
import { limits } from '@pitlane/shared-data/limits';
import { Grid } from '@pitlane/shared-ui/core';
import { FormDateField, FormSelect, FormTextField, useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { MoreFields } from '../../more-fields/more-fields.ts';
import { FormAmountField } from '../../payment/amount-field.tsx';
import { MethodChoice } from '../../payment/method-choice.tsx';
import { BillField } from './bill-field.tsx';
import { type ExpenseEntry, taxOptions } from './expense-entry.ts';

const categories = expenseCategories.map((id) => ({ id, label: expenseCategoryLabels[id] }));

export function ExpenseFields({ today }: { today: string }) {
  const { control, setValue } = useFormContext<ExpenseEntry>();
  const [bill, taxOf] = useWatch({ control, name: ['bill', 'taxOf'] });
  return (
    <>
      <Grid>
        <FormTextField
          name="supplier"
          label="Supplier"
          isRequired
          autoFocus
          autoComplete="off"
          maxLength={limits.name}
        />
        <FormSelect
          name="category"
          label="Category"
          placeholder="Select a category"
          isRequired
          options={categories}
        />
        <FormAmountField
          name="amount"
          label="Amount (₹)"
          description="With tax"
          isRequired
          maxValue={limits.finalCost}
        />
        <FormDateField name="day" label="Date" isRequired max={today} />
      </Grid>
      <MethodChoice />
      <BillField bill={bill} onChange={(taken) => setValue('bill', taken, { shouldDirty: true })} />
      <MoreFields>
        <summary>GST, bill number and note</summary>
        <Grid>
          <FormSelect name="taxOf" label="GST" options={taxOptions} />
          {taxOf === 'amount' && (
            <FormAmountField
              name="tax"
              label="GST in the amount (₹)"
              isRequired
              maxValue={limits.finalCost}
            />
          )}
          <FormTextField name="gstin" label="GSTIN of the supplier" autoComplete="off" maxLength={20} />
          <FormTextField name="billNumber" label="Bill number" autoComplete="off" maxLength={limits.code} />
          <FormTextField name="note" label="Note" autoComplete="off" maxLength={limits.notes} />
        </Grid>
      </MoreFields>
    </>
  );
}
