import { formatDate } from '@pitlane/shared-data/formats';
import {
  fieldsOf,
  type ImportSettings,
  type ImportWithSamples,
  type Mapping,
  readDate,
} from '@pitlane/shared-data/imports';
import { Grid, Select } from '@pitlane/shared-ui/core';

const none = 'none';

interface ColumnMappingProps {
  entry: ImportWithSamples;
  settings: Pick<ImportSettings, 'mapping' | 'date_order'>;
  onChange: (mapping: Mapping) => void;
}

/** A select of the column of each field, with what its first rows hold. */
export function ColumnMapping({ entry, settings, onChange }: ColumnMappingProps) {
  const { headings, kind, samples } = entry;
  const columns = headings.map((heading, place) => ({
    id: String(place),
    label: heading || `Column ${place + 1}`,
  }));
  const exampleOf = (place: number | undefined, isDate: boolean) => {
    if (place === undefined) return undefined;
    const filled = samples.flatMap((cells) => (cells[place]?.trim() ? [cells[place].trim()] : []));
    const first = filled.find((text) => !isDate || readDate(text, settings.date_order)) ?? filled[0];
    if (first === undefined) return 'Empty in the first rows';
    const shown = first.length > 40 ? `${first.slice(0, 40)}…` : first;
    if (!isDate) return `Such as ${shown}`;
    const day = readDate(first, settings.date_order);
    return day ? `${shown} is read as ${formatDate(day)}` : `${shown} is not a date`;
  };
  return (
    <Grid align="start">
      {fieldsOf(kind).map(({ field, label, isRequired, isDate = false }) => {
        const place = settings.mapping[field];
        return (
          <Select
            key={field}
            label={label}
            isRequired={isRequired}
            options={[{ id: none, label: 'Not in the file', isDisabled: isRequired }, ...columns]}
            value={place === undefined ? (isRequired ? '' : none) : String(place)}
            placeholder="Choose a column…"
            description={exampleOf(place, isDate)}
            onChange={(chosen) => {
              const { [field]: _, ...others } = settings.mapping;
              onChange(chosen === none ? others : { ...others, [field]: Number(chosen) });
            }}
          />
        );
      })}
    </Grid>
  );
}
