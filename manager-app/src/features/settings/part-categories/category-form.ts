import {
  formatMoney,
  invalidGstRate,
  invalidTaxCode,
  isGstRate,
  isTaxCode,
  taxCodeOf,
} from '@pitlane/shared-data/formats';
import type { CategoryRule, PartCategory } from '@pitlane/shared-data/part-prices';
import * as z from '@pitlane/shared-data/schema';
import type { ChangedFields } from '@pitlane/shared-ui/forms';

const roundings = ['none', '1', '5', '10', '50', '100'] as const;

export const roundingOptions = roundings.map((id) => ({
  id,
  label: id === 'none' ? 'Not rounded' : `Up to full ${formatMoney(Number(id))}`,
}));

const invalidMargin = 'Please enter a margin from 0 to 1,000 %';

/** The rules, messages and order are those of the database function. */
export const categorySchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Category is required')),
  /** Percent; null: no rule. */
  margin: z.nullable(z.number().check(z.gte(0, invalidMargin), z.lte(1000, invalidMargin))),
  roundTo: z.enum(roundings),
  taxCode: z.string().check(z.refine(isTaxCode, invalidTaxCode)),
  /** Percent; null: that of the tax rates. */
  taxRate: z.nullable(z.number()).check(z.refine(isGstRate, invalidGstRate)),
});

type CategoryForm = z.input<typeof categorySchema>;

const roundingOf = (value: number | null | undefined): CategoryForm['roundTo'] =>
  roundings.find((id) => id === String(value)) ?? 'none';

export const formOf = (category: PartCategory | undefined): CategoryForm => ({
  name: category?.name ?? '',
  margin: category?.margin ?? null,
  roundTo: roundingOf(category?.round_to),
  taxCode: category?.tax_code ?? '',
  taxRate: category?.tax_rate ?? null,
});

/** What is sent to save the form. */
export const savedCategory = (values: z.output<typeof categorySchema>): CategoryRule & { name: string } => ({
  name: values.name,
  margin: values.margin,
  round_to: values.margin === null || values.roundTo === 'none' ? null : Number(values.roundTo),
  tax_code: taxCodeOf(values.taxCode) || null,
  tax_rate: values.taxRate,
});

export const ruleOf = ({ margin, round_to, tax_code, tax_rate }: PartCategory): CategoryRule => ({
  margin,
  round_to,
  tax_code,
  tax_rate,
});

const percent = (value: number | null) => (value === null ? '' : `${value} %`);

export const categoryFields: ChangedFields<PartCategory> = [
  { label: 'Margin on cost', text: ({ margin }) => percent(margin) },
  {
    label: 'Prices',
    text: ({ round_to }) => (round_to === null ? '' : `Up to full ${formatMoney(round_to)}`),
  },
  { label: 'HSN', text: ({ tax_code }) => tax_code ?? '' },
  { label: 'GST rate', text: ({ tax_rate }) => percent(tax_rate) },
];
