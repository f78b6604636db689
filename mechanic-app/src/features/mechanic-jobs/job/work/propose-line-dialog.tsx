import { DataError } from '@pitlane/shared-data/data-error';
import { useAddLine } from '@pitlane/shared-data/estimates';
import { problemOf, useIdempotencyKey } from '@pitlane/shared-data/forms';
import type { InspectionItem, SuggestedLine } from '@pitlane/shared-data/inspections';
import { limits } from '@pitlane/shared-data/limits';
import type { Part } from '@pitlane/shared-data/parts';
import { quantityLimits, unitWord } from '@pitlane/shared-data/quantities';
import type { WaitingLine } from '@pitlane/shared-data/work-queue';
import { NumberField, RadioGroup, Select, TextArea, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { useWaitingLines } from '../../../../waiting-work/use-waiting-work.ts';
import { type Kind, kindOptions, lineOf, reasonOf, type Urgency, urgencyOptions } from './entered-line.ts';
import { PartChoice } from './part-choice.tsx';
import { useBundleChoice } from './use-bundle-choice.ts';

interface ProposeLineDialogProps {
  requestId: number;
  /** What the line is proposed for. */
  item?: InspectionItem;
  /** What is filled in. */
  suggested?: SuggestedLine;
  onClose: () => void;
}

export function ProposeLineDialog({ requestId, item, suggested, onClose }: ProposeLineDialogProps) {
  const add = useAddLine();
  const { save } = useWaitingLines();
  const keyFor = useIdempotencyKey();
  const bundles = useBundleChoice(requestId, item?.item_id, onClose);
  const [kind, setKind] = useState<Kind | null>(suggested?.kind ?? null);
  const [part, setPart] = useState<Part | null>(null);
  const [urgency, setUrgency] = useState<Urgency>(item?.condition === 'watch' ? 'soon' : 'now');
  const [why, setWhy] = useState(item ? reasonOf(item) : '');
  const [described, setDescribed] = useState(suggested?.description ?? '');
  const [quantity, setQuantity] = useState<number | null>(1);

  const check = (values: FormData) => ({
    description:
      !bundles.bundle &&
      !part &&
      !String(values.get('description') ?? '').trim() &&
      'Please describe this line',
    quantity: !bundles.bundle && !quantity && 'Please enter a quantity',
  });
  /** @returns whether the device could keep it. */
  const keep = (waiting: WaitingLine): boolean => {
    try {
      save(waiting);
      return true;
    } catch {
      return false;
    }
  };
  const submit = async (values: FormData) => {
    if (bundles.bundle) return bundles.propose(bundles.bundle.bundle_id);
    // A default would make labour, with its tax code, of a part that is only described.
    if (!kind) return 'Please choose labour, part or other';
    const line = lineOf(values, { kind, part, quantity: quantity ?? 1, urgency, item });
    const proposal = { requestId, line, idempotencyKey: keyFor(line) };
    try {
      const { description } = await add.mutateAsync(proposal);
      notify.success(`${description} proposed`);
    } catch (error) {
      const description = part?.part_name ?? String(values.get('description'));
      const isOffline = error instanceof DataError && error.kind === 'offline';
      if (!isOffline || !keep({ proposal, description, savedAt: Date.now() })) {
        return problemOf(error, 'Not saved. Try again.');
      }
      notify.success('Saved on this device. The line is proposed when the network is back.');
    }
    onClose();
    return undefined;
  };

  return (
    <PlainFormDialog
      title="Propose Line"
      label="Propose line"
      check={check}
      submitLabel="Propose"
      pendingLabel="Saving..."
      buttonSize="large"
      isBegun={part !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {item && <p>For {item.name}</p>}
          {bundles.options.length > 0 && (
            <Select
              label="Bundle"
              options={bundles.options}
              value={bundles.value}
              onChange={bundles.choose}
            />
          )}
          {!bundles.bundle && (
            <>
              <RadioGroup
                label="Kind"
                orientation="horizontal"
                options={kindOptions}
                value={kind ?? ''}
                onChange={(chosen) => {
                  setKind(chosen as Kind);
                  setPart(null);
                }}
              />
              {kind === 'part' && <PartChoice part={part} onChoose={setPart} />}
              {!part && (
                <TextField
                  {...field('description')}
                  label="Description"
                  description={kind === 'part' ? 'For a part that is not in the catalogue' : undefined}
                  isRequired
                  autoComplete="off"
                  maxLength={limits.name}
                  value={described}
                  onChange={(entered) => {
                    setDescribed(entered);
                    field('description').onChange();
                  }}
                />
              )}
              <NumberField
                {...field('quantity')}
                label={kind === 'labour' ? 'Hours' : 'Quantity'}
                description={part ? `In ${unitWord(2, part.stock_unit)}` : undefined}
                isRequired
                minValue={0}
                formatOptions={{ maximumFractionDigits: 3 }}
                {...(part && quantityLimits(part.stock_unit))}
                maxValue={limits.lineQuantity}
                value={quantity}
                onChange={(entered) => {
                  setQuantity(entered);
                  field('quantity').onChange();
                }}
              />
              <RadioGroup
                label="Urgency"
                orientation="horizontal"
                options={urgencyOptions}
                value={urgency}
                onChange={(chosen) => setUrgency(chosen as Urgency)}
              />
              <TextArea
                name="what_it_is"
                label="What it is"
                description="In words that a customer understands"
                rows={2}
                maxLength={limits.description}
              />
              <TextArea
                name="why_needed"
                label="Why it is needed"
                rows={2}
                value={why}
                onChange={setWhy}
                maxLength={limits.description}
              />
              <TextArea
                name="if_it_waits"
                label="What happens if it waits"
                rows={2}
                maxLength={limits.description}
              />
            </>
          )}
        </>
      )}
    </PlainFormDialog>
  );
}
