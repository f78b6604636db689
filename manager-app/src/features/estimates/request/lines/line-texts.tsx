import { limits } from '@pitlane/shared-data/limits';
import { Select, Stack, TextArea } from '@pitlane/shared-ui/core';
import type { Row } from '../../../../line-table/use-row.ts';
import { type LineFields, urgencyOptions } from './line-fields.ts';

const texts = [
  { name: 'what_it_is', label: 'What it is' },
  { name: 'why_needed', label: 'Why it is needed' },
  { name: 'if_it_waits', label: 'What happens if it waits' },
] as const;

/** What the customer reads about a line. */
export const LineTexts = ({ row }: { row: Row<LineFields> }) => (
  <Stack gap={3}>
    <Select
      label="Urgency"
      options={urgencyOptions}
      value={row.fields.urgency}
      onChange={(chosen) => row.set('urgency', chosen)}
    />
    {texts.map(({ name, label }) => (
      <TextArea
        key={name}
        name={name}
        label={label}
        rows={2}
        maxLength={limits.description}
        errorMessage={row.problemOf(name)}
        value={row.fields[name]}
        onChange={(text) => row.set(name, text)}
      />
    ))}
  </Stack>
);
