import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCount, formatCountOf } from '@pitlane/shared-data/formats';
import {
  fieldsOf,
  guessDateOrder,
  guessMapping,
  type ImportSettings,
  type ImportWithSamples,
} from '@pitlane/shared-data/imports';
import { Banner, Button, Card, CardHeader, ProgressBar, Stack } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { CheckedRows } from './checked-rows.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { DiscardImport } from './discard-import.tsx';
import { ImportOptions } from './import-options.tsx';
import { useCheck } from './use-check.ts';

type Settings = Omit<ImportSettings, 'leaves_errors_out'>;

/** The stored settings, or a guess from headings and dates before the first check. */
function firstSettings({
  kind,
  headings,
  samples,
  mapping,
  date_order,
  duplicates,
}: ImportWithSamples): Settings {
  if (Object.keys(mapping).length > 0) return { mapping, date_order, duplicates };
  const guessed = guessMapping(kind, headings);
  const place = fieldsOf(kind).flatMap(({ field, isDate }) => (isDate ? (guessed[field] ?? []) : []))[0];
  const dates = place === undefined ? [] : samples.map((cells) => cells[place] ?? '');
  return { mapping: guessed, date_order: guessDateOrder(dates), duplicates };
}

const isSame = (one: Settings, other: Settings) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = ({ mapping, date_order, duplicates }: Settings) => [
  Object.entries(mapping).sort(([a], [b]) => a.localeCompare(b)),
  date_order,
  duplicates,
];

/** Columns, options, the dry run and what comes of it. */
export function StagedImport({ entry }: { entry: ImportWithSamples }) {
  const [settings, setSettings] = useState(() => firstSettings(entry));
  const check = useCheck();
  const isChecked = entry.checked_at !== null && isSame(settings, entry);
  const missing = fieldsOf(entry.kind).filter(
    ({ field, isRequired }) => isRequired && settings.mapping[field] === undefined,
  );
  return (
    <Stack gap={6}>
      <Card aria-labelledby="columns">
        <CardHeader
          id="columns"
          title="Columns"
          detail={`Which column of ${entry.file_name} is which? Columns that are not chosen are not imported.`}
          end={<DiscardImport entry={entry} />}
        />
        <ColumnMapping
          entry={entry}
          settings={settings}
          onChange={(mapping) => setSettings({ ...settings, mapping })}
        />
        <ImportOptions kind={entry.kind} settings={settings} onChange={setSettings} />
        {missing.length > 0 && (
          <Banner tone="warning">
            Please choose the column of: {missing.map(({ label }) => label).join(', ')}
          </Banner>
        )}
        {check.error && (
          <Banner tone="danger">
            {messageFor(check.error, 'The check was interrupted. Press Check Rows again; it goes on.')}
          </Banner>
        )}
        {check.isPending && check.read > 0 && (
          <ProgressBar
            label="Checking"
            value={check.read}
            maxValue={entry.row_count}
            valueLabel={`${formatCount(check.read)} of ${formatCountOf(entry.row_count, 'row')}`}
          />
        )}
        <div>
          <Button
            variant={isChecked ? 'secondary' : 'primary'}
            isDisabled={missing.length > 0}
            isPending={check.isPending}
            pendingLabel="Checking..."
            onPress={() => check.mutate({ importId: entry.import_id, ...settings })}
          >
            {isChecked ? 'Check Again' : 'Check Rows'}
          </Button>
        </div>
      </Card>
      {isChecked && !check.isPending && <CheckedRows entry={entry} />}
    </Stack>
  );
}
