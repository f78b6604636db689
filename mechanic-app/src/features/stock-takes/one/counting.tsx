import { roundQuantity } from '@pitlane/shared-data/quantities';
import { Banner, Button, Link, Stack } from '@pitlane/shared-ui/core';
import { ScanField } from '@pitlane/shared-ui/scan-field';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import type { Current } from './count-draft.ts';
import type { CountedLine } from './counted-lines.ts';
import { type CountedPart, PartCounter } from './part-counter.tsx';
import { useFindPart } from './use-find-part.ts';

interface CountingProps {
  lines: readonly CountedLine[];
  current: Current | null;
  setCurrent: (current: Current | null) => void;
  /** @returns whether this device could keep it. */
  onSave: (part: CountedPart, quantity: number | null) => boolean;
  /** A manager adds the part that is not in the stock list. */
  canAddParts: boolean;
  /** Shows the lines with a text. */
  onSearch: (text: string) => void;
}

/** Scanning opens a part with one, or adds one to it; scanning the next part saves the one before. */
export function Counting({ lines, current, setCurrent, canAddParts, onSave, onSearch }: CountingProps) {
  const find = useFindPart(lines);
  const [problem, setProblem] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [elsewhere, setElsewhere] = useState<CountedPart | null>(null);
  const open = (part: CountedPart) => {
    const isSame = current?.part.part_id === part.part_id;
    if (current && !isSame && current.quantity !== null && !onSave(current.part, current.quantity)) return;
    setCurrent({ part, quantity: isSame ? roundQuantity((current.quantity ?? 0) + 1) : 1, isTyped: false });
  };
  const scan = async (code: string) => {
    setProblem(undefined);
    setElsewhere(null);
    const found = await find(code);
    setMissing(found.kind === 'none');
    if (found.kind === 'line') open(found.part);
    else if (found.kind === 'elsewhere') setElsewhere(found.part);
    else if (found.kind === 'text') onSearch(code);
    else setProblem(found.problem);
  };
  return (
    <Stack>
      <ScanField
        label="Scan or find a part"
        description="Its code, another number or its name"
        submitLabel="Find"
        errorMessage={problem}
        onScan={(code) => void scan(code)}
      />
      {isMissing && canAddParts && <Link href={paths.newPart}>Add Part</Link>}
      {elsewhere && (
        <Banner
          tone="warning"
          title={`${elsewhere.part_name} does not belong here`}
          action={
            <Button
              onPress={() => {
                setElsewhere(null);
                open(elsewhere);
              }}
            >
              Count it here
            </Button>
          }
        >
          <p>
            {elsewhere.shelf ? `It belongs on shelf ${elsewhere.shelf}.` : 'It has no shelf.'} Count it here
            if all of them are here.
          </p>
        </Banner>
      )}
      {current && (
        <PartCounter
          {...current}
          onChange={(quantity) => setCurrent({ ...current, quantity })}
          onSave={(quantity) => {
            if (onSave(current.part, quantity)) setCurrent(null);
          }}
          onClose={() => setCurrent(null)}
        />
      )}
    </Stack>
  );
}
