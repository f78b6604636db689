import {
  invalidGstRate,
  invalidTaxCode,
  isGstRate,
  isTaxCode,
  taxCodeOf,
} from '@pitlane/shared-data/formats';
import type { Part, PartToSave } from '@pitlane/shared-data/parts';
import * as z from '@pitlane/shared-data/schema';

const invalidPrice = 'Please enter a valid price';
const invalidMinimum = 'Please enter a valid min stock';
const required = (label: string) => z.string().check(z.trim(), z.minLength(1, `${label} is required`));

/** The rules, messages and order are those of the database function. */
export const partSchema = z.object({
  partName: required('Name'),
  partCode: required('Code'),
  category: required('Category'),
  stockUnit: required('Unit'),
  shelf: z.string(),
  /** Null while the field is empty. */
  stockMin: z.pipe(z.nullable(z.number()), z.number(invalidMinimum).check(z.gte(0, invalidMinimum))),
  /** Rupees; null while the field is empty. */
  price: z.pipe(z.nullable(z.number()), z.number(invalidPrice).check(z.gte(0, invalidPrice))),
  /** Of a part that is added; null for none. */
  openingStock: z.nullable(z.number()),
  /** Rupees each. */
  openingCost: z.nullable(z.number()),
  /** One a line. */
  otherNumbers: z.string(),
  /** '' for that of the category. */
  taxCode: z.string().check(z.refine(isTaxCode, invalidTaxCode)),
  /** Percent; null for that of the category. */
  taxRate: z.nullable(z.number()).check(z.refine(isGstRate, invalidGstRate)),
});

type PartForm = z.input<typeof partSchema>;

export const formOf = (part: Part | undefined): PartForm => ({
  partName: part?.part_name ?? '',
  partCode: part?.part_code ?? '',
  category: part?.category ?? '',
  stockUnit: part?.stock_unit ?? 'pcs',
  shelf: part?.shelf ?? '',
  stockMin: part?.stock_min ?? 0,
  price: part?.price ?? null,
  openingStock: null,
  openingCost: null,
  otherNumbers: part?.other_numbers.join('\n') ?? '',
  taxCode: part?.tax_code ?? '',
  taxRate: part?.tax_rate ?? null,
});

/** What is sent to save the form over the part that it was opened with. */
export const savedPart = (values: z.output<typeof partSchema>, part: Part | undefined): PartToSave => ({
  part_name: values.partName,
  part_code: values.partCode,
  category: values.category,
  stock_unit: values.stockUnit,
  stock_min: values.stockMin,
  price: values.price,
  shelf: values.shelf,
  other_numbers: values.otherNumbers.split('\n').filter((line) => line.trim() !== ''),
  tax_code: taxCodeOf(values.taxCode),
  tax_rate: values.taxRate,
  ...(!part && { opening: { stock: values.openingStock ?? 0, cost: values.openingCost ?? 0 } }),
  ...(part && {
    partId: part.id,
    // Not the stock, which others may change while this is open.
    expected: {
      part_name: part.part_name,
      part_code: part.part_code,
      category: part.category,
      stock_unit: part.stock_unit,
      stock_min: part.stock_min,
      price: part.price,
      shelf: part.shelf,
      other_numbers: part.other_numbers,
      tax_code: part.tax_code,
      tax_rate: part.tax_rate,
    },
  }),
});
