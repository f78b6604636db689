import { limits } from '@pitlane/shared-data/limits';
import { Stack, TextArea } from '@pitlane/shared-ui/core';
import type { LineFields } from './line-fields.ts';

const texts = [
  { name: 'what_it_is', label: 'What it is' },
  { name: 'why_needed', label: 'Why it is needed' },
  { name: 'if_it_waits', label: 'What happens if it waits' },
] as const;

interface LineTextsProps {
  fields: LineFields;
  onChange: (fields: LineFields) => void;
}

/** What the customer reads about a line. */
export function LineTexts({ fields, onChange }: LineTextsProps) {
  return (
    <Stack>
      {texts.map(({ name, label }) => (
        <TextArea
          key={name}
          name={name}
          label={label}
          rows={2}
          maxLength={limits.description}
          value={fields[name]}
          onChange={(text) => onChange({ ...fields, [name]: text })}
        />
      ))}
    </Stack>
  );
}
