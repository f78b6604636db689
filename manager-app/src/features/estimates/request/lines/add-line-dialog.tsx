import { type LineKind, lineKinds, useAddLine } from '@pitlane/shared-data/estimates';
import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { garageSettingsQuery } from '@pitlane/shared-data/garage';
import { limits } from '@pitlane/shared-data/limits';
import type { Part } from '@pitlane/shared-data/parts';
import { RadioGroup, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LineAmounts } from './line-amounts.tsx';
import { kindLabels, type LineFields } from './line-fields.ts';
import { LineTexts } from './line-texts.tsx';
import { PartChoice } from './part-choice.tsx';

const kinds = lineKinds.map((id) => ({ id, label: kindLabels[id] }));

const empty: LineFields = {
  description: '',
  quantity: 1,
  unit_price: null,
  urgency: 'now',
  what_it_is: '',
  why_needed: '',
  if_it_waits: '',
};

export function AddLineDialog({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const add = useAddLine();
  const keyFor = useIdempotencyKey();
  const [kind, setKind] = useState<LineKind>('labour');
  const [part, setPart] = useState<Part | null>(null);
  const [fields, setFields] = useState(empty);
  const { description, quantity, unit_price, urgency, ...texts } = fields;
  const labourRate = useQuery(garageSettingsQuery()).data?.labour_rate;

  const check = () => ({
    description: !part && !description.trim() && 'Please describe this line',
    quantity: !quantity && 'Please enter a quantity',
  });
  const submit = () => {
    const line = {
      ...(part ? { part_id: part.id } : { kind, description: description.trim() }),
      ...(unit_price !== null && { unit_price }),
      quantity: quantity ?? 1,
      urgency,
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
    };
    const sent = add.mutateAsync({ requestId, line, idempotencyKey: keyFor(line) });
    return sendForm(sent, 'Failed to add the line', (added) => {
      notify.success(`${added.description} added`);
      onClose();
    });
  };

  return (
    <PlainFormDialog
      title="Add Line"
      label="Add line"
      check={check}
      submitLabel="Add line"
      pendingLabel="Adding..."
      isBegun={part !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <RadioGroup
            label="Kind"
            orientation="horizontal"
            options={kinds}
            value={kind}
            onChange={(chosen) => {
              setKind(kinds.find(({ id }) => id === chosen)?.id ?? kind);
              setPart(null);
            }}
          />
          {kind === 'part' && <PartChoice part={part} onChoose={setPart} />}
          {!part && (
            <TextField
              {...field('description')}
              label="Description"
              isRequired
              autoComplete="off"
              maxLength={limits.name}
              value={description}
              onChange={(entered) => {
                field('description').onChange();
                setFields({ ...fields, description: entered });
              }}
            />
          )}
          <LineAmounts
            line={{
              unit: part?.stock_unit ?? (kind === 'labour' ? 'hour' : 'pcs'),
              part_id: part?.id ?? null,
            }}
            fields={fields}
            priceHint={
              kind === 'labour' && labourRate
                ? `Leave empty for ${formatMoneyWithPaise(labourRate)} an hour`
                : undefined
            }
            quantity={field('quantity')}
            onChange={setFields}
          />
          <LineTexts fields={fields} onChange={setFields} />
        </>
      )}
    </PlainFormDialog>
  );
}
