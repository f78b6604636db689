import { useScannedPart } from '@pitlane/shared-data/parts';
import { Button, Link, Stack, TextField } from '@pitlane/shared-ui/core';
import { useBoundField } from '@pitlane/shared-ui/forms';
import { Plus } from '@pitlane/shared-ui/icons';
import { SearchScan } from '@pitlane/shared-ui/scan-field';
import { useRef, useState } from 'react';
import { usePartNames } from '../../../part-names/use-part-names.ts';
import { paths } from '../../../paths.ts';
import { namePart } from './order-form.ts';

/** As many as fit below the field on a phone. */
const shown = 5;

interface PartFinderProps {
  /** Not offered again. */
  chosen: readonly number[];
  onAdd: (partId: number, name: string, unit: string) => void;
}

/** `find` of a form: finds a part by name, code or another number, and adds it; one whose number is scanned is added at once. */
export function PartFinder({ chosen, onAdd }: PartFinderProps) {
  const input = useRef<HTMLInputElement>(null);
  const { value: typed, onChange, name, errorMessage, controlRef } = useBoundField<{ find: string }>('find');
  const [problem, setProblem] = useState<string>();
  const { options, isUnknown } = usePartNames(typed, true);
  const found = options.filter(({ id }) => !chosen.includes(id)).slice(0, shown);
  const change = (text: string) => {
    setProblem(undefined);
    onChange(text);
  };
  const add = (id: number, name: string, code: string, unit: string) => {
    onAdd(id, namePart(name, code), unit);
    change('');
  };
  const scan = useScannedPart({
    onFound: ({ id, part_name, part_code, stock_unit }) => {
      change('');
      if (chosen.includes(id)) setProblem(`${part_name} is on this order already`);
      else add(id, part_name, part_code, stock_unit);
    },
    onUnknown: (number) => {
      change(number);
      setProblem(`${number} is not in the stock list`);
    },
    onFailure: setProblem,
  });
  return (
    <Stack gap={2}>
      <TextField
        name={name}
        errorMessage={errorMessage ?? problem}
        label="Find a part"
        description="By its name, code or another number, or scan it"
        autoComplete="off"
        value={typed}
        onChange={change}
        controlRef={(element) => {
          input.current = element;
          controlRef(element);
        }}
      />
      <SearchScan input={input} onScan={(number) => void scan(number)} />
      {(isUnknown || problem) && (
        <p role="status">
          {isUnknown && !problem && `“${typed.trim()}” is not in the stock list. `}
          <Link href={paths.newPart}>Add Part</Link>
        </p>
      )}
      {found.map(({ id, name, code, unit, about }) => (
        <Button key={id} icon={Plus} aria-label={`Add ${name}`} onPress={() => add(id, name, code, unit)}>
          {name} · {about}
        </Button>
      ))}
    </Stack>
  );
}
