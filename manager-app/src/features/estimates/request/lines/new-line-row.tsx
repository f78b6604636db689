import { type LineKind, lineKinds, useAddLine } from '@pitlane/shared-data/estimates';
import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import {
  Button,
  media,
  NumberField,
  PlainForm,
  Select,
  space,
  TextField,
  token,
} from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { kindLabels } from './line-fields.ts';

/** One line of a table; on a phone two fields side by side. */
const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${space(2)};

  & > :nth-child(2) {
    grid-column: 1 / -1;
    grid-row: 1;
  }

  @media ${media.medium} {
    grid-template-columns: 8rem minmax(0, 1fr) 6rem 8rem auto;

    & > :nth-child(2) {
      grid-column: auto;
      grid-row: auto;
    }
  }
`;

const Total = styled.p`
  text-align: end;
  font-variant-numeric: tabular-nums;
  color: ${token('text-muted')};
`;

const kinds = lineKinds.map((id) => ({ id, label: kindLabels[id] }));

interface NewLineRowProps {
  requestId: number;
  /** Rupees of the lines that there are. */
  total: number;
  kind: LineKind;
  /** After the line before was added. */
  autoFocus: boolean;
  onAdded: (kind: LineKind) => void;
}

/** A line entered as in a table: Tab goes through the fields, Enter adds it. */
export function NewLineRow({ requestId, total, kind: first, autoFocus, onAdded }: NewLineRowProps) {
  const add = useAddLine();
  const keyFor = useIdempotencyKey();
  const [kind, setKind] = useState(first);
  const [description, setDescription] = useState('');
  const [quantity, setQuantity] = useState<number | null>(1);
  const [price, setPrice] = useState<number | null>(null);
  const submit = () => {
    const line = {
      ...{ kind, description: description.trim(), quantity: quantity ?? 1 },
      ...(price !== null && { unit_price: price }),
    };
    const sent = add.mutateAsync({ requestId, line, idempotencyKey: keyFor(line) });
    return sendForm(sent, 'Failed to add the line', () => onAdded(kind));
  };
  return (
    <PlainForm
      label="New line"
      check={() => ({
        description: !description.trim() && 'Please describe this line',
        quantity: !quantity && 'Please enter a quantity',
      })}
      onSubmit={submit}
    >
      {({ field, isPending }) => (
        <>
          <Cells>
            <Select
              label="Kind of line"
              options={kinds}
              value={kind}
              onChange={(chosen) => setKind(lineKinds.find((each) => each === chosen) ?? kind)}
            />
            <TextField
              {...field('description')}
              label="New line"
              autoFocus={autoFocus}
              autoComplete="off"
              maxLength={limits.name}
              value={description}
              onChange={(entered) => {
                field('description').onChange();
                setDescription(entered);
              }}
            />
            <NumberField
              {...field('quantity')}
              label={kind === 'labour' ? 'Hours' : 'Pieces'}
              hasSteppers={false}
              minValue={0}
              maxValue={limits.lineQuantity}
              formatOptions={{ maximumFractionDigits: 2 }}
              value={quantity}
              onChange={(entered) => {
                field('quantity').onChange();
                setQuantity(entered);
              }}
            />
            <NumberField
              name="unit_price"
              label="Price each (₹)"
              hasSteppers={false}
              minValue={0}
              maxValue={limits.finalCost}
              formatOptions={{ maximumFractionDigits: 2 }}
              value={price}
              onChange={setPrice}
            />
            <Button type="submit" icon={Plus} isPending={isPending} pendingLabel="Adding...">
              Add
            </Button>
          </Cells>
          <Total>
            {formatMoneyWithPaise(total + (description ? (quantity ?? 0) * (price ?? 0) : 0))} in all
          </Total>
        </>
      )}
    </PlainForm>
  );
}
