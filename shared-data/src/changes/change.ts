/** Actions and subjects of the audit trail. */
export const changeActions = ['added', 'changed', 'removed'] as const;
export const changeSubjects = [
  'request',
  'line',
  'used_part',
  'part',
  'mechanic',
  'payment',
  'customer',
  'manager',
  'garage',
  'opening_hours',
  'closed_day',
  'bay',
  'service',
  'car_type',
  'inspection_template',
  'inspection',
  'inspection_item',
  'estimate',
  'approval',
  'link',
  'import',
  'photo',
  'invoice_draft',
  'invoice',
  'receipt',
  'tax_rate',
  'till',
  'logo',
  'message_text',
  'message_settings',
  'message',
] as const;

export type ChangeAction = (typeof changeActions)[number];
export type ChangeSubject = (typeof changeSubjects)[number];
