export const expenseCategories = [
  'parts',
  'tools',
  'outside_work',
  'transport',
  'rent',
  'utilities',
  'staff',
  'office',
  'other',
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];

export const expenseCategoryLabels: Record<ExpenseCategory, string> = {
  parts: 'Parts and materials',
  tools: 'Tools and machines',
  outside_work: 'Work by others',
  transport: 'Fuel and transport',
  rent: 'Rent',
  utilities: 'Power, water and phone',
  staff: 'Staff welfare',
  office: 'Office',
  other: 'Other',
};
