/**
 * Generated from private.limits() by `npm run types -w shared-data`. Do not edit. Lengths of texts are in characters,
 * "code" is any short text, amounts are in rupees.
 */
export const limits = {
  address: 500,
  bookedServices: 10,
  code: 60,
  countedRows: 1000,
  description: 2000,
  email: 320,
  experienceYears: 80,
  finalCost: 99999999.99,
  hourlyRate: 1000000,
  kmDriven: 9999999,
  lineMinutes: 10080,
  lineQuantity: 10000,
  lines: 100,
  longestPassword: 12,
  name: 200,
  notes: 5000,
  personName: 80,
  phone: 40,
  shortestPassword: 4,
  specializations: 20,
  stock: 1000000,
  vehicles: 50,
} as const;
