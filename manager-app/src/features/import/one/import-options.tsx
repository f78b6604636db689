import { fieldsOf, type ImportKind, type ImportSettings } from '@pitlane/shared-data/imports';
import { Grid, RadioGroup } from '@pitlane/shared-ui/core';

type Settings = Omit<ImportSettings, 'leaves_errors_out'>;

const sameRecord: Record<ImportKind, string> = {
  customers: 'The same customer has the same phone number, however it is spelled.',
  vehicles: 'The same car has the same registration number, however it is spelled.',
  parts: 'The same part has the same code; without a code, the same name.',
  services: '',
};

interface ImportOptionsProps {
  kind: ImportKind;
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** How dates are read and what happens to duplicates. */
export function ImportOptions({ kind, settings, onChange }: ImportOptionsProps) {
  const hasDate = fieldsOf(kind).some(({ field, isDate }) => isDate && settings.mapping[field] !== undefined);
  return (
    <Grid align="start">
      {kind !== 'services' && (
        <RadioGroup
          label="Rows already in Pitlane"
          description={sameRecord[kind]}
          options={[
            { id: 'skip', label: 'Skip: leave the existing record unchanged' },
            { id: 'merge', label: 'Update with the file; empty cells change nothing' },
          ]}
          value={settings.duplicates}
          onChange={(chosen) => onChange({ ...settings, duplicates: chosen === 'merge' ? 'merge' : 'skip' })}
        />
      )}
      {hasDate && (
        <RadioGroup
          label="Dates such as 09/03/2026"
          description="2026-03-09 and 9 Mar 2026 are always clear."
          options={[
            { id: 'day_first', label: 'Day first: 9 March' },
            { id: 'month_first', label: 'Month first: 3 September' },
          ]}
          value={settings.date_order}
          onChange={(chosen) =>
            onChange({ ...settings, date_order: chosen === 'month_first' ? 'month_first' : 'day_first' })
          }
        />
      )}
    </Grid>
  );
}
