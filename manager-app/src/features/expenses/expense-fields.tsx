import { expenseCategories, expenseCategoryLabels } from '@pitlane/shared-data/expenses';
import { limits } from '@pitlane/shared-data/limits';
import { Grid, type PlainFormState, Select, TextField } from '@pitlane/shared-ui/core';
import { DateField } from '@pitlane/shared-ui/forms';
import { MoreFields } from '../../more-fields/more-fields.ts';
import { AmountField } from '../../payment/amount-field.tsx';
import { MethodChoice } from '../../payment/method-choice.tsx';
import { BillField } from './bill-field.tsx';
import { type ExpenseEntry, taxOptions } from './expense-entry.ts';

type Field = 'day' | 'supplier' | 'category' | 'amount' | 'tax' | 'gstin';

const categories = expenseCategories.map((id) => ({ id, label: expenseCategoryLabels[id] }));

interface ExpenseFieldsProps {
  field: (name: Field) => ReturnType<PlainFormState<string>['field']>;
  entry: ExpenseEntry;
  today: string;
  onChange: (changed: Partial<ExpenseEntry>) => void;
}

export function ExpenseFields({ field, entry, today, onChange }: ExpenseFieldsProps) {
  const change = (name: Field, changed: Partial<ExpenseEntry>) => {
    field(name).onChange();
    onChange(changed);
  };
  // A list of choices has no such state.
  const { isReadOnly: _, ...categoryField } = field('category');
  return (
    <>
      <Grid>
        <TextField
          {...field('supplier')}
          label="Supplier"
          isRequired
          autoFocus
          autoComplete="off"
          maxLength={limits.name}
          value={entry.supplier}
          onChange={(supplier) => change('supplier', { supplier })}
        />
        <Select
          {...categoryField}
          label="Category"
          placeholder="Select a category"
          isRequired
          options={categories}
          value={entry.category}
          onChange={(chosen) =>
            change('category', { category: expenseCategories.find((id) => id === chosen) ?? '' })
          }
        />
        <AmountField
          {...field('amount')}
          label="Amount (₹)"
          description="With tax"
          isRequired
          maxValue={limits.finalCost}
          value={entry.amount}
          onChange={(amount) => change('amount', { amount })}
        />
        <DateField
          {...field('day')}
          label="Date"
          isRequired
          max={today}
          value={entry.day}
          onChange={(day) => change('day', { day })}
        />
      </Grid>
      <MethodChoice value={entry.method} onChange={(method) => onChange({ method })} />
      <BillField bill={entry.bill} onChange={(bill) => onChange({ bill })} />
      <MoreFields>
        <summary>GST, bill number and note</summary>
        <Grid>
          <Select
            label="GST"
            options={taxOptions}
            value={entry.taxOf}
            onChange={(taxOf) => onChange({ taxOf: taxOf ?? 'none' })}
          />
          {entry.taxOf === 'amount' && (
            <AmountField
              {...field('tax')}
              label="GST in the amount (₹)"
              isRequired
              maxValue={limits.finalCost}
              value={entry.tax}
              onChange={(tax) => change('tax', { tax })}
            />
          )}
          <TextField
            {...field('gstin')}
            label="GSTIN of the supplier"
            autoComplete="off"
            maxLength={20}
            value={entry.gstin}
            onChange={(gstin) => change('gstin', { gstin })}
          />
          <TextField
            label="Bill number"
            autoComplete="off"
            maxLength={limits.code}
            value={entry.billNumber}
            onChange={(billNumber) => onChange({ billNumber })}
          />
          <TextField
            label="Note"
            autoComplete="off"
            maxLength={limits.notes}
            value={entry.note}
            onChange={(note) => onChange({ note })}
          />
        </Grid>
      </MoreFields>
    </>
  );
}
