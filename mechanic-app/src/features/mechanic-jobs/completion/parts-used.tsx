import { formatMoney } from '@pitlane/shared-data/formats';
import { partsTotal, type SelectedPart, setPartQuantity } from '@pitlane/shared-data/parts';
import { Button, space, token } from '@pitlane/shared-ui/core';
import { PackagePlus } from '@pitlane/shared-ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PartPickerDialog } from './part-picker-dialog.tsx';
import { pickPart } from './pick-part.ts';
import { UsedPart } from './used-part.tsx';

const Group = styled.section`
  display: grid;
  gap: ${space(3)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
`;

const Heading = styled.h3`
  font-size: ${token('text-md')};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`;

const Placeholder = styled.p`
  color: ${token('text-muted')};
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  padding-block-start: ${space(2)};
  border-block-start: ${token('hairline')} solid ${token('line-strong')};
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
`;

interface PartsUsedProps {
  parts: readonly SelectedPart[];
  onChange: (parts: readonly SelectedPart[]) => void;
}

export function PartsUsed({ parts, onChange }: PartsUsedProps) {
  const [isPicking, setPicking] = useState(false);
  const headingId = useId();
  const addButton = useRef<HTMLButtonElement>(null);

  const partCount = useRef(parts.length);
  const wasPicking = useRef(false);

  useEffect(() => {
    // The removed part's button had the focus, which would otherwise leave the dialog.
    if (parts.length < partCount.current) addButton.current?.focus();
    partCount.current = parts.length;
  }, [parts.length]);

  useEffect(() => {
    // After the picker closes nothing has the focus, and the outer dialog would take it.
    if (wasPicking.current && !isPicking) addButton.current?.focus();
    wasPicking.current = isPicking;
  }, [isPicking]);

  return (
    <Group aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId}>Parts Used</Heading>
        <Button ref={addButton} size="large" icon={PackagePlus} onPress={() => setPicking(true)}>
          Add Parts
        </Button>
      </Head>
      {parts.length === 0 ? (
        <Placeholder>No parts added.</Placeholder>
      ) : (
        <>
          <List role="list">
            {parts.map((part) => (
              <UsedPart
                key={part.id}
                part={part}
                onQuantityChange={(quantity) => onChange(setPartQuantity(parts, part.id, quantity))}
              />
            ))}
          </List>
          <Total>
            <span>Parts total</span>
            <span>{formatMoney(partsTotal(parts))}</span>
          </Total>
        </>
      )}
      {isPicking && (
        <PartPickerDialog
          chosen={parts}
          onPick={(part) => onChange(pickPart(parts, part))}
          onClose={() => setPicking(false)}
        />
      )}
    </Group>
  );
}
