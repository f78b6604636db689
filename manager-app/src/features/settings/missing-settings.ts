import type { GarageSettings } from '@pitlane/shared-data/garage';

interface MissingSetting {
  what: string;
  /** The consequence without it. */
  without: string;
}

export function missingSettings(garage: GarageSettings): MissingSetting[] {
  const checks: [unknown, MissingSetting][] = [
    [garage.name, { what: 'Name', without: 'customers do not see whose garage this is.' }],
    [
      garage.phone || garage.email,
      { what: 'Phone or email', without: 'customers do not see how to reach the garage.' },
    ],
    [
      garage.upi_id || garage.bank_account,
      { what: 'Payment details', without: 'customers do not see how to pay by UPI or bank transfer.' },
    ],
  ];
  return checks.filter(([value]) => !value).map(([, missing]) => missing);
}
