import { Button, Stack, TextField } from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { usePartNames } from '../../../part-names/use-part-names.ts';
import { namePart } from './order-form.ts';

/** As many as fit below the field on a phone. */
const shown = 5;

interface PartFinderProps {
  field: { name: string; errorMessage: string | undefined; onChange: () => void };
  /** Not offered again. */
  chosen: readonly number[];
  onAdd: (partId: number, name: string) => void;
}

/** Finds a part by name, code or another number, and adds it. */
export function PartFinder({ field, chosen, onAdd }: PartFinderProps) {
  const [typed, setTyped] = useState('');
  const { options } = usePartNames(typed, true);
  const found = options.filter(({ id }) => !chosen.includes(id)).slice(0, shown);
  return (
    <Stack gap={2}>
      <TextField
        name={field.name}
        errorMessage={field.errorMessage}
        label="Find a part"
        description="By its name, code or another number"
        autoComplete="off"
        value={typed}
        onChange={(text) => {
          field.onChange();
          setTyped(text);
        }}
      />
      {found.map(({ id, name, code, about }) => (
        <Button
          key={id}
          icon={Plus}
          aria-label={`Add ${name}`}
          onPress={() => {
            onAdd(id, namePart(name, code));
            setTyped('');
          }}
        >
          {name} · {about}
        </Button>
      ))}
    </Stack>
  );
}
